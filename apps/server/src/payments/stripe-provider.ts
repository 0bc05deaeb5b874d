import { largest } from '@convostat/api/extremes'
import { CannotStart } from '@convostat/installation/cannot-start'
import Stripe from 'stripe'
import { type PriceIds, planIn, planOf, priceFault } from './prices.ts'
import type {
  Checkout,
  CheckoutWish,
  ListedSession,
  ListedSubscription,
  PaidSession,
  PaymentMode,
  PaymentProvider,
  Subscription,
} from './provider.ts'
import { type Asking, type AskingOptions, asking, isAway, isMissing } from './stripe-asking.ts'
import { readStripeEvent } from './stripe-event.ts'
import { licenseeOf } from './stripe-licensee.ts'

export interface StripeProviderOptions extends AskingOptions {
  mode: PaymentMode
  key: string
  webhookSecret: string
  prices: PriceIds
  /** Where the library asks; the provider itself where it is not given. The sandbox and the tests give the stand-in's. */
  fetch?: typeof fetch
  /** Where the library asks by its own client over plain HTTP, `host:port`: for measuring. */
  at?: string
  /** Milliseconds for one answer; three tries are less than the 20 seconds that a page waits. */
  timeout?: number
  /** How much is asked for at a time; the provider gives 100 at most. */
  page?: number
}

/** What an order's session and subscription carry: the order, and the plan that the session was opened for. */
const orderKey = 'order_id'
const planKey = 'plan'

/**
 * Whether each price is the one that the pages show: throws CannotStart with a sentence where one is not, and ProviderAway where
 * that could not be asked just now.
 */
export interface PriceCheck {
  checkPrices(): Promise<void>
}

/** That nobody answered, or not now: asked again later, it may be as it should. */
export class ProviderAway extends CannotStart {}

interface Standing {
  subscription: Subscription
  paid: Stripe.Invoice[]
}

const expandedSession = ['subscription', 'line_items']

