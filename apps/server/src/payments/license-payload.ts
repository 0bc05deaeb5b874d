import { type BillingPeriod, graceSeconds, type LicensePayload } from '@convostat/license'
import { paymentLimits } from '#config/limits.ts'
import { constant } from '#licenses/issue.ts'
import type { LicenseRow } from '#licenses/schema.ts'
import type { PaidSession, Subscription } from './provider.ts'
import type { Change } from './states.ts'

type Mode = LicensePayload['mode']

/** What the first file of a license says; null where the provider does not say yet what was paid for. */
export function firstPayload(
  lid: string,
  { licensee, plan }: Pick<PaidSession, 'licensee' | 'plan'>,
  subscription: Subscription,
  mode: Mode,
): LicensePayload | null {
  const seq = subscription.paidInvoices
  return seq < 1 ? null : payloadAs({ lid, seq, licensee: licensee ?? nobody, plan, mode }, subscription)
}

/** What its next file says, for what was paid since or to last until a bank has paid; null where the provider does not say yet. */
export function nextPayload(
  { lid, seq: before, licensee, plan }: LicenseRow,
  subscription: Subscription,
  due: NonNullable<Change['file']>,
  mode: Mode,
): LicensePayload | null {
  const isPaid = due === 'paid'
  // The desk may have made its own files in between.
  const seq = Math.max(isPaid ? subscription.paidInvoices : 0, before + 1)
  return payloadAs({ lid, seq, licensee, plan, mode }, subscription, isPaid ? 0 : paymentLimits.debitSeconds - graceSeconds)
}

/**
 * Nothing in a file is of this moment, so that it is the same whenever it is made. `waiting`: for how many seconds it counts as
 * paid while a bank is at work on the next payment.
 */
function payloadAs(
  { plan, ...who }: Pick<LicensePayload, 'lid' | 'seq' | 'licensee' | 'mode'> & { plan: BillingPeriod | null },
  { lastPaidAt, paidUntil, ...subscription }: Subscription,
  waiting = 0,
): LicensePayload | null {
  if (lastPaidAt === null || paidUntil === null) return null
  const period_end = paidUntil + waiting
  const times = { iat: lastPaidAt, nbf: lastPaidAt, period_end, exp: period_end + graceSeconds }
  return { ...constant, ...times, ...who, plan: subscription.plan ?? plan ?? 'monthly' }
}

/** The licensee where the provider knows neither a name nor an address. */
const nobody = 'ConvoStat customer'
