import type { Deliver } from '@convostat/fake-stripe'
import type { Selectable } from 'kysely'
import { expect, onTestFinished, vi } from 'vitest'
import type { Tables } from '#licenses/schema.ts'
import type { RunOptions } from '#run.ts'
import { desk, usualSettings } from './desks.ts'
import { ana, apiKey, priceIds, type Seller, seller, webhookSecret } from './selling.ts'
import { servers } from './servers.ts'
import { visitor } from './visitor.ts'

export const payments = { mode: 'test', key: apiKey, webhookSecret, prices: priceIds } as const
/** Nobody listens there: what should be sent stays in its table. */
export const mail = {
  server: { host: '127.0.0.1', port: 1, secure: false, auth: null },
  from: { name: 'ConvoStat', address: 'pro@example.com' },
} satisfies RunOptions['mail']

/** Servers that sell, each with its desk as an operator has it beside it, and the provider that it asks. Called once in a file. */
export function sellingServers() {
  const serving = servers()
  const house = async (options: Partial<RunOptions> = {}) => {
    const lines: string[] = []
    for (const level of ['info', 'error'] as const) vi.spyOn(console, level).mockImplementation((line) => void lines.push(`${line}`))
    onTestFinished(() => void vi.restoreAllMocks())
    let deliver: Deliver = async () => ({ status: 503 })
    const sold = seller({ deliver: (body, headers) => deliver(body, headers) })
    const { stripe } = sold
    const server = await serving({
      engine: 'browser',
      license: { ...usualSettings, mode: 'test' },
      licenseNow: stripe.now,
      payments,
      mail,
      providerFetch: stripe.fetch,
      rates: {},
      ...options,
    })
    const webhook = (body: BodyInit, headers: Record<string, string>) =>
      fetch(`${server.origin}/api/payment/webhook`, { method: 'POST', body, headers })
    const { database } = desk(server.data, { mode: 'test' })
    const rows = <T extends keyof Tables>(table: T): Promise<Selectable<Tables[T]>[]> =>
      database.read((db) => db.selectFrom(table).selectAll().execute() as Promise<Selectable<Tables[T]>[]>)
    return {
      ...server,
      ...sold,
      lines,
      webhook,
      /** From now on the provider's webhooks reach the server. */
      connect: () => {
        deliver = webhook
      },
      database,
      rows,
      checkout: (body: object = {}, headers = {}) =>
        visitor(server.origin).post('/api/payment/create-checkout-session', { base_url: server.origin, ...body }, headers),
      verify: (session_id: unknown) => visitor(server.origin).post('/api/payment/verify-session', { session_id }),
    }
  }
  return { serving, house }
}
export type House = Awaited<ReturnType<ReturnType<typeof sellingServers>['house']>>

/** The session of the newest checkout. */
export const newest = ({ stripe }: Pick<Seller, 'stripe'>): string => Object.keys(stripe.state.sessions).at(-1) ?? ''

/** A session that was paid. */
export async function bought(at: House, body: object = {}): Promise<string> {
  expect((await at.checkout(body)).status).toBe(200)
  const id = newest(at)
  await at.stripe.pay(id, ana)
  return id
}
