import { DAY, HOUR } from '@convostat/format/seconds'
import { type LicenseFaultCode, type LicenseReason, leaseSeconds, pendingSeconds } from '@convostat/license'
import { sayLicense } from './messages/index.ts'

const { elsewhere: toldElsewhere, reasons, states, upload } = sayLicense

/** After this many days without being used, a device makes room. */
export const unusedDays = leaseSeconds / DAY

/** Pro is open, and the license not confirmed yet. */
export const pending: string = states.pending({ hours: pendingSeconds / HOUR })

/** A reason that is not a failure; a removed device has its badge. */
export type ClosedReason = Exclude<LicenseReason, LicenseFaultCode | 'device_removed'>

/** Why a license that may be good opens nothing now. */
export function whyClosed({ reason }: { reason: ClosedReason }): string {
  const sentence = reasons[reason]
  return typeof sentence === 'string' ? sentence : sentence({ days: unusedDays })
}

/** What became of an upload that was canceled. */
export const canceled: string = upload.canceled({ days: unusedDays })

/** What went wrong, said on another screen than the one it began on. */
export const elsewhere = ({ title, text }: { title: string; text?: string }): string => (text ? toldElsewhere({ title, text }) : title)
