import type { BillingPeriod } from '@convostat/license'

/**
 * Who takes the money. There is one implementation, on the provider's own library; the sandbox and the tests point it to
 * the stand-in. All times are whole seconds since 1970, UTC; amounts are cents. What the provider cannot do right now
 * throws the failure `payment_provider`, its cause logged without anyone's data.
 */
export interface PaymentProvider {
  readonly mode: PaymentMode
  /** The same order asked again has the same session: the order's id is the idempotency key. */
  createCheckout(wish: CheckoutWish): Promise<Checkout>
  /** A checkout as it is now; null where there is no such one in this account and mode. */
  session(id: string): Promise<PaidSession | null>
  /** Null where there is no such one. */
  subscription(id: string): Promise<Subscription | null>
  /** The address of a page where a customer ends or pays for what they subscribed to; it leads back to `returnUrl`. */
  portal(customerId: string, returnUrl: string): Promise<string>
  /** The sessions that were paid, of those begun since then, newest first: a hundred for one question. */
  paidSessions(since: number): AsyncIterable<ListedSession>
  /** The checkout that a subscription came from; null where it came from none. */
  sessionOf(subscriptionId: string): Promise<string | null>
  /** Every subscription that was made for an order of ours, ended ones too: a hundred for one question. */
  subscriptions(): AsyncIterable<ListedSubscription>
  /**
   * The event in a webhook's body, exactly as it arrived. Throws `webhook_refused` unless it is signed with our secret, at
   * most 300 seconds before or after `now`.
   */
  readEvent(rawBody: Uint8Array, signatureHeader: string | null, now: number): ProviderEvent
  /** The subscriptions that an event's `objectId` is about: of a customer, a charge, a dispute, an invoice, or itself. */
  subscriptionIds(objectId: string): Promise<string[]>
  /** Gives the newest payment back in full and ends the subscription immediately. */
  refund(subscriptionId: string): Promise<void>
  /** Gives back all that was paid after the first `count` invoices. Twice is once. */
  refundAfter(subscriptionId: string, count: number): Promise<void>
  /** Ends a subscription immediately: nothing more is charged for it. Twice is once. */
  end(subscriptionId: string): Promise<void>
}

/** `live` takes money, `test` is the provider's own test mode, `sandbox` this server's. */
export type PaymentMode = 'live' | 'test' | 'sandbox'

export interface CheckoutWish {
  orderId: string
  plan: BillingPeriod
  /** Where to after paying; `{CHECKOUT_SESSION_ID}` in it becomes the session's id. */
  successUrl: string
  /** Where a buyer who does not pay returns to. */
  cancelUrl: string
}

export interface Checkout {
  sessionId: string
  /** Of the provider's page. */
  url: string
}

/** A checkout session, paid or not. */
export interface PaidSession {
  id: string
  livemode: boolean
  created: number
  status: 'open' | 'complete' | 'expired'
  paymentStatus: 'paid' | 'unpaid' | 'no_payment_required'
  /** Ours, where it was made by us. */
  orderId: string | null
  /** By the price that was bought, or as it was opened; null for what is none of ours, or more than one. */
  plan: BillingPeriod | null
  /** Lower case, such as `usd`. */
  currency: string | null
  amount: number | null
  email: string | null
  /** The licensee: the buyer's name as a license may contain it, else their address. */
  licensee: string | null
  customerId: string | null
  subscription: Subscription | null
}

/** What a list says of a session: enough to tell whether it is one of ours. */
export type ListedSession = Pick<PaidSession, 'id' | 'livemode' | 'orderId' | 'plan' | 'currency'> & { subscription: string | null }

/** What a list says of a subscription: nothing of its invoices, and what became of these. */
export type ListedSubscription = Pick<Subscription, 'id' | 'status' | 'periodEnd' | 'cancelAt' | 'cancelAtPeriodEnd' | 'endedAt'>

export interface Subscription {
  id: string
  livemode: boolean
  status: 'incomplete' | 'incomplete_expired' | 'trialing' | 'active' | 'past_due' | 'canceled' | 'unpaid' | 'paused'
  orderId: string | null
  customerId: string
  plan: BillingPeriod | null
  /** The latest of its items. It moves on with a renewal before that is paid, and also where it is never paid. */
  periodEnd: number
  /** The end of what the newest paid invoice pays for (the latest of its lines, except for credit for time not used): a license's `period_end`. */
  paidUntil: number | null
  /** When it ends on its own, be it at the end of the period; null where it continues. */
  cancelAt: number | null
  cancelAtPeriodEnd: boolean
  /** When it ended. */
  endedAt: number | null
  /** A license's `seq`. */
  paidInvoices: number
  firstPaidAt: number | null
  /** A license's `iat`. */
  lastPaidAt: number | null
  /** Set where a bank is at work on a payment. */
  isPaying?: true
  /** Whether the newest payment was given back in full; a part of it changes nothing, and an invoice of nothing is not a payment. */
  refunded: boolean
  disputed: 'open' | 'won' | 'lost' | null
}

export interface ProviderEvent {
  id: string
  type: string
  created: number
  livemode: boolean
  /** What it is about, to be kept with the event; null where it is nothing of ours. */
  objectId: string | null
  /** Set where the object is a checkout session. */
  sessionId?: string
  /** Set where it names its subscription itself; else `subscriptionIds` knows. */
  subscriptionId?: string
}

/** Why a paid session is not to become a license; null where it is. For the log, and the operator. */
export type SessionProblem = 'wrong_mode' | 'no_order' | 'foreign_price' | 'wrong_currency' | 'no_subscription'

export function problemOf(session: PaidSession | ListedSession, mode: PaymentMode): SessionProblem | null {
  if (session.livemode !== (mode === 'live')) return 'wrong_mode'
  if (session.orderId === null) return 'no_order'
  if (session.plan === null) return 'foreign_price'
  if (session.currency !== currency) return 'wrong_currency'
  if (session.subscription === null) return 'no_subscription'
  return null
}

export const currency = 'usd'

/** Whether the money is there, or none is asked for. */
export const isPaid = ({ status, paymentStatus }: Pick<PaidSession, 'status' | 'paymentStatus'>): boolean =>
  status === 'complete' && paymentStatus !== 'unpaid'
