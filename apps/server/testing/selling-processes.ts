import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fakeStripe } from '@convostat/fake-stripe'
import { getRequestListener } from '@hono/node-server'
import type { CrashPoint, SellingJob, SellingTask } from './selling-process.ts'

const account = {
  key: 'sk_test_TheKeyOfTheProcesses0123456789',
  webhookSecret: 'whsec_TheSecretOfTheProcesses0123456789',
  prices: { monthly: 'price_monthly', annual: 'price_annual' },
}

/** The provider's stand-in behind a port, so that it lives on when those who sell are killed; its time pauses until it is moved. */
export async function providerOnPort(noon: number) {
  const standIn = fakeStripe({
    apiKey: account.key,
    webhookSecret: account.webhookSecret,
    now: () => noon,
    prices: [
      { id: account.prices.monthly, cents: 700, currency: 'usd', interval: 'month' },
      { id: account.prices.annual, cents: 5900, currency: 'usd', interval: 'year' },
    ],
  })
  const server = createServer(getRequestListener(standIn.app.fetch)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    standIn,
    job: (database: string, dies?: CrashPoint): SellingJob => ({ ...account, database, provider: `http://127.0.0.1:${port}`, dies }),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
export type ProviderOnPort = Awaited<ReturnType<typeof providerOnPort>>

type Untimed<T> = T extends unknown ? Omit<T, 'now'> : never

/** A process that sells. What it is asked for is answered, or rejected with `killed` where it died of it. */
export interface SellingProcess {
  ask<T = unknown>(task: Untimed<SellingTask>): Promise<T>
  /** Sends it an event, signed. */
  tell(eventId: string): Promise<unknown>
  kill(): Promise<void>
}

export async function sellingProcess(
  script: string,
  database: string,
  provider: ProviderOnPort,
  dies?: CrashPoint,
): Promise<SellingProcess> {
  const { standIn } = provider
  const child: ChildProcess = fork(script, [JSON.stringify(provider.job(database, dies))], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const waiting = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>()
  let count = 0
  const over = once(child, 'exit').then(() => {
    for (const { reject } of waiting.values()) reject(new Error('killed'))
    waiting.clear()
  })
  await once(child, 'message')
  child.on('message', ({ id, result, error }: { id: number; result?: never; error?: string }) => {
    const asked = waiting.get(id)
    waiting.delete(id)
    if (error === undefined) asked?.resolve(result as never)
    else asked?.reject(new Error(error))
  })

  function ask<T>(task: Untimed<SellingTask>): Promise<T> {
    count += 1
    const id = count
    return new Promise<T>((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      child.send({ id, task: { ...task, now: standIn.now() } }, (error) => error && reject(new Error('killed')))
    })
  }

  return {
    ask,
    tell(eventId) {
      const { body, headers } = standIn.signed(eventId)
      return ask({ do: 'webhook', body: Buffer.from(body).toString('base64'), signature: headers['stripe-signature'] })
    },
    async kill() {
      child.kill('SIGKILL')
      await over
    },
  }
}
