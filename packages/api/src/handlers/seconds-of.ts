import { parseDay } from '@convostat/engine/chat/civil'
import { DAY, HOUR } from '@convostat/format/seconds'

/** Wall-clock seconds since 1970 of `2021-03-04T00:05:07`, which the contract has let through. */
export function secondsOf(dateTime: string): number {
  const [hours, minutes, seconds] = dateTime.slice(11).split(':').map(Number)
  return (parseDay(dateTime.slice(0, 10)) ?? Number.NaN) * DAY + hours * HOUR + minutes * 60 + seconds
}
