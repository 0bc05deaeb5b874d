import { graceSeconds } from '@convostat/license'
import { paymentLimits } from '#config/limits.ts'
import type { Billing, LicenseRow, RecordState } from '#licenses/schema.ts'
import type { ListedSubscription, Subscription } from './provider.ts'

/** The state of a subscription: refunds and disputes first, for they outlive it. */
export function billingOf({
  status,
  refunded,
  disputed,
  cancelAt,
  cancelAtPeriodEnd,
}: ListedSubscription & Pick<Subscription, 'refunded' | 'disputed'>): Billing {
  if (refunded) return 'refunded'
  if (disputed === 'lost') return 'lost'
  if (status === 'canceled' || status === 'unpaid' || status === 'paused' || status === 'incomplete' || status === 'incomplete_expired')
    return 'ended'
  if (disputed === 'open') return 'disputed'
  if (status === 'past_due') return 'past_due'
  return cancelAtPeriodEnd || cancelAt !== null ? 'cancel_scheduled' : 'active'
}

/** Whether a license can be behind its subscription, by what a list says of that: nothing of payments that went back. */
export function mayBeBehind(license: LicenseRow, listed: ListedSubscription): boolean {
  const { billing, period_end, cancel_at, applied_gen } = license
  const isGivenBack = billing === 'refunded' || billing === 'lost'
  if (isGivenBack || license.is_stopped === 1) return listed.endedAt === null
  const now = billingOf({ ...listed, refunded: false, disputed: billing === 'disputed' ? 'open' : null })
  const isRenewed = now === 'active' && listed.periodEnd > period_end
  return now !== billing || isRenewed || cancel_at !== cancelAtOf(now, listed) || applied_gen === 0
}

const cancelAtOf = (billing: Billing, { cancelAt, periodEnd }: ListedSubscription): number | null =>
  billing === 'cancel_scheduled' ? (cancelAt ?? periodEnd) : null

/**
 * Whether it continues though its license is over, revoked or its payment gone back: the provider ends none by itself for that,
 * and would charge for the next period.
 */
export function isToEnd({ is_stopped }: LicenseRow, subscription: Subscription): boolean {
  const billing = billingOf(subscription)
  return subscription.endedAt === null && (is_stopped === 1 || billing === 'refunded' || billing === 'lost')
}

/** Whether something may still be charged for a license, as far as that is known. */
export const isGoingOn = ({ sub_id, billing }: LicenseRow): boolean =>
  sub_id !== null && billing !== 'ended' && billing !== 'refunded' && billing !== 'lost'

/** Whether something was paid after the desk revoked it, for which there will be no file: it goes back. */
export const isToGiveBack = ({ is_stopped, paid_invoices }: LicenseRow, { paidInvoices }: Subscription): boolean =>
  is_stopped === 1 && paidInvoices > paid_invoices

/** Whether there is something to do about a license after a look at its subscription. */
export const isToDo = (license: LicenseRow, subscription: Subscription, now: number): boolean =>
  changeOf(license, subscription, now) !== null || isToEnd(license, subscription) || isToGiveBack(license, subscription)

/** In these its license counts, for as long as it was paid for. */
type PaidFor = 'active' | 'cancel_scheduled' | 'past_due'
export const isPaidFor = (billing: Billing): billing is PaidFor =>
  billing === 'active' || billing === 'cancel_scheduled' || billing === 'past_due'

/** What follows from it for the license itself. Its times and `billing` show that it ended on its own. */
const records: Record<Billing, { state: RecordState; reason: string | null }> = {
  active: { state: 'active', reason: null },
  cancel_scheduled: { state: 'cancel_scheduled', reason: null },
  past_due: { state: 'active', reason: null },
  ended: { state: 'active', reason: null },
  refunded: { state: 'revoked', reason: 'refund' },
  disputed: { state: 'suspended', reason: 'dispute' },
  lost: { state: 'revoked', reason: 'dispute' },
}

/** How a license becomes what its subscription is. */
export interface Change {
  facts: Pick<LicenseRow, 'billing' | 'cancel_at' | 'customer_id' | 'first_paid_at'> &
    Partial<Pick<LicenseRow, 'state' | 'reason' | 'expires'>>
  /** The next file that is due: for what was paid since, or to last until a bank has paid. */
  file: 'paid' | 'waiting' | null
  /** What there is to write about. */
  mail: ReturnType<typeof mailAbout>
}

/** What should be written down of a license after a look at its subscription; null where all is as it was. */
export function changeOf(license: LicenseRow, subscription: Subscription, now: number): Change | null {
  const billing = billingOf(subscription)
  const file = license.is_stopped === 1 ? null : fileDue(license, subscription, now)
  const { customerId: customer_id, firstPaidAt: first_paid_at } = subscription
  const cancel_at = cancelAtOf(billing, subscription)
  const facts = {
    billing,
    cancel_at,
    customer_id,
    first_paid_at,
    ...(file === null && endOfWaiting(license, billing, now)),
    // What the desk revoked, no payment brings back.
    ...(license.is_stopped === 0 && records[billing]),
  }
  const isSame = Object.entries(facts).every(([key, value]) => license[key as keyof LicenseRow] === value)
  if (isSame && file === null) return null
  const mail = mailAbout(license.billing, billing, file === 'paid')
  // Of one that the desk revoked its buyer learns that money goes back, and nothing else.
  return { facts, file, mail: license.is_stopped === 0 || mail === 'refunded' ? mail : null }
}

function fileDue(license: LicenseRow, subscription: Subscription, now: number): Change['file'] {
  const billing = billingOf(subscription)
  if (isPaidFor(billing) && subscription.paidInvoices > license.paid_invoices) return 'paid'
  const { periodEnd, paidUntil, isPaying } = subscription
  const isOpen = billing === 'active' && paidUntil !== null && periodEnd > paidUntil
  const isWithBank = isOpen && (isPaying || now >= paidUntil + paymentLimits.cardSeconds)
  return isWithBank && license.expires < paidUntil + paymentLimits.debitSeconds ? 'waiting' : null
}

/** Where a bank did not pay after all, the license ends as one does that a card did not pay for: with the days of grace. */
function endOfWaiting({ billing: before, period_end, expires }: LicenseRow, billing: Billing, now: number): { expires?: number } {
  if (billing !== 'past_due' || before === 'past_due' || expires <= period_end + graceSeconds) return {}
  return { expires: Math.min(expires, Math.max(period_end, now) + graceSeconds) }
}

function mailAbout(before: Billing | null, after: Billing, isFileDue: boolean) {
  if (before === after) return null
  if (!isPaidFor(after)) return mailOfEnd(after)
  if (after !== 'active') return after
  if (before === 'cancel_scheduled') return 'uncancelled' as const
  // That it was paid is what the mail with the next file says.
  return before === 'past_due' || isFileDue ? null : ('restored' as const)
}

/** A customer who lost a dispute has it from their bank why. */
export const mailOfEnd = (billing: Exclude<Billing, PaidFor>) => (billing === 'lost' ? ('ended' as const) : billing)
