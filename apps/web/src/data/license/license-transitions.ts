import type { Failure, LicenseAnswer } from '@convostat/api'
import { pendingSeconds } from '@convostat/license'
import type { Contact, DeviceLicense, LicenseRecord } from '#store/kept-license.ts'
import { ending, keeping, keptOf, neverAsked } from '#store/license.ts'
import type { ServiceStatus } from '#store/service-status.ts'
import { type Ending, endingOfRefusal } from './license-answers.ts'
import { backOff, watchMs } from './license-policy.ts'
import { devicesNamed } from './license-service.ts'

/** What can happen to the license of this browser. The reporter has verified what is signed. */
export type LicenseEvent =
  /** The service has activated it here, or has confirmed that. */
  | { type: 'granted'; license: Pick<DeviceLicense, 'file' | 'lid'> & { lease: string }; status: ServiceStatus }
  /** The service has said that it no longer counts here. */
  | { type: 'ended'; ended: Ending; said: Pick<LicenseAnswer, 'devices' | 'subscription'> }
  /** The service gave no valid answer about it. */
  | { type: 'unanswered'; retryAfter?: number }
  /** A license is kept until the service can be reached. */
  | { type: 'postponed'; license: Pick<DeviceLicense, 'file' | 'lid'>; retryAfter?: number }
  /** One of its devices gave up its place; `isThis`: the one we run on. */
  | { type: 'device_removed'; isThis: boolean; devices: LicenseAnswer['devices'] }
  /** The buyer is on their way to change the subscription. */
  | { type: 'portal_sent' }
  | { type: 'forgotten' }
  /** Forgetting it was undone; its place was not given back meanwhile. */
  | { type: 'restored'; license: DeviceLicense }

/** The record after an event. `now`: epoch milliseconds. */
export function nextRecord(record: LicenseRecord, event: LicenseEvent, now: number): LicenseRecord {
  const { told, contact } = record
  const second = Math.floor(now / 1000)
  switch (event.type) {
    case 'granted':
      return { ...keeping(record, { ...event.license, ended: null }, second), told: event.status, contact: answered(contact, now) }
    case 'ended':
      return { ...ending(record, event.ended, second), told: toldByRefusal(told, event.said), contact: answered(contact, now) }
    case 'unanswered':
      return { ...record, contact: waiting(contact, event, now) }
    case 'postponed': {
      const license = { ...event.license, lease: null, ended: null }
      return { ...keeping(record, license, second), told: null, contact: waiting(neverAsked, event, now) }
    }
    case 'device_removed':
      return { ...(event.isThis ? ending(record, 'device_removed', second) : record), told: { ...told, devices: event.devices } }
    case 'portal_sent':
      return { ...record, contact: { ...contact, watch: now + watchMs } }
    case 'forgotten':
      return { ...record, kept: null, told: null, contact: neverAsked }
    case 'restored':
      return { ...keeping(record, event.license, second), contact: neverAsked }
  }
}

const answered = ({ watch }: Contact, now: number): Contact => ({ ...neverAsked, at: now, ...(watch !== undefined && { watch }) })

const waiting = ({ at, failures }: Contact, { retryAfter = 0 }: { retryAfter?: number }, now: number): Contact => ({
  at,
  failures: failures + 1,
  notBefore: now + Math.max(backOff(failures + 1), retryAfter * 1000),
})

/** A refusal says nothing of the subscription: that continues as it was last reported, and may still be paid for. */
const toldByRefusal = (
  before: ServiceStatus | null,
  { devices, subscription = before?.subscription }: Pick<LicenseAnswer, 'devices' | 'subscription'>,
): ServiceStatus => ({ ...(devices ? { devices } : before), ...(subscription && { subscription }) })

/** What a failure means for the license kept: it has ended, or there was no valid answer. */
export function eventOfFailure(failure: Failure): LicenseEvent & { type: 'ended' | 'unanswered' } {
  const ended = endingOfRefusal(failure)
  return ended ? { type: 'ended', ended, said: { devices: devicesNamed(failure) } } : { type: 'unanswered', retryAfter: failure.retryAfter }
}

/** Whether a license may be used for a while without the service: once, for 72 hours from its first day here. */
export function mayWait(record: LicenseRecord | null, lid: string, now: number): boolean {
  const before = record?.known.find((each) => each.lid === lid)
  return !before || (!before.wasActivated && Math.floor(now / 1000) - before.since < pendingSeconds)
}

/** When the 72 hours without activation are over, epoch milliseconds; null where they are not running. */
export function pendingUntil(record: LicenseRecord | null): number | null {
  const kept = record && keptOf(record)
  return kept && kept.lease === null && !kept.pendingUsed ? (kept.since + pendingSeconds) * 1000 : null
}
