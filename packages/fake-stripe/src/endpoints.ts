import { DAY } from '@convostat/format/seconds'
import type Stripe from 'stripe'
import type { Checkouts } from './checkouts.ts'
import type { Clock } from './clock.ts'
import { invalid, missing, noSuch } from './fault.ts'
import * as make from './objects/index.ts'
import { isWithin, pageOf, paging } from './pages.ts'
import {
  type Accepts,
  emptyable,
  type Fields,
  flag,
  group,
  list,
  metadata,
  oneOf,
  type Read,
  type Reader,
  range,
  text,
  whole,
} from './parameters.ts'
import type { Payments } from './payments.ts'
import { found, idIn, type State, type Table } from './state.ts'
import type { Subscriptions } from './subscriptions.ts'

export interface Parts {
  state: State
  clock: Clock
  livemode: boolean
  payments: Payments
  subscriptions: Subscriptions
  checkouts: Checkouts
  portalPageOf(session: Stripe.BillingPortal.Session): string
}

export interface Endpoint {
  method: 'GET' | 'POST' | 'DELETE'
  /** With `:id` for the one it is about. */
  path: string
  parameters: Reader<{ expand?: string[] }> & { fields: Fields }
  /** The library's type of the parameters, `file#interface`: what is accepted here is in it. */
  type: string
  answer(read: never, id: string): object
}

