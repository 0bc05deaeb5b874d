import { Failure, type LicenseAnswer, type SubscriptionState } from '@convostat/api'
import type { LicenseState } from '@convostat/license'
import { sayLicense } from '#components/license/messages/index.ts'
import { type ClosedReason, pending, whyClosed } from '#components/license/sentences.ts'
import { whereSupported } from '#components/license/where-supported.ts'
import { format } from '#format/index.ts'
import { failureSentence } from '#messages/api/sentences.ts'

const words = sayLicense

/** What has a badge: every state but having no license, and what the subscription adds. */
export type Badge = Exclude<LicenseState, 'none'> | 'past_due' | 'unpaid' | 'refunded' | 'disputed' | 'ended'
const badges: Readonly<Record<Badge, string>> = words.badges

/** The badge for the state of a license; null without one. */
export function badgeOf({ state, is_pro: isPro, subscription }: LicenseAnswer): Badge | null {
  if (state === 'none') return null
  const badge = subscription && because[subscription]?.[state]
  if (badge) return badge
  if (isBadge(state)) return state
  return isPro ? 'active' : 'invalid'
}

/** Where the subscription says more than a state: why a license is in its grace, revoked, suspended or over. */
const because: Partial<Record<SubscriptionState, Partial<Record<string, Badge>>>> = {
  past_due: { grace: 'past_due', expired: 'unpaid' },
  refunded: { revoked: 'refunded' },
  lost: { revoked: 'refunded' },
  disputed: { suspended: 'disputed' },
  ended: { expired: 'ended' },
}

const isBadge = (state: string): state is Badge => Object.hasOwn(badges, state)

/** What the state of a license means, and what to do about it. Free reads `limit` messages per chat. */
export const meaningOf = (status: LicenseAnswer, limit: number): string => whereSupported(meaning(status, limit))

function meaning(status: LicenseAnswer, limit: number): string {
  const { expires, period_end: periodEnd, reason, is_pro: isPro, subscription } = status
  const day = (instant: string | null | undefined) => (instant ? format.instantDay(instant) : '')
  const badge = badgeOf(status)
  // In whichever state the license is then, what should be done is the same.
  if (!isPro && reason === 'device_limit') return words.reasons.device_limit
  switch (badge) {
    case null:
      return words.states.none({ limit })
    case 'pending_activation':
      return isPro ? pending : (sentenceFor(reason) ?? words.reasons.activation_needed)
    case 'active':
      return subscription === 'active' && periodEnd ? words.states.renews({ day: day(periodEnd) }) : words.states.active
    case 'grace':
      return words.states.grace({ day: day(expires) })
    case 'past_due':
      return words.states.past_due({ day: day(expires) })
    case 'cancel_scheduled':
      return words.states.cancel_scheduled({ day: day(periodEnd ?? expires) })
    case 'invalid':
      return sentenceFor(reason) ?? words.states.invalid
    case 'unpaid':
      return words.states.unpaid({ day: day(expires) })
    default:
      return words.states[badge]
  }
}

/** Why it opens nothing, where that is known: in our words, or in those of the failure of that name. */
function sentenceFor(reason: string | null | undefined): string | null {
  if (typeof reason !== 'string') return null
  if (isReason(reason)) return whyClosed({ reason })
  const failure = Failure.read({ code: reason })
  return failure.code === 'unknown' ? null : failureSentence(failure)
}

const isReason = (reason: string): reason is ClosedReason => Object.hasOwn(words.reasons, reason)
