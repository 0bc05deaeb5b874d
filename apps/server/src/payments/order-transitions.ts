import type { BillingPeriod } from '@convostat/license'
import { paymentLimits } from '#config/limits.ts'
import type { OrderRow } from '#licenses/schema.ts'
import { nextLook, nextTry } from './orders.ts'
import { isPaid, type PaidSession, type PaymentMode, problemOf, type SessionProblem } from './provider.ts'

/** What a checkout session is to us. */
export type Standing =
  | { state: 'paid' | 'unpaid' }
  /** `isOurs`: it was paid for an order of ours, so it is logged. */
  | { state: 'refused'; problem: SessionProblem; isOurs: boolean }

export function standingOf(session: PaidSession, mode: PaymentMode): Standing {
  const state = isPaid(session) ? 'paid' : 'unpaid'
  const problem = problemOf(session, mode)
  // One that is not paid has no subscription yet.
  if (problem === null || (state === 'unpaid' && problem === 'no_subscription')) return { state }
  // A session that names no order of ours is another product's of the same account.
  return { state: 'refused', problem, isOurs: state === 'paid' && problem !== 'no_order' }
}

/** What becomes of an order by a look at its session. */
export type OrderEvent =
  | { state: 'fulfilled'; plan: BillingPeriod }
  /** Paid, and its license could not be made yet. */
  | { state: 'paid_waiting' }
  /** `open`: a payment is on its way. The others will no longer be paid. */
  | { state: 'open' | 'expired' | 'failed' }

/** What a look at a session that is not paid says; null while its page is open, which changes nothing. */
export function unpaidEvent({ status }: PaidSession, hasFailed: boolean): (OrderEvent & { state: 'open' | 'expired' | 'failed' }) | null {
  if (status === 'open') return null
  return { state: status === 'expired' ? 'expired' : hasFailed ? 'failed' : 'open' }
}

/** Whether it will no longer be paid, as an earlier look has found. */
export const isGivenUp = (order: OrderRow | undefined): boolean => order?.state === 'expired' || order?.state === 'failed'

/** What is written down of an order after an event. */
export function nextOrder(order: OrderRow, event: OrderEvent, now: number) {
  switch (event.state) {
    case 'fulfilled':
      return { ...event, next_at: now + paymentLimits.workSeconds }
    case 'paid_waiting':
      return { ...event, next_at: nextTry(order.attempts, now) }
    case 'open':
      return { ...event, next_at: nextLook(order, now) }
    case 'expired':
    case 'failed':
      return { ...event, next_at: null }
  }
}
