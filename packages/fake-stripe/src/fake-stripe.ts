import Stripe from 'stripe'
import { api } from './api.ts'
import { type Buyer, checkouts } from './checkouts.ts'
import { movedClock } from './clock.ts'
import { endpoints } from './endpoints.ts'
import { telling } from './events.ts'
import { invalid } from './fault.ts'
import { type Fault, faultQueue } from './faults.ts'
import { type PriceWish, price } from './objects/index.ts'
import { payments } from './payments.ts'
import { emptyState, found, idIn, type State } from './state.ts'
import { subscriptions } from './subscriptions.ts'
import { type Deliver, webhooks } from './webhooks.ts'

export type { Buyer } from './checkouts.ts'
export type { Fault, FaultKind } from './faults.ts'
export type { PriceWish } from './objects/index.ts'

export type { Deliver } from './webhooks.ts'

export interface FakeStripeOptions {
  /** `sk_test_...` or `sk_live_...`: objects are of that mode. */
  apiKey: string
  /** What webhooks are signed with. */
  webhookSecret: string
  prices: readonly PriceWish[]
  /** The real clock, whole seconds since 1970. */
  now?: () => number
  /** Where events go; without it they stay where they are. */
  deliver?: Deliver
  /** What `snapshot` gave before. */
  snapshot?: string
  /** Called when something may have changed, to be kept. */
  changed?: () => void
  /** The addresses of the pages that the provider would show. */
  checkoutPage?: (session: Stripe.Checkout.Session) => string
  portalPage?: (portal: Stripe.BillingPortal.Session) => string
}

/**
 * Replaces Stripe: answers its API as far as we use it, takes nobody's money, and sends signed
 * webhooks. The library talks to it through `fetch`; the player of the buyer, the bank and time calls the rest. What they do
 * throws a `StripeFault` where it cannot be done. Each of these resolves when its webhooks were sent once.
 */
