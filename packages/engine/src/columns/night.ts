const HOUR = 3600
const DAY = 24 * HOUR

/** Whether a wall-clock time (seconds) is at night: from 22:00 to 05:59. */
export function isNight(time: number): boolean {
  const second = time % DAY
  return second >= 22 * HOUR || second < 6 * HOUR
}
