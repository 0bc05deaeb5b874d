import { DAY, HOUR } from './seconds.ts'

/** A span is written in days from the third on, in years from two on. */
const [leastDays, leastYears] = [3 * DAY, 731 * DAY]

/**
 * A span of a day or longer as every screen and document writes it: hours up to three days, then days, from two years on years
 * with a tenth, each rounded to the nearest. Two days and 13 hours are 61 hours.
 */
export function longSpan(seconds: number): { unit: 'hour' | 'day' | 'year'; n: number } {
  const hours = Math.round(seconds / HOUR)
  if (hours * HOUR < leastDays) return { unit: 'hour', n: hours }
  const days = Math.round(seconds / DAY)
  return days * DAY < leastYears ? { unit: 'day', n: days } : { unit: 'year', n: Math.round((10 * seconds) / DAY / 365.25) / 10 }
}