export function fakeStripe(options: FakeStripeOptions) {
  const { apiKey, webhookSecret, now: real = () => Math.floor(Date.now() / 1000), deliver = null, changed = () => undefined } = options
  const livemode = apiKey.startsWith('sk_live_')
  const apiVersion = Stripe.API_VERSION
  const state: State = { ...emptyState(), ...(options.snapshot !== undefined && (JSON.parse(options.snapshot) as State)) }
  const clock = movedClock(state, real)
  for (const wish of options.prices) state.prices[wish.id] ??= price(wish, { now: clock.now(), livemode })
  const tell = telling(state, clock, { livemode, apiVersion })
  const parts = { state, clock, tell, livemode }
  const money = payments(parts)
  const subscribed = subscriptions(parts, money)
  const pageOf = options.checkoutPage ?? (({ id }) => `https://checkout.stripe.com/c/pay/${id}`)
  const sold = checkouts(parts, money, subscribed, pageOf)
  const portalPageOf = options.portalPage ?? (({ id }) => `https://billing.stripe.com/p/session/${id}`)
  const faults = faultQueue()
  const sending = webhooks({ state, clock, secret: webhookSecret, deliver })
  const http = api({
    state,
    clock,
    endpoints: endpoints({ ...parts, payments: money, subscriptions: subscribed, checkouts: sold, portalPageOf }),
    apiKey,
    apiVersion,
    faults,
    changed: noticed,
    settle,
  })

  /** Whatever was to happen by now, each at its time. */
  function settle(): void {
    for (let next = first(); next !== null && next.at <= clock.now(); next = first()) clock.at(next.at, next.happen)
  }

  function first(): { at: number; happen: () => void } | null {
    const sessions = Object.values(state.sessions).flatMap((session) =>
      session.status === 'open' ? [{ at: session.expires_at, happen: () => void sold.expire(session) }] : [],
    )
    const others = Object.values(state.subscriptions).flatMap((each) => subscribed.next(each) ?? [])
    return [...sessions, ...others].reduce<ReturnType<typeof first>>((early, each) => (early && early.at <= each.at ? early : each), null)
  }

  function noticed(): void {
    changed()
    void sending.flush().then(changed)
  }

  /** An action, and the events about it. */
  async function doing<T>(happening: () => T): Promise<T> {
    settle()
    const result = happening()
    changed()
    await sending.flush()
    changed()
    return result
  }

  /** The charge that paid for the newest of a subscription's invoices. */
  function chargeOf(subscription: string): Stripe.Charge {
    const invoices = Object.values(state.invoices).filter(({ parent }) => parent?.subscription_details?.subscription === subscription)
    for (const { id } of invoices.reverse()) {
      const payment = Object.values(state.invoicePayments).find(({ invoice, status }) => invoice === id && status === 'paid')
      const intent = payment && found(state.paymentIntents, idIn(payment.payment.payment_intent))
      const charge = intent && found(state.charges, idIn(intent.latest_charge))
      if (charge) return charge
    }
    throw invalid('Nothing was paid for this subscription.')
  }

  const disputeOf = (subscription: string): string => {
    const charge = chargeOf(subscription).id
    const dispute = Object.values(state.disputes).find((each) => each.charge === charge)
    if (!dispute) throw invalid('Nobody disputes this payment.')
    return dispute.id
  }

  return {
    /** For the library: `Stripe.createFetchHttpClient(standIn.fetch)`. No port is opened. */
    fetch: (async (input, init) => {
      const answer = Promise.resolve(http.app.fetch(new Request(input, init)))
      return init?.signal ? Promise.race([answer, hungUp(init.signal)]) : answer
    }) as typeof fetch,
    app: http.app,
    livemode,
    /** Its clock, whole seconds since 1970. */
    now: clock.now,
    /** All there is, to be looked at. */
    state: state as Readonly<State>,
    /** Every request that came. */
    asked: http.asked as readonly { call: string; form: string; key: string | null }[],
    snapshot: () => JSON.stringify(state),

    // The buyer, on the provider's pages.
    pay: (session: string, buyer: Buyer) => doing(() => sold.pay(session, buyer)),
    /** By a bank that takes some days: `arrive` says how it went. */
    payLater: (session: string, buyer: Buyer) => doing(() => sold.pay(session, buyer, { isLater: true })),
    arrive: (session: string, has: 'succeeded' | 'failed', how?: { isOver?: boolean }) => doing(() => sold.arrive(session, has, how)),
    decline: (session: string, buyer: Buyer) => doing(() => sold.decline(session, buyer)),
    expire: (session: string) => doing(() => sold.expire(sold.expect(session))),
    cancelAtPeriodEnd: (subscription: string, isWanted: boolean) =>
      doing(() => subscribed.change(subscription, { cancel_at_period_end: isWanted })),
    cancelNow: (subscription: string) => doing(() => subscribed.cancel(subscription)),
    switchTo: (subscription: string, priceId: string) => doing(() => subscribed.change(subscription, { price: state.prices[priceId] })),

    // The bank.
    /** From now on the card of a subscription's customer is refused, or taken again. */
    refuseCard: (subscription: string, isRefused = true) =>
      doing(() => {
        const customer = idIn(subscribed.expect(subscription).customer)
        if (isRefused) state.refused[customer] = true
        else delete state.refused[customer]
      }),
    /** From now on the bank of a subscription's customer takes some days for a renewal; `arriveRenewal` says how it went. */
    payByBank: (subscription: string) =>
      doing(() => {
        state.slow[idIn(subscribed.expect(subscription).customer)] = true
      }),
    arriveRenewal: (subscription: string, has: 'succeeded' | 'failed') =>
      doing(() => subscribed.arrive(subscribed.expect(subscription), has)),
    /** Tries a renewal that could not be paid again now, as after another card was given. */
    payOpenInvoice: (subscription: string) =>
      doing(() => {
        const of = subscribed.expect(subscription)
        const invoice = found(state.invoices, idIn(of.latest_invoice))
        if (invoice?.status !== 'open') throw invalid('Everything is paid.')
        subscribed.retry(of, invoice)
      }),
    /** Gives the newest payment back, or some cents of it. */
    refund: (subscription: string, amount?: number) => doing(() => money.refund(chargeOf(subscription).id, { amount })),
    dispute: (subscription: string) => doing(() => money.dispute(chargeOf(subscription).id)),
    closeDispute: (subscription: string, status: 'won' | 'lost') => doing(() => money.closeDispute(disputeOf(subscription), status)),

    // Time.
    /** Moves the clock on by this many seconds; what falls due on the way happens, each at its time. */
    advance: (seconds: number) =>
      doing(() => {
        state.offset += seconds
        settle()
      }),
    /** To be called now and then: what fell due by itself happens, and webhooks that were not taken are sent again. */
    tick: () => doing(() => undefined),

    // The way between us.
    fail: (fault: Fault) => faults.add(fault),
    heal: () => faults.clear(),
    events: () => Object.values(state.events),
    /** An event as it would be sent now. */
    signed: sending.signed,
    flush: sending.flush,
  }
}
/** A request's own signal follows this one only as long as someone has the request. */
const hungUp = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

export type FakeStripe = ReturnType<typeof fakeStripe>
