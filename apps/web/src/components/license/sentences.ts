import { DAY, HOUR } from '@convostat/format/seconds'
import { leaseSeconds, pendingSeconds } from '@convostat/license'
import { sayLicense } from './messages/index.ts'

const { elsewhere: toldElsewhere, reasons, states, upload } = sayLicense

/** After so many days without being used, a device makes room. */
export const unusedDays = leaseSeconds / DAY

/** Pro is open, and the license not confirmed yet. */
export const pending: string = states.pending({ hours: pendingSeconds / HOUR })

/** Why a license that may be good opens nothing now. */
export function whyClosed({ reason }: { reason: keyof typeof reasons }): string {
  const sentence = reasons[reason]
  return typeof sentence === 'string' ? sentence : sentence({ days: unusedDays })
}

/** What became of an upload that was canceled. */
export const canceled: string = upload.canceled({ days: unusedDays })

/** What went wrong, told on another screen than the one it began on. */
export const elsewhere = ({ title, text }: { title: string; text?: string }): string => (text ? toldElsewhere({ title, text }) : title)
