import { largest } from '@convostat/api/extremes'
import { CannotStart } from '@convostat/installation/cannot-start'
import Stripe from 'stripe'
import { type PriceIds, planOf, priceFault } from './prices.ts'
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
import { type Asking, type AskingOptions, asking, isMissing } from './stripe-asking.ts'
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

/** Our name for what an order's session and subscription carry. */
const orderKey = 'order_id'

const expandedSession = ['subscription', 'line_items']

/** The payment provider, by its own library. Its version of the API is the one that the library was written for. */
export function stripeProvider(options: StripeProviderOptions): PaymentProvider & { checkPrices(): Promise<void> } {
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
      metadata: { [orderKey]: orderId },
      subscription_data: { metadata: { [orderKey]: orderId } },
    }
    const { id, url } = await ask('checkout.create', () => stripe.checkout.sessions.create(params, { idempotencyKey: `order_${orderId}` }))
    if (url === null) throw new Error('a checkout session without an address')
    return { sessionId: id, url }
  }

  async function session(id: string): Promise<PaidSession | null> {
    const found = await orNull(ask, 'checkout.retrieve', () => stripe.checkout.sessions.retrieve(id, { expand: expandedSession }))
    return found && sessionOf(found)
  }

  async function sessionOf(found: Stripe.Checkout.Session): Promise<PaidSession> {
    const { customer_details: details, subscription: subscribed } = found
    const email = details?.email ?? found.customer_email
    return {
      ...listedSession(found),
      created: found.created,
      status: known(found.status, 'complete', 'expired') ?? 'open',
      paymentStatus: known(found.payment_status, 'paid', 'no_payment_required') ?? 'unpaid',
      amount: found.amount_total,
      email: email ?? null,
      licensee: licenseeOf(details?.name, email),
      customerId: idIn(found.customer),
      subscription:
        subscribed === null ? null : typeof subscribed === 'string' ? await subscription(subscribed) : await standing(subscribed),
    }
  }

  function listedSession({ id, livemode, metadata, currency, line_items: items, subscription }: Stripe.Checkout.Session): ListedSession {
    const [item, ...others] = items?.data ?? []
    const plan = others.length === 0 && item?.quantity === 1 ? planOf(prices, item.price?.id) : null
    return { id, livemode, orderId: metadata?.[orderKey] ?? null, plan, currency, subscription: idIn(subscription) }
  }

  async function subscription(id: string): Promise<Subscription | null> {
    const found = await orNull(ask, 'subscription.retrieve', () => stripe.subscriptions.retrieve(id))
    return found && standing(found)
  }

  /** How it stands, with what was paid for it and what became of that. */
  async function standing(found: Stripe.Subscription): Promise<Subscription> {
    const customer = idIn(found.customer) ?? ''
    const [invoices, charges] = await Promise.all([
      all(ask, 'invoices.list', (after) => stripe.invoices.list({ subscription: found.id, status: 'paid', limit: page, ...after })),
      all(ask, 'charges.list', (after) => stripe.charges.list({ customer, limit: page, ...after })),
    ])
    const paid = invoices.toSorted(byPayment)
    const [first, newest] = [paid[0], paid.at(-1)]
    return {
      ...listed(found),
      livemode: found.livemode,
      orderId: found.metadata[orderKey] ?? null,
      customerId: customer,
      plan: found.items.data.length === 1 ? planOf(prices, found.items.data[0].price.id) : null,
      paidUntil: newest ? paidUntil(newest) : null,
      paidInvoices: paid.length,
      firstPaidAt: first ? paidAt(first) : null,
      lastPaidAt: newest ? paidAt(newest) : null,
      refunded: newest !== undefined && charges.some(({ refunded }) => refunded) && (await isRefunded(newest, charges)),
      disputed: await disputeAmong(charges),
    }
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
    const disputes = states.flat().map(({ status }): NonNullable<Subscription['disputed']> => disputeStates[status as string] ?? 'open')
    return (['open', 'lost', 'won'] as const).find((state) => disputes.includes(state)) ?? null
  }

  async function portal(customerId: string, returnUrl: string): Promise<string> {
    // A link is made anew each time; the key is for the tries at one.
    const idempotencyKey = `portal_${crypto.randomUUID()}`
    const params = { customer: customerId, return_url: returnUrl } satisfies Stripe.BillingPortal.SessionCreateParams
    const { url } = await ask('portal.create', () => stripe.billingPortal.sessions.create(params, { idempotencyKey }))
    return url
  }

  async function* paidSessions(since: number): AsyncIterable<ListedSession> {
    const list = (after: After) =>
      stripe.checkout.sessions.list({ created: { gte: since }, status: 'complete', limit: page, expand: ['data.line_items'], ...after })
    for await (const found of each(ask, 'checkout.list', list)) if (found.payment_status !== 'unpaid') yield listedSession(found)
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
    const invoices = await all(ask, 'invoices.list', (after) =>
      stripe.invoices.list({ subscription: subscriptionId, status: 'paid', limit: page, ...after }),
    )
    const newest = invoices.toSorted(byPayment).at(-1)
    const intents = newest ? await intentsOf(newest) : []
    for (const intent of intents) {
      if (intent === null) continue
      const params = { payment_intent: intent, reason: 'requested_by_customer' } satisfies Stripe.RefundCreateParams
      await ask('refund.create', () => stripe.refunds.create(params, { idempotencyKey: `refund_${intent}` }).catch(unlessDone))
    }
    await end(subscriptionId)
  }

  const end = (subscriptionId: string): Promise<void> =>
    ask('subscription.cancel', async () => void (await stripe.subscriptions.cancel(subscriptionId).catch(unlessDone)))

  /** Ends the start with a sentence unless each price is the one that the pages show. */
  async function checkPrices(): Promise<void> {
    for (const plan of ['monthly', 'annual'] as const) {
      const price = await stripe.prices.retrieve(prices[plan]).catch((error: unknown) => {
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
    subscriptions,
    readEvent: (rawBody, header, now) => readStripeEvent(rawBody, header, webhookSecret, now),
    subscriptionIds,
    refund,
    end,
    checkPrices,
  }
}

/** The sentence for a price that could not be looked at. */
function whyNoPrice(id: string, error: unknown): string {
  if (isMissing(error)) return `The payment provider knows no price ${id} in the mode of this key.`
  if (error instanceof Stripe.errors.StripeAuthenticationError || error instanceof Stripe.errors.StripePermissionError)
    return 'The payment provider does not take CONVOSTAT_STRIPE_KEY, or it may not read prices.'
  return 'The payment provider could not be asked for its prices. Check the connection, then start again.'
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

/** The order in which they were paid, the same whenever it is asked. */
const byPayment = (a: Stripe.Invoice, b: Stripe.Invoice): number => paidAt(a) - paidAt(b) || a.created - b.created || (a.id < b.id ? -1 : 1)

/** The end of what an invoice pays for. What is taken off for time that was not used has an end of its own. */
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

/** What was done before, by somebody else or a try that was lost, is done. */
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

/** Everything in a list, page by page; each page is asked for by itself, and again where that may help. */
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
