/**
 * Which of the three numbers is the day, the month and the year: decided once for all dates that one phone wrote.
 *
 * Every order is tried on every date. The one with the fewest impossible days is *read* from the file; of equals, the
 * one under which time runs backwards least. How far apart dates are proves nothing: some chats are written in once a
 * year. Where another order fits as well, the phone's language decides, else day before month, and the answer is a *guess*
 * that the person can change. A year of two digits in front, which few phones write, takes clear evidence.
 */

import { dateOf, dayOf } from '#chat/civil.ts'
import type { DateOrder, WrittenDate } from '#whatsapp/header-shape.ts'
import { dayNumber, FIRST_EXPORT_DAY, type YearRules } from './calendar.ts'
import { writesYearFirst } from './year-first.ts'

/** What else the file says about the phone that wrote it. */
export interface Hints {
  /** BCP 47, 'und' where unknown. */
  language: string
  /** The first header's date as written: padding and separators are a locale's fingerprint. */
  dateText: string
  /** The first header's day-period marker, '' for a 24-hour clock. */
  period: string
  /** The last day a message can have: the file's own age, as a day number. Absent: not known. */
  referenceDay?: number
  /** The first header as written, where it is known. */
  headerText?: string
  /** Some of what people wrote. */
  text?: () => string
}

export interface DateDecision extends YearRules {
  /** Read from the file, or only guessed. */
  isCertain: boolean
  /** Further orders that fit the dates, likelier ones first; the one the file speaks for among them where the person asked for another. */
  others: readonly DateOrder[]
  /** The person asked for an order that makes dates of this file impossible; it was not taken. */
  isOverruled?: boolean
}

interface Evidence {
  order: DateOrder
  /** Dates no calendar has. */
  impossible: number
  /** Dates before any phone exported a chat. */
  early: number
  /** Dates after the file was written, if its clock was right. */
  late: number
  /** Dates earlier than the one before. */
  backwards: number
}

/** Decides the order of a file's dates; `wanted` is what the person said, and is obeyed where the dates allow it. */
export function decideDateOrder(dates: readonly WrittenDate[], hints: Hints, wanted?: DateOrder): DateDecision {
  const named = dates.find(({ order }) => order !== null)
  if (dates.every(({ order }) => order !== null)) {
    return { order: named?.order ?? 'dmy', isBuddhist: false, isCertain: true, others: [] }
  }
  const isBuddhist = writesBuddhistYears(dates, hints)
  const distinct = withoutRepeats(dates)
  const weigh = (order: DateOrder): Evidence =>
    evidenceFor(withYears(distinct, order, hints.referenceDay), { order, isBuddhist }, hints.referenceDay)
  const orders = possibleOrders(distinct, hints.dateText)
  const isYearFirst = orders.length === 3 && writesYearFirst(hints)
  const preferred = isYearFirst ? (['ymd', 'dmy', 'mdy'] as const) : ([guessFrom(hints), 'dmy', 'mdy', 'ymd'] as const)
  const likelier = (a: DateOrder, b: DateOrder): number => preferred.indexOf(a) - preferred.indexOf(b)
  const weighed = orders.map(weigh).sort((a, b) => rank(a, b) || likelier(a.order, b.order))
  const yearFirst = orders.length === 3 ? weighed.find(({ order }) => order === 'ymd') : undefined
  const [usual] = weighed.filter((evidence) => evidence !== yearFirst)
  const isBetter = yearFirst !== undefined && against(yearFirst) + (isYearFirst ? EXPECTED : UNUSUAL) < against(usual)
  const best = isBetter ? yearFirst : usual
  const fits = (other: Evidence): boolean =>
    best === yearFirst || other === yearFirst ? against(other) <= against(best) : rank(other, best) <= 0
  const fitting = weighed.filter((other) => other !== best && fits(other)).map(({ order }) => order)
  fitting.sort(likelier)
  const isCertain = fitting.length === 0
  // A wish is not evidence: what the file says stays what it says.
  if (wanted && weigh(wanted).impossible <= best.impossible) {
    const others = [best.order, ...fitting].filter((order) => order !== wanted)
    return { order: wanted, isBuddhist, isCertain: isCertain && wanted === best.order, others }
  }
  return { order: best.order, isBuddhist, isCertain, others: fitting, isOverruled: wanted !== undefined }
}

const rank = (a: Evidence, b: Evidence): number =>
  a.impossible - b.impossible || a.early + a.late - b.early - b.late || a.backwards - b.backwards

/**
 * With two-digit years nearly any three numbers are a date with the year first, so one broken line must not decide for
 * it: here an impossible day is one error among others.
 */
const against = ({ impossible, early, late, backwards }: Evidence): number => impossible + 2 * early + late + backwards
/** Less than one date before any export, and more than any other single error. */
const UNUSUAL = 1.5
/** Of equals the year is first where the phone's language has it so. */
const EXPECTED = -0.5

