import { DAY, HOUR } from '@convostat/format/seconds'

/** Whether a wall-clock time (seconds) is at night: from 22:00 to 05:59, which are the first eight hours after 22:00. */
export function isNight(time: number): boolean {
  return (time + 2 * HOUR) % DAY < 8 * HOUR
}