/** What we use of the provider's API, and nothing else of it. */
export function endpoints({ state, clock, livemode, payments, subscriptions, checkouts, portalPageOf }: Parts): Endpoint[] {
  const all: Endpoint[] = []
  function endpoint<F extends Fields>(
    method: Endpoint['method'],
    path: string,
    type: string,
    parameters: Reader<Read<F>> & { fields: F },
    answer: (read: Read<F>, id: string) => object,
  ): void {
    all.push({ method, path, type, parameters, answer })
  }
  const expand = list(text)
  const one =
    <T extends object>(table: Table<T>, what: string, param: string) =>
    (_: unknown, id: string) => {
      const object = found(table, id)
      if (!object) throw noSuch(what, id, param)
      return object
    }
  const priceOf = (id: string | undefined, param: string): Stripe.Price => {
    if (id === undefined) throw missing(param)
    const price = found(state.prices, id)
    if (!price) throw noSuch('price', id, param, 400)
    return price
  }

  // Checkout sessions.
  const item = group({ price: text, quantity: whole } satisfies Accepts<Stripe.Checkout.SessionCreateParams.LineItem>)
  const bought = group({
    metadata,
    trial_period_days: whole,
  } satisfies Accepts<Stripe.Checkout.SessionCreateParams.SubscriptionData>)
  const sessionCreate = group(
    {
      mode: oneOf('payment', 'setup', 'subscription'),
      line_items: list(item, 20),
      success_url: text,
      cancel_url: text,
      client_reference_id: text,
      customer_email: text,
      metadata,
      subscription_data: bought,
      allow_promotion_codes: flag,
      expires_at: whole,
      expand,
    } satisfies Accepts<Stripe.Checkout.SessionCreateParams>,
    ['line_items', 'success_url'],
  )
  endpoint('POST', '/v1/checkout/sessions', 'Checkout/Sessions#SessionCreateParams', sessionCreate, (read) => {
    const asked: Stripe.Checkout.SessionCreateParams = read
    if (asked.mode !== 'subscription') throw invalid('You specified `payment` mode but passed a recurring price.', 'mode')
    const [first, ...others] = asked.line_items ?? []
    if (!first || others.length > 0) throw invalid('One line item is sold here.', 'line_items')
    const now = clock.now()
    const expiresAt = asked.expires_at ?? now + DAY
    if (expiresAt < now + 1800 || expiresAt > now + DAY)
      throw invalid('The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.', 'expires_at')
    if (first.quantity === undefined) throw missing('line_items[0][quantity]')
    for (const param of ['success_url', 'cancel_url'] as const)
      if (asked[param] !== undefined && !isAddress(asked[param])) throw invalid('Not a valid URL', param, 'url_invalid')
    return checkouts.open({
      price: priceOf(first.price, 'line_items[0][price]'),
      quantity: first.quantity,
      metadata: read.metadata ?? {},
      successUrl: read.success_url ?? '',
      cancelUrl: asked.cancel_url ?? null,
      customerEmail: asked.customer_email ?? null,
      clientReference: asked.client_reference_id ?? null,
      expiresAt,
      promotionCodes: asked.allow_promotion_codes ?? false,
      subscription: { metadata: read.subscription_data?.metadata ?? {}, trialDays: read.subscription_data?.trial_period_days ?? 0 },
    })
  })
  const sessionList = group({
    ...paging,
    created: range,
    customer: text,
    subscription: text,
    status: oneOf('open', 'complete', 'expired'),
  } satisfies Accepts<Stripe.Checkout.SessionListParams>)
  endpoint(
    'GET',
    '/v1/checkout/sessions',
    'Checkout/Sessions#SessionListParams',
    sessionList,
    ({ created, customer, subscription, status, ...page }) => {
      const some = Object.values(state.sessions).filter(
        (each) =>
          isWithin(each.created, created) && is(customer, each.customer) && is(subscription, each.subscription) && is(status, each.status),
      )
      return pageOf(some, page, '/v1/checkout/sessions')
    },
  )
  const retrieve = group({ expand })
  endpoint(
    'GET',
    '/v1/checkout/sessions/:id',
    'Checkout/Sessions#SessionRetrieveParams',
    retrieve,
    one(state.sessions, 'checkout.session', 'session'),
  )
  endpoint('POST', '/v1/checkout/sessions/:id/expire', 'Checkout/Sessions#SessionExpireParams', retrieve, (_, id) =>
    checkouts.expire(checkouts.expect(id)),
  )
  const lineItems = group({ ...paging } satisfies Accepts<Stripe.Checkout.SessionListLineItemsParams>)
  endpoint('GET', '/v1/checkout/sessions/:id/line_items', 'Checkout/Sessions#SessionListLineItemsParams', lineItems, (page, id) => {
    one(state.sessions, 'checkout.session', 'session')(page, id)
    return pageOf(state.lineItems[id], page, `/v1/checkout/sessions/${id}/line_items`)
  })

  // Subscriptions.
  const subscriptionList = group({
    ...paging,
    created: range,
    customer: text,
    price: text,
    status: oneOf('active', 'all', 'canceled', 'ended', 'incomplete', 'incomplete_expired', 'past_due', 'paused', 'trialing', 'unpaid'),
  } satisfies Accepts<Stripe.SubscriptionListParams>)
  endpoint(
    'GET',
    '/v1/subscriptions',
    'Subscriptions#SubscriptionListParams',
    subscriptionList,
    ({ created, customer, price, status, ...page }) => {
      const some = Object.values(state.subscriptions).filter(
        (each) =>
          isWithin(each.created, created) &&
          is(customer, each.customer) &&
          is(price, each.items.data[0].price) &&
          isListed(each.status, status),
      )
      return pageOf(some, page, '/v1/subscriptions')
    },
  )
  endpoint(
    'GET',
    '/v1/subscriptions/:id',
    'Subscriptions#SubscriptionRetrieveParams',
    retrieve,
    one(state.subscriptions, 'subscription', 'id'),
  )
  const changed = group({ id: text, price: text, quantity: whole } satisfies Accepts<Stripe.SubscriptionUpdateParams.Item>)
  const subscriptionUpdate = group({
    cancel_at_period_end: flag,
    cancel_at: emptyable(whole),
    items: list(changed, 1),
    proration_behavior: oneOf('always_invoice', 'create_prorations', 'none'),
    metadata,
    expand,
  } satisfies Accepts<Stripe.SubscriptionUpdateParams>)
  endpoint('POST', '/v1/subscriptions/:id', 'Subscriptions#SubscriptionUpdateParams', subscriptionUpdate, (read, id) => {
    const price = read.items?.[0] && priceOf(read.items[0].price, 'items[0][price]')
    return subscriptions.change(id, { ...read, price })
  })
  const subscriptionCancel = group({ invoice_now: flag, prorate: flag, expand } satisfies Accepts<Stripe.SubscriptionCancelParams>)
  endpoint('DELETE', '/v1/subscriptions/:id', 'Subscriptions#SubscriptionCancelParams', subscriptionCancel, (_, id) =>
    subscriptions.cancel(id),
  )

  // What was paid, and given back.
  const invoiceList = group({
    ...paging,
    created: range,
    customer: text,
    subscription: text,
    status: oneOf('draft', 'open', 'paid', 'uncollectible', 'void'),
  } satisfies Accepts<Stripe.InvoiceListParams>)
  endpoint('GET', '/v1/invoices', 'Invoices#InvoiceListParams', invoiceList, ({ created, customer, subscription, status, ...page }) => {
    const some = Object.values(state.invoices).filter(
      (each) =>
        isWithin(each.created, created) &&
        is(customer, each.customer) &&
        is(subscription, each.parent?.subscription_details?.subscription) &&
        is(status, each.status),
    )
    return pageOf(some, page, '/v1/invoices')
  })
  endpoint('GET', '/v1/invoices/:id', 'Invoices#InvoiceRetrieveParams', retrieve, one(state.invoices, 'invoice', 'invoice'))
  const paidBy = group({ type: oneOf('payment_intent'), payment_intent: text } satisfies Accepts<Stripe.InvoicePaymentListParams.Payment>, [
    'type',
  ])
  const invoicePaymentList = group({
    ...paging,
    invoice: text,
    payment: paidBy,
    status: oneOf('canceled', 'open', 'paid'),
  } satisfies Accepts<Stripe.InvoicePaymentListParams>)
  endpoint(
    'GET',
    '/v1/invoice_payments',
    'InvoicePayments#InvoicePaymentListParams',
    invoicePaymentList,
    ({ invoice, payment, status, ...page }) => {
      const some = Object.values(state.invoicePayments).filter(
        (each) => is(invoice, each.invoice) && is(payment?.payment_intent, each.payment.payment_intent) && is(status, each.status),
      )
      return pageOf(some, page, '/v1/invoice_payments')
    },
  )
  const chargeList = group({ ...paging, created: range, customer: text, payment_intent: text } satisfies Accepts<Stripe.ChargeListParams>)
  endpoint('GET', '/v1/charges', 'Charges#ChargeListParams', chargeList, ({ created, customer, payment_intent, ...page }) => {
    const some = Object.values(state.charges).filter(
      (each) => isWithin(each.created, created) && is(customer, each.customer) && is(payment_intent, each.payment_intent),
    )
    return pageOf(some, page, '/v1/charges')
  })
  endpoint('GET', '/v1/charges/:id', 'Charges#ChargeRetrieveParams', retrieve, one(state.charges, 'charge', 'id'))
  const refundCreate = group({
    charge: text,
    payment_intent: text,
    amount: whole,
    reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer'),
    metadata,
    expand,
  } satisfies Accepts<Stripe.RefundCreateParams>)
  endpoint('POST', '/v1/refunds', 'Refunds#RefundCreateParams', refundCreate, ({ charge, payment_intent, ...wish }) => {
    if (charge === undefined && payment_intent === undefined) throw missing('charge')
    const intent = payment_intent === undefined ? undefined : found(state.paymentIntents, payment_intent)
    if (payment_intent !== undefined && !intent) throw noSuch('payment_intent', payment_intent, 'payment_intent', 400)
    return payments.refund(charge ?? idIn(intent?.latest_charge), wish)
  })
  const refundList = group({ ...paging, charge: text, payment_intent: text } satisfies Accepts<Stripe.RefundListParams>)
  endpoint('GET', '/v1/refunds', 'Refunds#RefundListParams', refundList, ({ charge, payment_intent, ...page }) => {
    const some = Object.values(state.refunds).filter((each) => is(charge, each.charge) && is(payment_intent, each.payment_intent))
    return pageOf(some, page, '/v1/refunds')
  })
  const disputeList = group({ ...paging, charge: text, payment_intent: text } satisfies Accepts<Stripe.DisputeListParams>)
  endpoint('GET', '/v1/disputes', 'Disputes#DisputeListParams', disputeList, ({ charge, payment_intent, ...page }) => {
    const some = Object.values(state.disputes).filter((each) => is(charge, each.charge) && is(payment_intent, each.payment_intent))
    return pageOf(some, page, '/v1/disputes')
  })
  endpoint('GET', '/v1/disputes/:id', 'Disputes#DisputeRetrieveParams', retrieve, one(state.disputes, 'dispute', 'dispute'))

  // The rest.
  endpoint('GET', '/v1/customers/:id', 'Customers#CustomerRetrieveParams', retrieve, one(state.customers, 'customer', 'id'))
  endpoint('GET', '/v1/prices/:id', 'Prices#PriceRetrieveParams', retrieve, one(state.prices, 'price', 'price'))
  const portalCreate = group({ customer: text, return_url: text, expand } satisfies Accepts<Stripe.BillingPortal.SessionCreateParams>, [
    'customer',
  ])
  endpoint(
    'POST',
    '/v1/billing_portal/sessions',
    'BillingPortal/Sessions#SessionCreateParams',
    portalCreate,
    ({ customer = '', return_url }) => {
      if (!found(state.customers, customer)) throw noSuch('customer', customer, 'customer', 400)
      const portal = make.portalSession(customer, return_url ?? null, { now: clock.now(), livemode })
      portal.url = portalPageOf(portal)
      state.portals[portal.id] = portal
      return portal
    },
  )
  const eventList = group({ ...paging, created: range, type: text, types: list(text, 20) } satisfies Accepts<Stripe.EventListParams>)
  endpoint('GET', '/v1/events', 'Events#EventListParams', eventList, ({ created, type, types, ...page }) => {
    const some = Object.values(state.events).filter(
      (each) => isWithin(each.created, created) && is(type, each.type) && (types?.includes(each.type) ?? true),
    )
    return pageOf(some, page, '/v1/events')
  })
  endpoint('GET', '/v1/events/:id', 'Events#EventRetrieveParams', retrieve, one(state.events, 'event', 'id'))
  return all
}

/** Whether something is the one that is asked for, if any is. */
const is = (asked: string | undefined, value: string | { id: string } | null | undefined): boolean =>
  asked === undefined || idIn(value) === asked

/** Which subscriptions a list has: without a word on it those that are not over. */
function isListed(status: Stripe.Subscription.Status, asked: string | undefined): boolean {
  if (asked === 'all') return true
  if (asked === undefined) return status !== 'canceled'
  return asked === 'ended' ? status === 'canceled' || status === 'incomplete_expired' : status === asked
}

/** The provider puts the session's id into it where it says so. */
const isAddress = (url: string): boolean => URL.canParse(url.replace('{CHECKOUT_SESSION_ID}', 'id')) && /^https?:/.test(url)
