import { DAY } from '@convostat/format/seconds'
import { monthsAfter } from '@convostat/license'
import type Stripe from 'stripe'
import { invalid, noSuch } from './fault.ts'
import * as make from './objects/index.ts'
import type { Paying, PaymentParts, Payments } from './payments.ts'
import { found, idIn } from './state.ts'

/** Days until the next try after each one that failed; after the last the subscription ends. */
const retryDays = [3, 5, 7]

export interface Change {
  cancel_at_period_end?: boolean
  cancel_at?: number | ''
  metadata?: Stripe.Metadata
  price?: Stripe.Price
}

/** What becomes of a subscription, by its owner's wish and with time. */
export function subscriptions({ state, clock, tell, livemode }: PaymentParts, payments: Payments) {
  const itemOf = (of: Stripe.Subscription): Stripe.SubscriptionItem => of.items.data[0]
  const isRunning = ({ status }: Stripe.Subscription) => ['active', 'trialing', 'past_due'].includes(status)

  function begin(wish: { customer: string; metadata: Stripe.Metadata; price: Stripe.Price; quantity: number; trialDays: number }) {
    const start = clock.now()
    const isTrial = wish.trialDays > 0
    const end = isTrial ? start + wish.trialDays * DAY : monthsAfter(start, monthsOf(wish.price))
    const subscription = make.subscription({ ...wish, start, end, isTrial }, { now: start, livemode })
    state.subscriptions[subscription.id] = subscription
    tell('customer.subscription.created', subscription)
    const amount = isTrial ? 0 : costOf(subscription)
    const invoice = payments.bill(subscription, { reason: 'subscription_create', amount, start, end })
    return { subscription, invoice }
  }

  function turn(of: Stripe.Subscription, status: Stripe.Subscription.Status): void {
    of.status = status
    tell('customer.subscription.updated', of)
  }

  function end(of: Stripe.Subscription, reason: Stripe.Subscription.CancellationDetails['reason']): void {
    of.status = 'canceled'
    of.ended_at = clock.now()
    of.canceled_at ??= clock.now()
    if (of.cancellation_details) of.cancellation_details.reason = reason
    const open = found(state.invoices, idIn(of.latest_invoice))
    if (open?.status === 'open') open.next_payment_attempt = null
    tell('customer.subscription.deleted', of)
  }

  function change(id: string, { cancel_at_period_end, cancel_at, metadata, price }: Change): Stripe.Subscription {
    const of = expect(id)
    if (!isRunning(of)) throw invalid('A canceled subscription can only update its cancellation_details and metadata.')
    if (cancel_at_period_end !== undefined) {
      of.cancel_at_period_end = cancel_at_period_end
      of.cancel_at = cancel_at_period_end ? itemOf(of).current_period_end : null
    }
    if (cancel_at !== undefined) of.cancel_at = cancel_at === '' ? null : cancel_at
    of.canceled_at = of.cancel_at === null ? null : (of.canceled_at ?? clock.now())
    if (metadata) Object.assign(of.metadata, metadata)
    if (price) switchTo(of, price)
    tell('customer.subscription.updated', of)
    return of
  }

  /** Another price, from now on: what was paid for and not used is taken off its first invoice. */
  function switchTo(of: Stripe.Subscription, price: Stripe.Price): void {
    const item = itemOf(of)
    const { current_period_start: from, current_period_end: until } = item
    const unused = Math.round((costOf(of) * Math.max(0, until - clock.now())) / (until - from))
    const [start, end] = [clock.now(), monthsAfter(clock.now(), monthsOf(price))]
    of.items.data[0] = { ...make.priced(item, price), current_period_start: start, current_period_end: end }
    of.billing_cycle_anchor = start
    const invoice = payments.bill(of, { reason: 'subscription_update', amount: Math.max(0, costOf(of) - unused), start, end })
    attempt(of, invoice)
  }

  function cancel(id: string): Stripe.Subscription {
    const of = expect(id)
    if (of.status === 'canceled') throw noSuch('subscription', id, 'id')
    end(of, 'cancellation_requested')
    return of
  }

  /** The next thing that happens to a subscription on its own, and when; null where nothing does. */
  function next(of: Stripe.Subscription): { at: number; happen: () => void } | null {
    if (!isRunning(of)) return null
    const invoice = found(state.invoices, idIn(of.latest_invoice))
    const periodEnd = itemOf(of).current_period_end
    const happenings = [
      { at: periodEnd, happen: () => renew(of) },
      ...(of.cancel_at === null ? [] : [{ at: of.cancel_at, happen: () => end(of, 'cancellation_requested') }]),
      ...(invoice?.status === 'open' && invoice.next_payment_attempt !== null
        ? [{ at: invoice.next_payment_attempt, happen: () => retry(of, invoice) }]
        : []),
    ]
    // Of what happens at once the last: it ends rather than to be renewed.
    return happenings.reduce((first, each) => (each.at <= first.at ? each : first))
  }

  function renew(of: Stripe.Subscription): void {
    const item = itemOf(of)
    item.current_period_start = item.current_period_end
    item.current_period_end = periodAfter(of.billing_cycle_anchor, item.current_period_start, monthsOf(item.price))
    const { current_period_start: start, current_period_end: end } = item
    const invoice = payments.bill(of, { reason: 'subscription_cycle', amount: costOf(of), start, end })
    if (of.status === 'trialing') of.status = 'active'
    tell('customer.subscription.updated', of)
    attempt(of, invoice)
  }

  const retry = attempt

  function attempt(of: Stripe.Subscription, invoice: Stripe.Invoice): void {
    const how = cardOf(of)
    const wait = retryDays[invoice.attempt_count]
    invoice.next_payment_attempt = how === 'failed' && wait !== undefined ? clock.now() + wait * DAY : null
    payments.pay(invoice, how)
    if (how !== 'pending') became(of, invoice, how)
  }

  /** What follows for a subscription from a payment that was made, or was not. */
  function became(of: Stripe.Subscription, invoice: Stripe.Invoice, how: 'succeeded' | 'failed'): void {
    const wait = retryDays[invoice.attempt_count - 1]
    if (how === 'succeeded') {
      if (of.status !== 'active') turn(of, 'active')
    } else if (wait === undefined) end(of, 'payment_failed')
    else if (of.status !== 'past_due') turn(of, 'past_due')
  }

  /** What a bank was still at for its newest invoice has come through, or has not. */
  function arrive(of: Stripe.Subscription, has: 'succeeded' | 'failed'): void {
    const invoice = found(state.invoices, idIn(of.latest_invoice))
    if (invoice?.status !== 'open') throw invalid('Everything is paid.')
    payments.arrive(invoice, has)
    if (has === 'failed') invoice.next_payment_attempt = clock.now() + retryDays[0] * DAY
    became(of, invoice, has)
  }

  function cardOf(of: Stripe.Subscription): Paying {
    const customer = idIn(of.customer)
    if (found(state.refused, customer)) return 'failed'
    return found(state.slow, customer) ? 'pending' : 'succeeded'
  }

  function expect(id: string): Stripe.Subscription {
    const of = found(state.subscriptions, id)
    if (!of) throw noSuch('subscription', id, 'id')
    return of
  }

  return { begin, turn, end, change, cancel, next, expect, retry, arrive }
}
export type Subscriptions = ReturnType<typeof subscriptions>

const costOf = ({ items: { data } }: Stripe.Subscription): number => (data[0].price.unit_amount ?? 0) * (data[0].quantity ?? 1)

const monthsOf = ({ recurring }: Stripe.Price): number => (recurring?.interval === 'year' ? 12 : 1) * (recurring?.interval_count ?? 1)

/** Periods end on the day of the month that the first one began on, or on the last where a month has no such day. */
function periodAfter(anchor: number, start: number, months: number): number {
  for (let passed = months; ; passed += months) {
    const end = monthsAfter(anchor, passed)
    if (end > start) return end
  }
}
