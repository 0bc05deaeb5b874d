import type { LicenseDatabase } from '#licenses/license-database.ts'
import type { Db } from '#licenses/schema.ts'
import { heardOf } from '#payments/events.ts'
import { type Fulfilment, fulfilment } from '#payments/fulfilment.ts'
import { sweepPayments } from '#payments/process-events.ts'
import { type Reconciled, reconcilePayments } from '#payments/reconcile.ts'
import type { Selling } from '#payments/selling.ts'
import { desk as openedDesk } from './desks.ts'
import { ana, back, type Seller, seller } from './selling.ts'

/** A desk that sells, as one process of a server does, and the provider's stand-in whose time is its own. */
export interface SellingDesk extends Fulfilment {
  selling: Selling
  seller: Seller
  stripe: Seller['stripe']
  desk: LicenseDatabase
  /** What it logged. */
  lines: string[]
  /** Begins an order and opens its checkout; the session's id. */
  begin(plan?: 'monthly' | 'annual'): Promise<string>
  /** The same, paid; the shop has not been notified of it yet. */
  buy(plan?: 'monthly' | 'annual'): Promise<{ sessionId: string; subId: string }>
  subscriptionOf(sessionId: string): string
  /** The provider sends one event, or all so far, each once. */
  hear(eventId: string): Promise<void>
  hearAll(): Promise<void>
  sweep(): Promise<number>
  reconcile(isFull?: boolean): Promise<Reconciled>
  read<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** The kinds of mails that were left, in order. */
  mails(): Promise<string[]>
}

export function shop({
  desk = openedDesk(),
  seller: sold = seller(),
  ...changes
}: Partial<Selling> & { seller?: Seller } = {}): SellingDesk {
  const { stripe, provider } = sold
  const lines: string[] = []
  const selling: Selling = { desk, provider, now: stripe.now, log: (line) => void lines.push(line), ...changes }
  const calls = fulfilment(selling)
  const { read } = desk.database
  const heard = new Set<string>()

  async function begin(plan: 'monthly' | 'annual' = 'monthly'): Promise<string> {
    const order = await calls.order({ plan, baseUrl: 'http://localhost' })
    const { sessionId } = await provider.createCheckout({ orderId: order.id, plan, ...back })
    await calls.opened(order.id, sessionId)
    return sessionId
  }

  function subscriptionOf(sessionId: string): string {
    const { subscription } = stripe.state.sessions[sessionId]
    return typeof subscription === 'string' ? subscription : (subscription?.id ?? '')
  }

  async function hear(eventId: string): Promise<void> {
    const { body, headers } = stripe.signed(eventId)
    const event = provider.readEvent(body, headers['stripe-signature'], stripe.now())
    if (await calls.receive(event)) await calls.work([heardOf(event)])
  }

  return {
    ...calls,
    selling,
    seller: sold,
    stripe,
    desk,
    lines,
    begin,
    async buy(plan) {
      const sessionId = await begin(plan)
      await stripe.pay(sessionId, ana)
      return { sessionId, subId: subscriptionOf(sessionId) }
    },
    subscriptionOf,
    hear,
    async hearAll() {
      for (const { id } of stripe.events()) {
        if (heard.has(id)) continue
        heard.add(id)
        await hear(id)
      }
    },
    sweep: () => sweepPayments(selling, calls),
    reconcile: (isFull = true) => reconcilePayments(selling, calls, { isFull }),
    read,
    mails: async () => (await read((db) => db.selectFrom('outbox').select('kind').orderBy('created').execute())).map(({ kind }) => kind),
  }
}
