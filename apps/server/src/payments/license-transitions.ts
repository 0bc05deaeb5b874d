import type { LicensePayload } from '@convostat/license'
import { paymentLimits } from '#config/limits.ts'
import { isWithFile } from '#email/outbox.ts'
import type { Billing, LicenseRow, OrderRow } from '#licenses/schema.ts'
import { nextPayload } from './license-payload.ts'
import type { Subscription } from './provider.ts'
import { billingOf, type Change, changeOf, isPaidFor, mailOfEnd } from './states.ts'

/** What a buyer is written about a license. */
type LicenseMail = 'issued' | 'renewed' | NonNullable<Change['mail']> | ReturnType<typeof mailOfEnd>

/** What is written down of a license, and what its buyer is sent. */
interface Transition {
  facts: Partial<LicenseRow>
  mails: { kind: LicenseMail; seq: number }[]
}

/** What a license was made for. */
interface Origin {
  order: OrderRow
  email: string | null
  subscription: Subscription
  /** The number of its first file. */
  seq: number
}

/** A license whose first file was just kept. */
export function firstLicense(license: LicenseRow, { order, email, subscription, seq }: Origin, now: number): Transition {
  const { facts } = changeOf({ ...license, billing: null }, subscription, now) ?? {}
  const billing = billingOf(subscription)
  // One that is left unpaid or paused never ends at the provider: its license did, with its last paid period.
  const isOld = now - (subscription.endedAt ?? license.expires) > paymentLimits.newsSeconds
  const kind = isPaidFor(billing) ? 'issued' : mailOfEnd(billing)
  const origin = { email, order_id: order.id, sub_id: subscription.id, paid_invoices: seq }
  return { facts: { ...facts, ...origin }, mails: isOld ? [] : [{ kind, seq }] }
}

/** A look at the subscription that pays for a license. */
interface Look {
  subscription: Subscription
  /** How many looks were begun by then. */
  gen: number
  /** What it changes; null where all is as it was. */
  change: Change | null
  /** Whether the license counts by now and its file was never sent. */
  isUnsent: boolean
  mode: LicensePayload['mode']
}

/** A license after a look; its facts are written down once its file is kept. */
export function nextLicense(license: LicenseRow, { subscription, gen, change, isUnsent, mode }: Look): NextLicense {
  const payload = change?.file ? nextPayload(license, subscription, change.file, mode) : null
  const isPaid = payload !== null && change?.file === 'paid'
  const facts = {
    applied_gen: gen,
    ...change?.facts,
    // A file that only lasts until a bank has paid changes nothing about what was paid for.
    ...(isPaid ? { paid_invoices: subscription.paidInvoices } : payload && { period_end: license.period_end }),
  }
  const kinds = change ? kindsOf(change, isPaid, isUnsent) : []
  const mails = kinds.map((kind) => ({ kind, seq: isWithFile(kind) ? (payload?.seq ?? license.seq) : gen }))
  const billing = change?.facts.billing ?? null
  return { facts, payload, billing: billing === license.billing ? null : billing, mails }
}

interface NextLicense extends Transition {
  /** What its next file says; null where none is due, or the provider does not say yet what was paid for. */
  payload: LicensePayload | null
  /** The state of its subscription, if that is new. */
  billing: Billing | null
}

/** Whether a license counts after a change. */
export const countsAfter = ({ is_stopped }: LicenseRow, { facts: { billing } }: Change): boolean =>
  is_stopped === 0 && billing !== null && isPaidFor(billing)

/** Where a dispute was open when the license was made, its file was not sent yet. */
function kindsOf({ mail }: Change, isPaid: boolean, isUnsent: boolean): LicenseMail[] {
  const others = mail === null || (isUnsent && mail === 'restored') ? [] : [mail]
  return isUnsent ? ['issued', ...others] : isPaid ? ['renewed', ...others] : others
}
