import type Stripe from 'stripe'

/** Everything that the stand-in knows; plain JSON, so that it can be kept and brought back. */
export interface State {
  /** By how many seconds the clock was moved on. */
  offset: number
  prices: Table<Stripe.Price>
  sessions: Table<Stripe.Checkout.Session>
  lineItems: Table<Stripe.LineItem[]>
  /** What a session said of the subscription it may link to. */
  wishes: Table<{ metadata: Stripe.Metadata; trialDays: number }>
  customers: Table<Stripe.Customer>
  subscriptions: Table<Stripe.Subscription>
  invoices: Table<Stripe.Invoice>
  invoicePayments: Table<Stripe.InvoicePayment>
  paymentIntents: Table<Stripe.PaymentIntent>
  charges: Table<Stripe.Charge>
  refunds: Table<Stripe.Refund>
  disputes: Table<Stripe.Dispute>
  portals: Table<Stripe.BillingPortal.Session>
  events: Table<Stripe.Event>
  /** Customers whose card is refused from now on. */
  refused: Table<true>
  /** Customers whose bank takes some days for a payment. */
  slow: Table<true>
  deliveries: Delivery[]
  /** First answers, by the key they were asked with. */
  answered: Table<Answered>
}
/** In the order of making. */
export type Table<T> = Record<string, T>

/** An event on its way. */
interface Delivery {
  event: string
  attempts: number
  nextAt: number
}

interface Answered {
  at: number
  request: string
  status: number
  body: string
}

export const emptyState = (): State => ({
  offset: 0,
  prices: {},
  sessions: {},
  lineItems: {},
  wishes: {},
  customers: {},
  subscriptions: {},
  invoices: {},
  invoicePayments: {},
  paymentIntents: {},
  charges: {},
  refunds: {},
  disputes: {},
  portals: {},
  events: {},
  refused: {},
  slow: {},
  deliveries: [],
  answered: {},
})

/** Only what is in it: an id is someone else's word. */
export const found = <T>(table: Table<T>, id: string): T | undefined => (Object.hasOwn(table, id) ? table[id] : undefined)

/** The id, of something that is never expanded here: objects are in the state with ids for one another. */
export const idIn = (value: string | { id: string } | null | undefined): string => (typeof value === 'string' ? value : (value?.id ?? ''))