/** The payment provider, by its own library. Its version of the API is the one that the library was written for. */
export function stripeProvider(options: StripeProviderOptions): PaymentProvider & PriceCheck {
  const { mode, prices, webhookSecret, page = 100 } = options
  const stripe = new Stripe(options.key, {
    apiVersion: Stripe.API_VERSION,
    // What may pass is asked again here, also where the library would not.
    maxNetworkRetries: 0,
    timeout: options.timeout ?? 5000,
    telemetry: false,
    appInfo: { name: 'ConvoStat' },
    ...(options.fetch && { httpClient: Stripe.createFetchHttpClient(options.fetch) }),
    ...(options.at && { protocol: 'http', ...hostAndPort(options.at) }),
  })
  const ask = asking(options)

  async function createCheckout({ orderId, plan, successUrl, cancelUrl }: CheckoutWish): Promise<Checkout> {
    const params: Stripe.Checkout.SessionCreateParams = {
      mode: 'subscription',
      line_items: [{ price: prices[plan], quantity: 1 }],
      success_url: successUrl,
      cancel_url: cancelUrl,
      client_reference_id: orderId,
      metadata: { [orderKey]: orderId, [planKey]: plan },
      subscription_data: { metadata: { [orderKey]: orderId } },
    }
    const create = (idempotencyKey: string) => () => stripe.checkout.sessions.create(params, { idempotencyKey })
    // An order that was opened with another price before has a second session: both are honored.
    const { id, url } = await ask('checkout.create', () =>
      create(`order_${orderId}`)().catch((error: unknown) => {
        if (error instanceof Stripe.errors.StripeIdempotencyError) return create(`order_${orderId}_${prices[plan]}`)()
        throw error
      }),
    )
    if (url === null) throw new Error('a checkout session without an address')
    return { sessionId: id, url }
  }

  async function session(id: string): Promise<PaidSession | null> {
    const found = await orNull(ask, 'checkout.retrieve', () => stripe.checkout.sessions.retrieve(id, { expand: expandedSession }))
    return found && readSession(found)
  }

  async function readSession(found: Stripe.Checkout.Session): Promise<PaidSession> {
    const { customer_details: details, subscription: subscribed } = found
    const email = details?.email ?? found.customer_email
    const bought =
      subscribed === null ? null : await (typeof subscribed === 'string' ? subscriptionAndInvoices(subscribed) : standing(subscribed))
    const hasPaidInvoice = bought?.paid.some(({ id }) => id === idIn(found.invoice)) ?? false
    return {
      ...listedSession(found),
      created: found.created,
      status: known(found.status, 'complete', 'expired') ?? 'open',
      paymentStatus: known(found.payment_status, 'paid', 'no_payment_required') ?? (hasPaidInvoice ? 'paid' : 'unpaid'),
      amount: found.amount_total,
      email: email ?? null,
      licensee: licenseeOf(details?.name, email),
      customerId: idIn(found.customer),
      subscription: bought?.subscription ?? null,
    }
  }

  function listedSession({ id, livemode, metadata, currency, line_items: items, subscription }: Stripe.Checkout.Session): ListedSession {
    const [item, ...others] = items?.data ?? []
    // The prices may have changed since it was opened: then its plan is the one that it was opened for.
    const plan = others.length === 0 && item?.quantity === 1 ? (planOf(prices, item.price?.id) ?? planIn(metadata?.[planKey])) : null
    return { id, livemode, orderId: metadata?.[orderKey] ?? null, plan, currency, subscription: idIn(subscription) }
  }

  const subscription = async (id: string): Promise<Subscription | null> => (await subscriptionAndInvoices(id))?.subscription ?? null

  async function subscriptionAndInvoices(id: string): Promise<Standing | null> {
    const found = await orNull(ask, 'subscription.retrieve', () => stripe.subscriptions.retrieve(id))
    return found && standing(found)
  }

  /** Its state, with what was paid for it, in order, and what became of that. */
  async function standing(found: Stripe.Subscription): Promise<Standing> {
    const customer = idIn(found.customer) ?? ''
    const [paid, charges] = await Promise.all([
      paidInvoices(found.id),
      all(ask, 'charges.list', (after) => stripe.charges.list({ customer, limit: page, ...after })),
    ])
    const [first, newest, charged] = [paid[0], paid.at(-1), paid.findLast(isCharged)]
    const subscription: Subscription = {
      ...listed(found),
      livemode: found.livemode,
      orderId: found.metadata[orderKey] ?? null,
      customerId: customer,
      plan: found.items.data.length === 1 ? planOf(prices, found.items.data[0].price.id) : null,
      paidUntil: newest ? paidUntil(newest) : null,
      paidInvoices: paid.length,
      firstPaidAt: first ? paidAt(first) : null,
      lastPaidAt: newest ? paidAt(newest) : null,
      ...(charges.some(({ status }) => status === 'pending') && { isPaying: true }),
      refunded: charged !== undefined && charges.some(({ refunded }) => refunded) && (await isRefunded(charged, charges)),
      disputed: await disputeAmong(charges),
    }
    return { subscription, paid }
  }

  /** The invoices of a subscription that were paid, in the order in which they were. */
  async function paidInvoices(subscriptionId: string): Promise<Stripe.Invoice[]> {
    const invoices = await all(ask, 'invoices.list', (after) =>
      stripe.invoices.list({ subscription: subscriptionId, status: 'paid', limit: page, ...after }),
    )
    return invoices.toSorted(byPayment)
  }

  /** Whether all that was paid for an invoice was given back. */
  async function isRefunded(invoice: Stripe.Invoice, charges: readonly Stripe.Charge[]): Promise<boolean> {
    const intents = await intentsOf(invoice)
    const taken = charges.filter((charge) => charge.paid && intents.includes(idIn(charge.payment_intent)))
    return taken.length > 0 && taken.every(({ refunded }) => refunded)
  }

  async function intentsOf({ id }: Stripe.Invoice): Promise<(string | null)[]> {
    const payments = await all(ask, 'invoice_payments.list', (after) =>
      stripe.invoicePayments.list({ invoice: id, status: 'paid', limit: page, ...after }),
    )
    return payments.map(({ payment }) => idIn(payment.payment_intent ?? null))
  }

  async function disputeAmong(charges: readonly Stripe.Charge[]): Promise<Subscription['disputed']> {
    const states = await Promise.all(
      charges
        .filter(({ disputed }) => disputed)
        .map(({ id }) => all(ask, 'disputes.list', (after) => stripe.disputes.list({ charge: id, limit: page, ...after }))),
    )
    const disputes = states.flat().map(({ status }): NonNullable<Subscription['disputed']> => disputeStates[status] ?? 'open')
    return (['open', 'lost', 'won'] as const).find((state) => disputes.includes(state)) ?? null
  }

  async function portal(customerId: string, returnUrl: string): Promise<string> {
    // A link is new each time; the key is for the tries at one.
    const idempotencyKey = `portal_${crypto.randomUUID()}`
    const params = { customer: customerId, return_url: returnUrl } satisfies Stripe.BillingPortal.SessionCreateParams
    const { url } = await ask('portal.create', () => stripe.billingPortal.sessions.create(params, { idempotencyKey }))
    return url
  }

  async function* paidSessions(since: number): AsyncIterable<ListedSession> {
    const list = (after: After) =>
      stripe.checkout.sessions.list({ created: { gte: since }, status: 'complete', limit: page, expand: ['data.line_items'], ...after })
    for await (const found of each(ask, 'checkout.list', list))
      if (found.payment_status !== 'unpaid' || (await isInvoicePaid(found))) yield listedSession(found)
  }

  /** A bank payment that failed at first may be made good by the invoice: the session itself continues saying that it is unpaid. */
  async function isInvoicePaid({ invoice }: Stripe.Checkout.Session): Promise<boolean> {
    const id = idIn(invoice)
    const found = id && (await orNull(ask, 'invoice.retrieve', () => stripe.invoices.retrieve(id)))
    return found !== null && found !== '' && found.status === 'paid'
  }

  async function sessionOf(subscriptionId: string): Promise<string | null> {
    const params = { subscription: subscriptionId, limit: 1 } satisfies Stripe.Checkout.SessionListParams
    const { data } = await ask('checkout.list', () => stripe.checkout.sessions.list(params))
    return data[0]?.id ?? null
  }

  async function* subscriptions(): AsyncIterable<ListedSubscription> {
    const list = (after: After) => stripe.subscriptions.list({ status: 'all', limit: page, ...after })
    for await (const found of each(ask, 'subscriptions.list', list)) if (orderKey in found.metadata) yield listed(found)
  }

  async function subscriptionIds(objectId: string): Promise<string[]> {
    if (objectId.startsWith('sub_')) return [objectId]
    if (objectId.startsWith('in_')) {
      const invoice = await orNull(ask, 'invoice.retrieve', () => stripe.invoices.retrieve(objectId))
      const id = idIn(invoice?.parent?.subscription_details?.subscription ?? null)
      return id === null ? [] : [id]
    }
    const customer = await customerOf(objectId)
    if (customer === null) return []
    const found = await all(ask, 'subscriptions.list', (after) =>
      stripe.subscriptions.list({ customer, status: 'all', limit: page, ...after }),
    )
    return found.map(({ id }) => id)
  }

  async function customerOf(objectId: string): Promise<string | null> {
    if (objectId.startsWith('cus_')) return objectId
    if (/^(du|dp)_/.test(objectId)) {
      const dispute = await orNull(ask, 'dispute.retrieve', () => stripe.disputes.retrieve(objectId))
      return dispute && customerOf(idIn(dispute.charge) ?? '')
    }
    if (!/^(ch|py)_/.test(objectId)) return null
    const charge = await orNull(ask, 'charge.retrieve', () => stripe.charges.retrieve(objectId))
    return charge && idIn(charge.customer)
  }

  async function refund(subscriptionId: string): Promise<void> {
    const newest = (await paidInvoices(subscriptionId)).findLast(isCharged)
    if (newest) await giveBack(newest)
    await end(subscriptionId)
  }

  async function refundAfter(subscriptionId: string, count: number): Promise<void> {
    for (const invoice of (await paidInvoices(subscriptionId)).slice(count).filter(isCharged)) await giveBack(invoice)
  }

  async function giveBack(invoice: Stripe.Invoice): Promise<void> {
    for (const intent of await intentsOf(invoice)) {
      if (intent === null) continue
      const params = { payment_intent: intent, reason: 'requested_by_customer' } satisfies Stripe.RefundCreateParams
      await ask('refund.create', () => stripe.refunds.create(params, { idempotencyKey: `refund_${intent}` }).catch(unlessDone))
    }
  }

  const end = (subscriptionId: string): Promise<void> =>
    ask('subscription.cancel', async () => void (await stripe.subscriptions.cancel(subscriptionId).catch(unlessDone)))

  async function checkPrices(): Promise<void> {
    for (const plan of ['monthly', 'annual'] as const) {
      const price = await stripe.prices.retrieve(prices[plan]).catch((error: unknown) => {
        // The provider may be back in a moment, also where it advises against asking again immediately: no reason not to start.
        if (error instanceof Stripe.errors.StripeError && isAway(error))
          throw new ProviderAway(whyNoPrice(prices[plan], error), { cause: error })
        throw new CannotStart(whyNoPrice(prices[plan], error), { cause: error })
      })
      const fault = priceFault(plan, price)
      if (fault !== null) throw new CannotStart(fault)
    }
  }

  return {
    mode,
    createCheckout,
    session,
    subscription,
    portal,
    paidSessions,
    sessionOf,
    subscriptions,
    readEvent: (rawBody, header, now) => readStripeEvent(rawBody, header, webhookSecret, now),
    subscriptionIds,
    refund,
    refundAfter,
    end,
    checkPrices,
  }
}

