import type { FakeStripe } from '@convostat/fake-stripe'
import { found, idIn, type State } from '@convostat/fake-stripe'
import type { BillingPeriod } from '@convostat/license'
import type Stripe from 'stripe'
import { licenseeOf } from '#payments/stripe-licensee.ts'
import { words } from './words.ts'

/** A subscription as the sandbox's pages show it. Times are whole seconds since 1970. */
export interface ShownSubscription {
  id: string
  customer: string
  name: string
  email: string
  plan: BillingPeriod
  status: Stripe.Subscription.Status
  state: string
  tone: 'good' | 'warn' | 'bad' | ''
  since: number
  periodEnd: number
  endedAt: number | null
  isRunning: boolean
  isCancelled: boolean
  isRefusing: boolean
  isRefunded: boolean
  isDisputed: boolean
  hasOpenInvoice: boolean
  invoices: { number: string; at: number; cents: number; state: string }[]
}

type Known = Readonly<State>

/** All of them, the newest first. */
export const allShown = ({ state }: Pick<FakeStripe, 'state'>): ShownSubscription[] =>
  Object.values(state.subscriptions)
    .map((subscription) => shown(state, subscription))
    .reverse()

export function shown(state: Known, of: Stripe.Subscription): ShownSubscription {
  const customer = found(state.customers, idIn(of.customer))
  const item = of.items.data[0]
  const invoices = Object.values(state.invoices).filter(({ parent }) => idIn(parent?.subscription_details?.subscription) === of.id)
  const charges = new Map(invoices.map((invoice) => [invoice.id, chargeOf(state, invoice)]))
  const newest = [...charges.values()].filter((charge) => charge?.paid).at(-1)
  const disputes = Object.values(state.disputes).filter(({ charge }) => idIn(charge) === newest?.id)
  const facts = {
    isRunning: ['active', 'trialing', 'past_due'].includes(of.status),
    isCancelled: of.cancel_at_period_end || of.cancel_at !== null,
    isRefusing: found(state.refused, idIn(of.customer)) === true,
    isRefunded: newest?.refunded === true,
    isDisputed: disputes.some(({ status }) => status !== 'won' && status !== 'lost'),
  }
  return {
    ...facts,
    ...stateOf(of, facts),
    id: of.id,
    customer: idIn(of.customer),
    name: licenseeOf(customer?.name, null) ?? '',
    email: customer?.email ?? '',
    plan: item?.price.recurring?.interval === 'year' ? 'annual' : 'monthly',
    status: of.status,
    since: of.start_date,
    periodEnd: item?.current_period_end ?? 0,
    endedAt: of.ended_at,
    hasOpenInvoice: found(state.invoices, idIn(of.latest_invoice))?.status === 'open',
    invoices: invoices
      .map((invoice) => ({
        number: invoice.number ?? invoice.id ?? '',
        at: invoice.created,
        cents: invoice.amount_due,
        state: charges.get(invoice.id)?.refunded ? 'refunded' : (invoice.status ?? 'draft'),
      }))
      .reverse(),
  }
}

/** The last payment that was tried for an invoice. */
function chargeOf(state: Known, { id }: Stripe.Invoice): Stripe.Charge | undefined {
  const payment = Object.values(state.invoicePayments).find(({ invoice }) => idIn(invoice) === id)
  const intent = payment && found(state.paymentIntents, idIn(payment.payment.payment_intent))
  return intent && found(state.charges, idIn(intent.latest_charge))
}

function stateOf({ status }: Stripe.Subscription, { isRefunded, isDisputed, isCancelled, isRunning }: Record<string, boolean>) {
  const { states } = words
  if (isRefunded) return { state: states.refunded, tone: 'bad' } as const
  if (isDisputed) return { state: states.disputed, tone: 'bad' } as const
  if (status === 'past_due') return { state: states.past_due, tone: 'warn' } as const
  if (isRunning && isCancelled) return { state: states.cancel_scheduled, tone: 'warn' } as const
  if (isRunning) return { state: status === 'trialing' ? states.trialing : states.active, tone: 'good' } as const
  return { state: status in states ? states[status as keyof typeof states] : states.canceled, tone: '' } as const
}
