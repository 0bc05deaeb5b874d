import type { Billing, LicenseRow, RecordState } from '../desk/schema.ts'
import type { MailKind } from '../mail/outbox.ts'
import type { ListedSubscription, Subscription } from './provider.ts'

/** Where a subscription stands: what was given back or is disputed first, for that outlives it. */
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
  if (isGivenBack) return listed.endedAt === null
  const now = billingOf({ ...listed, refunded: false, disputed: billing === 'disputed' ? 'open' : null })
  const isRenewed = now === 'active' && listed.periodEnd > period_end
  return now !== billing || isRenewed || cancel_at !== cancelAtOf(now, listed) || applied_gen === 0
}

const cancelAtOf = (billing: Billing, { cancelAt, periodEnd }: ListedSubscription): number | null =>
  billing === 'cancel_scheduled' ? (cancelAt ?? periodEnd) : null

/**
 * Whether it goes on though its payment went back and its license is over: the provider ends none by itself for that, and
 * would charge for the next period.
 */
export function isToEnd(subscription: Subscription): boolean {
  const billing = billingOf(subscription)
  return subscription.endedAt === null && (billing === 'refunded' || billing === 'lost')
}

/** In these its license counts, for as long as it was paid for. */
type PaidFor = 'active' | 'cancel_scheduled' | 'past_due'
export const isPaidFor = (billing: Billing): billing is PaidFor =>
  billing === 'active' || billing === 'cancel_scheduled' || billing === 'past_due'

/** What follows from it for the license itself. That it ended by itself is told by its times and by `billing`. */
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
  facts: Pick<LicenseRow, 'billing' | 'cancel_at' | 'customer_id' | 'first_paid_at'> & Partial<Pick<LicenseRow, 'state' | 'reason'>>
  /** Whether more was paid for than its newest file says. */
  isFileDue: boolean
  /** What there is to write about. */
  mail: MailKind | null
}

/** What is to be written down of a license after a look at its subscription; null where all is as it was. */
export function changeOf(license: LicenseRow, subscription: Subscription): Change | null {
  const billing = billingOf(subscription)
  const isFileDue = isPaidFor(billing) && subscription.paidInvoices > license.paid_invoices
  const { customerId: customer_id, firstPaidAt: first_paid_at } = subscription
  const cancel_at = cancelAtOf(billing, subscription)
  // What the desk revoked, no payment brings back.
  const facts = { billing, cancel_at, customer_id, first_paid_at, ...(license.is_stopped === 0 && records[billing]) }
  const isSame = Object.entries(facts).every(([key, value]) => license[key as keyof LicenseRow] === value)
  if (isSame && !isFileDue) return null
  return { facts, isFileDue, mail: license.is_stopped === 1 ? null : mailAbout(license.billing, billing, isFileDue) }
}

function mailAbout(before: Billing | null, after: Billing, isFileDue: boolean): MailKind | null {
  if (before === after) return null
  if (!isPaidFor(after)) return mailOfEnd(after)
  if (after !== 'active') return after
  if (before === 'cancel_scheduled') return 'uncancelled'
  // That it was paid is what the mail with the next file says.
  return before === 'past_due' || isFileDue ? null : 'restored'
}

/** A customer who lost a dispute has it from their bank why. */
export const mailOfEnd = (billing: Exclude<Billing, PaidFor>): MailKind => (billing === 'lost' ? 'ended' : billing)
