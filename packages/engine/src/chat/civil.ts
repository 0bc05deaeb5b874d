import { DAY, HOUR, MINUTE } from '@convostat/format/seconds'

/** Civil dates as arithmetic: no Date, no zone. Algorithms: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms". */

/** Days since 1970-01-01 of a Gregorian date. */
export function dayOf(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year
  const era = Math.floor(y / 400)
  const yearOfEra = y - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146_097 + dayOfEra - 719_468
}

/** The Gregorian date of a day number. */
export function dateOf(dayNumber: number): { year: number; month: number; day: number } {
  const z = dayNumber + 719_468
  const era = Math.floor(z / 146_097)
  const dayOfEra = z - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const shifted = Math.floor((5 * dayOfYear + 2) / 153)
  const month = shifted < 10 ? shifted + 3 : shifted - 9
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day: dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1 }
}

/** How many days a month has. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (dayNumber: number): number => (((dayNumber + 3) % 7) + 7) % 7

const two = (n: number): string => String(n).padStart(2, '0')

/** `2021-03-04` of a day number. */
export function isoDay(dayNumber: number): string {
  const { year, month, day } = dateOf(dayNumber)
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
}

/** `2021-03-04T00:05:07` of wall-clock seconds. */
export function isoTime(seconds: number): string {
  const day = Math.floor(seconds / DAY)
  const rest = seconds - day * DAY
  return `${isoDay(day)}T${two(Math.floor(rest / HOUR))}:${two(Math.floor(rest / MINUTE) % 60)}:${two(rest % 60)}`
}

/** The day number of `2021-03-04`, or null where it is not a real day. */
export function parseDay(text: string): number | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  if (!year) return null
  if (+month < 1 || +month > 12 || +day < 1 || +day > daysInMonth(+year, +month)) return null
  return dayOf(+year, +month, +day)
}
