import { smallest } from '@convostat/api/extremes'
import { DAY, HOUR, MINUTE } from '@convostat/format/seconds'
import type { LicenseRecord } from '#store/kept-license.ts'

/** When the service is asked, and when not. All times are epoch milliseconds. */

const minute = MINUTE * 1000
const hour = HOUR * 1000
const day = DAY * 1000

/** How long the service is left alone after a valid answer. */
const usualRest = day
/** A license that is about to end may have been renewed. */
const lastDays = 3 * day
const restInLastDays = hour
/** A person who asked for the link to their subscription changes something there, and comes back to see it. */
export const watchMs = hour
const restWhileWatched = 1000

const longestBackOff = 6 * hour

/** How long to wait after this many tries in a row without a valid answer: a minute, then twice as long each time, at most six hours. */
export const backOff = (failures: number): number => Math.min(minute * 2 ** Math.max(0, failures - 1), longestBackOff)

/**
 * Whether the service should be asked now, unasked by the reader. Never without a license, and never by a device that was
 * removed from one: it would take its place back.
 * @param expires when the license ends; null where that is not known
 */
export function isDue({ kept, contact: { at, notBefore, watch = 0 } }: LicenseRecord, expires: number | null, now: number): boolean {
  if (!kept || kept.ended === 'device_removed') return false
  // A clock that was set back must not keep it waiting for years.
  if (notBefore !== null && now < notBefore && notBefore - now <= longestBackOff) return false
  const isActivated = kept.lease !== null
  if ((!isActivated && kept.ended === null) || at === null || now < at) return true
  const endsSoon = expires !== null && now < expires && expires - now < lastDays
  const isWatched = now < watch && watch - now <= watchMs
  return now - at > (isWatched ? restWhileWatched : endsSoon ? restInLastDays : usualRest)
}

/** The next moment at which the license's state may change without anyone doing anything; null where there is none. */
export function nextBoundary(instants: readonly (string | null | undefined)[], now: number): number | null {
  const ahead = instants.flatMap((instant) => {
    const time = typeof instant === 'string' ? Date.parse(instant) : Number.NaN
    return time > now ? [time] : []
  })
  return ahead.length > 0 ? smallest(ahead) : null
}
