/** From a date as written to a day number: which of the three is the year, which calendar counts it. */

import { DAY } from '@convostat/format/seconds'
import { dayOf, daysInMonth } from '#chat/civil.ts'
import type { DateOrder, Era, WrittenDate } from '#whatsapp/header-shape.ts'

/** What dates without a full year need to know. */
export interface YearRules {
  order: DateOrder
  /** Two-digit years are of the Buddhist era: 67 is 2567, which is 2024. */
  isBuddhist: boolean
}

/** The year before each era's first; the Hijri years are converted. */
const ERA_START: Record<Era, number> = { R: 2018, H: 1988, S: 1925, BE: -543, ROC: 1911, AH: 0, AP: 0 }
/** The year of an era in which 1990 ended: years of two digits are of the hundred from there on, so `95 AP` is 1395 and `05 AP` 1405. */
const ERA_FIRST_YEAR: Partial<Record<Era, number>> = { BE: 2533, ROC: 79, AH: 1411, AP: 1369 }
// Phones have exported chats since 2009; a generous margin for wrong clocks on both sides.
const FIRST_YEAR = 1990
const LAST_YEAR = 2099

/** The service began in 2009; nothing in an export is older. */
export const FIRST_EXPORT_DAY = dayOf(2009, 1, 1)

/** The day number of a date under an order, or null where no calendar has such a day. */
export function dayNumber(date: WrittenDate, { order, isBuddhist }: YearRules): number | null {
  const { a, b, c } = date
  const written = date.order ?? order
  // Every date in a chat is read here in every order: no lists are made.
  const year = written === 'ymd' ? a : c
  const month = written === 'mdy' ? a : b
  const day = written === 'ymd' ? c : written === 'dmy' ? a : b
  if (month < 1 || month > 12 || day < 1 || day > 32) return null
  if (date.era) {
    const full = fullYear(year, ERA_FIRST_YEAR[date.era])
    if (date.era === 'AH') return lunar(full, month, day)
    if (date.era === 'AP') return solar(full, month, day)
    return gregorian(full + ERA_START[date.era], month, day)
  }
  if (year < 100) return gregorian(isBuddhist ? year + 2500 - 543 : year + 2000, month, day)
  // Solar and lunar Hijri years of the phone's age do not meet: 1388 is 2009 in Tehran, 1430 is 2009 in Riyadh.
  if (year >= 1375 && year <= 1425) return solar(year, month, day)
  if (year >= 1428 && year <= 1470) return lunar(year, month, day)
  return gregorian(year >= 2500 ? year - 543 : year, month, day)
}

function fullYear(year: number, first: number | undefined): number {
  if (year >= 100 || first === undefined) return year
  return first + ((((year - first) % 100) + 100) % 100)
}

/** Whether some year has such a day; dates without a year get a leap year's benefit. */
export const isRealDate = (date: WrittenDate, rules: YearRules): boolean =>
  dayNumber(date.c === -1 ? { ...date, c: 2024 } : date, rules) !== null

/** Whether the date is counted in another calendar than the Gregorian. */
export function isOtherCalendar(date: WrittenDate): boolean {
  const largest = Math.max(date.a, date.c)
  return date.era !== null || largest >= 2500 || (largest >= 1375 && largest <= 1470)
}

function gregorian(year: number, month: number, day: number): number | null {
  if (year < FIRST_YEAR || year > LAST_YEAR || day > daysInMonth(year, month)) return null
  return dayOf(year, month, day)
}

const solar = (year: number, month: number, day: number): number | null => converted('persian', year, month, day, year + 621)
const lunar = (year: number, month: number, day: number): number | null =>
  converted('islamic-umalqura', year, month, day, Math.round(year * 0.970_224 + 621.577))

const formats = new Map<string, Intl.DateTimeFormat>()
const conversions = new Map<string, number | null>()
const DAY_MS = DAY * 1000

function converted(calendar: string, year: number, month: number, day: number, gregorianYear: number): number | null {
  if (gregorianYear < FIRST_YEAR || gregorianYear > LAST_YEAR) return null
  const key = `${calendar} ${year} ${month} ${day}`
  let known = conversions.get(key)
  if (known === undefined) {
    known = convert(calendar, year, month, day, gregorianYear)
    conversions.set(key, known)
  }
  return known
}

/** A day of another calendar, found by asking the runtime's own tables around the place where it must be. */
function convert(calendar: string, year: number, month: number, day: number, gregorianYear: number): number | null {
  let format = formats.get(calendar)
  if (!format) {
    format = new Intl.DateTimeFormat(`en-u-ca-${calendar}-nu-latn`, { year: 'numeric', month: 'numeric', day: 'numeric', timeZone: 'UTC' })
    formats.set(calendar, format)
  }
  const written = (dayNumber: number): number => {
    const parts = format.formatToParts(dayNumber * DAY_MS)
    const part = (type: string): number => Number(parts.find((found) => found.type === type)?.value)
    return part('year') * 10_000 + part('month') * 100 + part('day')
  }
  const wanted = year * 10_000 + month * 100 + day
  let low = dayOf(gregorianYear - 2, 1, 1)
  let high = dayOf(gregorianYear + 3, 1, 1)
  while (low < high) {
    const middle = (low + high) >>> 1
    if (written(middle) < wanted) low = middle + 1
    else high = middle
  }
  return written(low) === wanted ? low : null
}
