import type { Clock } from '@convostat/format'
import { MINUTE } from '@convostat/format/seconds'
import { format } from '#format/index.ts'
import { sayCounted } from '#messages/say/counted.ts'

const { showBy, showReplies } = sayCounted

/** What leads to the replies that took at least so many seconds. */
export function slowLabel(seconds: number, clock: Clock): string {
  if (clock === 'seconds' || seconds >= MINUTE) return showBy.slow(format.latency(seconds, clock))
  return seconds > 0 ? showBy.slow(format.latency(MINUTE, clock)) : showReplies
}

/** What leads to those that took at most so many. */
export function fastLabel(seconds: number, clock: Clock): string {
  const shown = format.latency(seconds, clock)
  return clock === 'minutes' && seconds < MINUTE ? showBy.under(shown) : showBy.fast(shown)
}