/** The sentence for a price that could not be looked at. */
function whyNoPrice(id: string, error: unknown): string {
  if (isMissing(error)) return `The payment provider knows no price ${id} in the mode of this key.`
  if (error instanceof Stripe.errors.StripeAuthenticationError || error instanceof Stripe.errors.StripePermissionError)
    return 'The payment provider does not take CONVOSTAT_STRIPE_KEY, or it may not read prices.'
  return 'The payment provider could not be asked for its prices.'
}

/** Where the provider says that a dispute is over; in any other state it is not. A warning that is closed took nothing. */
const disputeStates: Readonly<Record<string, 'won' | 'lost' | undefined>> = {
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
}

function hostAndPort(address: string): { host: string; port: string } {
  const [host, port] = address.split(':')
  return { host, port }
}

/** One of these values; the library's types allow for others that there may be one day. */
const known = <const T extends string>(value: unknown, ...values: T[]): T | null => values.find((each) => each === value) ?? null

const idIn = (value: string | { id: string } | null): string | null => (typeof value === 'string' ? value : (value?.id ?? null))

const paidAt = ({ status_transitions: { paid_at }, created }: Stripe.Invoice): number => paid_at ?? created

/** Whether money was taken for it: some cost nothing, by a coupon or by what was paid before. */
const isCharged = ({ amount_paid }: Stripe.Invoice): boolean => amount_paid > 0