function withoutRepeats(dates: readonly WrittenDate[]): WrittenDate[] {
  return dates.filter((date, i) => i === 0 || date.a !== dates[i - 1].a || date.b !== dates[i - 1].b || date.c !== dates[i - 1].c)
}

/**
 * A number of more than two digits is the year, in any place. Where none is, all three orders are possible; but between
 * dots without spaces no phone writes a short year first (no version of CLDR has yy.MM.dd).
 */
function possibleOrders(dates: readonly WrittenDate[], dateText: string): DateOrder[] {
  let first = 0
  let last = 0
  for (const { a, c } of dates) {
    if (a > 99) first++
    if (c > 99) last++
  }
  if (first > last) return ['ymd']
  if (last > 0) return ['dmy', 'mdy']
  if (dates.some(({ c }) => c === -1)) return ['dmy', 'mdy']
  return /^\P{Nd}*\p{Nd}+\.\p{Nd}/u.test(dateText) ? ['dmy', 'mdy'] : ['dmy', 'mdy', 'ymd']
}

/**
 * Dates without a year, as copied from the web, with one: the last date is in the last year it can, and going
 * back from there a later day of the year belongs to the year before.
 */
export function withYears(dates: readonly WrittenDate[], order: DateOrder, referenceDay = DEFAULT_REFERENCE_DAY): WrittenDate[] {
  if (!dates.some(({ c }) => c === -1)) return [...dates]
  const filled = [...dates]
  const rules = { order, isBuddhist: false }
  const last = referenceDay + 1
  let next = last
  for (let i = dates.length - 1; i >= 0; i--) {
    if (dates[i].c === -1) filled[i] = { ...dates[i], c: yearBefore(Math.min(last, next + SLIP_DAYS), dates[i], rules) }
    next = Math.min(next, dayNumber(filled[i], rules) ?? next)
  }
  return filled
}

/** The last year in which a date is no later than a day; among years that have the date at all, and exports. */
function yearBefore(limit: number, date: WrittenDate, rules: YearRules): number {
  const last = dateOf(limit).year
  let latest: number | null = null
  for (let year = last; year >= FIRST_EXPORT_YEAR; year--) {
    const day = dayNumber({ ...date, c: year }, rules)
    if (day === null) continue
    if (day <= limit) return year
    latest ??= year
  }
  return latest ?? last + ((4 - (last % 4)) % 4) // 29 February, before the first leap year of exports
}

/** Late deliveries are a little out of order. */
const SLIP_DAYS = 60
const FIRST_EXPORT_YEAR = dateOf(FIRST_EXPORT_DAY).year
/** Where nobody says how old the file is: the year this was written. */
const DEFAULT_REFERENCE_DAY = dayOf(2026, 12, 31)

function evidenceFor(dates: readonly WrittenDate[], rules: YearRules, referenceDay?: number): Evidence {
  const evidence: Evidence = { order: rules.order, impossible: 0, early: 0, late: 0, backwards: 0 }
  let before = 0
  for (const date of dates) {
    const day = dayNumber(date, rules)
    if (day === null) {
      evidence.impossible++
      continue
    }
    if (day < FIRST_EXPORT_DAY) evidence.early++
    else if (referenceDay !== undefined && day > referenceDay + 1) evidence.late++
    if (day < before) evidence.backwards++
    before = day
  }
  return evidence
}

/** Two-digit years that would be in the future, but in the past when counted from the Buddha, or a phone that writes Thai. */
function writesBuddhistYears(dates: readonly WrittenDate[], { language, referenceDay }: Hints): boolean {
  const lastYear = referenceDay === undefined ? 50 : Math.floor(referenceDay / 365.2425) - 30 + 1
  // 2552 is 2009, when the first chats were exported.
  const isBuddhist = (year: number): boolean => year > lastYear && year >= 52 && year <= lastYear + 43
  const largest = dates.map(({ a, c }) => (c > a ? c : a))
  const found = largest.filter(isBuddhist).length
  return found > 0 && (language === 'th' || found > dates.length / 2)
}

/** The locale's habit, as its fingerprints in the file tell. */
function guessFrom({ language, dateText, period }: Hints): DateOrder {
  if (/^(ja|ko|zh|hu|sv|lt|fa|si|af|mn|eu|ne)/.test(language)) return 'ymd'
  const [, month, separator, day, year] = /^[^\p{Nd}]*(\p{Nd}+)(\D+?)(\p{Nd}+)\D+?(\p{Nd}+)/u.exec(dateText) ?? []
  // American phones write 3/4/24, 9:05 PM: no zeros, two-digit years, capital markers.
  const isUnpadded = month !== undefined && (month.length === 1 || day.length === 1)
  if (/^(en|und|fil|tl|es)/.test(language) && separator === '/' && isUnpadded && year?.length === 2 && /[AP]M/.test(period)) return 'mdy'
  return 'dmy'
}
