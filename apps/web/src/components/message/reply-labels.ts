import type { Clock } from '@convostat/format'
import { MINUTE } from '@convostat/format/seconds'
import { sayCounted } from '#components/figure/messages/index.ts'

const { showBy, showReplies } = sayCounted

/** What links to the replies that took at least this many seconds. */
export function slowLabel(seconds: number, clock: Clock): string {
  if (clock === 'seconds' || seconds >= MINUTE) return showBy.slow({ time: [seconds, clock] })
  return seconds > 0 ? showBy.slow({ time: [MINUTE, clock] }) : showReplies
}

/** What links to those that took at most this many. */
export const fastLabel = (seconds: number, clock: Clock): string =>
  (clock === 'minutes' && seconds < MINUTE ? showBy.under : showBy.fast)({ time: [seconds, clock] })