/** The order in which they were paid, the same whenever it is asked. */
const byPayment = (a: Stripe.Invoice, b: Stripe.Invoice): number => paidAt(a) - paidAt(b) || a.created - b.created || (a.id < b.id ? -1 : 1)

/** The end of what an invoice pays for. What is taken off for time that was not used has its own end. */
function paidUntil({ lines: { data } }: Stripe.Invoice): number | null {
  const ends = data.flatMap(({ amount, period }) => (amount < 0 ? [] : [period.end]))
  return ends.length === 0 ? null : largest(ends)
}

async function orNull<T>(ask: Asking, what: string, call: () => Promise<T>): Promise<T | null> {
  return ask(what, () =>
    call().catch((error: unknown) => {
      if (isMissing(error)) return null
      throw error
    }),
  )
}

/** What was done before, by someone else or a try that was lost, is done. */
function unlessDone(error: unknown): void {
  const isDone = error instanceof Stripe.errors.StripeInvalidRequestError && (error.code === 'charge_already_refunded' || isMissing(error))
  if (!isDone) throw error
}

function listed({ id, status, items, cancel_at, cancel_at_period_end, ended_at }: Stripe.Subscription): ListedSubscription {
  const periodEnd = largest(
    items.data.map((item) => item.current_period_end),
    0,
  )
  return {
    id,
    status: status as Subscription['status'],
    periodEnd,
    cancelAt: cancel_at ?? (cancel_at_period_end ? periodEnd : null),
    cancelAtPeriodEnd: cancel_at_period_end,
    endedAt: ended_at,
  }
}

type After = { starting_after?: string }

/** Everything in a list, page by page; each page is asked for separately, and again where that may help. */
async function* each<T extends { id: string }>(
  ask: Asking,
  what: string,
  list: (after: After) => Promise<{ data: T[]; has_more: boolean }>,
): AsyncGenerator<T> {
  for (let after: After = {}; ; ) {
    const { data, has_more } = await ask(what, () => list(after))
    yield* data
    const last = data.at(-1)
    if (!has_more || !last) return
    after = { starting_after: last.id }
  }
}

async function all<T extends { id: string }>(
  ask: Asking,
  what: string,
  list: (after: After) => Promise<{ data: T[]; has_more: boolean }>,
): Promise<T[]> {
  const found: T[] = []
  for await (const one of each(ask, what, list)) found.push(one)
  return found
}
