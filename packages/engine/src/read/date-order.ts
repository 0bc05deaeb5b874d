/**
 * Which of the three numbers is the day, the month and the year: decided once for the whole file.
 *
 * Every order is tried on every date of the file. The one with fewest impossible days is *read* from the file, of
 * equals the one under which time runs backwards least. Where two read alike (every number is 12 or less, and both
 * stay in order) the phone's language decides, else day before month, and the answer is a *guess* which the person
 * may turn. A year of two digits in front, which few phones write, takes clear evidence.
 */
import { dateOf, dayOf } from '../civil.ts'
import type { DateOrder, WrittenDate } from '../formats/header-shape.ts'
import { dayNumber, FIRST_EXPORT_DAY, type YearRules } from './calendar.ts'

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
}

export interface DateDecision extends YearRules {
  /** Read from the file, or only guessed. */
  isCertain: boolean
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
  /** Times a year or most of one passes between two dates. */
  leaps: number
}

/** Decides the order of a file's dates; `wanted` is what the person said, and is obeyed where the dates allow it. */
export function decideDateOrder(dates: readonly WrittenDate[], hints: Hints, wanted?: DateOrder): DateDecision {
  const named = dates.find(({ order }) => order !== null)
  if (dates.every(({ order }) => order !== null)) {
    return { order: named?.order ?? 'dmy', isBuddhist: false, isCertain: true }
  }
  const isBuddhist = writesBuddhistYears(dates, hints)
  const distinct = withoutRepeats(dates)
  const weigh = (order: DateOrder): Evidence =>
    evidenceFor(withYears(distinct, order, hints.referenceDay), { order, isBuddhist }, hints.referenceDay)
  const orders = possibleOrders(distinct)
  const isUnusual = orders.length === 3 && !writesYearFirst(hints)
  const preferred = [guessFrom(hints), 'dmy', 'mdy', 'ymd']
  const [usual, next] = orders
    .filter((order) => !(isUnusual && order === 'ymd'))
    .map(weigh)
    .sort((a, b) => rank(a, b) || preferred.indexOf(a.order) - preferred.indexOf(b.order))
  const unusual = isUnusual ? weigh('ymd') : null
  const isYearFirst = unusual !== null && UNUSUAL + against(unusual) < against(usual)
  const best = isYearFirst ? unusual : usual
  const isCertain = isYearFirst || next === undefined || rank(best, next) < 0
  // A wish is no evidence: what the file says stays what it says.
  if (wanted && weigh(wanted).impossible <= best.impossible)
    return { order: wanted, isBuddhist, isCertain: isCertain && wanted === best.order }
  return { order: best.order, isBuddhist, isCertain, isOverruled: wanted !== undefined }
}

const rank = (a: Evidence, b: Evidence): number =>
  a.impossible - b.impossible || a.early + a.late - b.early - b.late || a.backwards - b.backwards

/**
 * For years of two digits any three numbers are a date, so one line of junk must not speak for them: here an impossible
 * day is an error among others, and so is a leap, since such a year changes with what is really the day.
 */
const against = ({ impossible, early, late, backwards, leaps }: Evidence): number =>
  10 * (impossible + leaps) + 2 * early + late + backwards
/** Less than one date before any export. */
const UNUSUAL = 1.5

function withoutRepeats(dates: readonly WrittenDate[]): WrittenDate[] {
  return dates.filter((date, i) => i === 0 || date.a !== dates[i - 1].a || date.b !== dates[i - 1].b || date.c !== dates[i - 1].c)
}

/** A number of more than two digits is the year, wherever it stands; all three where none is. */
function possibleOrders(dates: readonly WrittenDate[]): DateOrder[] {
  let first = 0
  let last = 0
  for (const { a, c } of dates) {
    if (a > 99) first++
    if (c > 99) last++
  }
  if (first > last) return ['ymd']
  if (last > 0) return ['dmy', 'mdy']
  if (dates.some(({ c }) => c === -1)) return ['dmy', 'mdy']
  return ['dmy', 'mdy', 'ymd']
}

/**
 * Dates without a year, as copied from the web, with one: the last date lies in the last year it can, and going
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

/** The last year in which a date lies no later than a day; among years that have the date at all, and exports. */
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

/** Most of a year. */
const LEAP_DAYS = 300
/** Late deliveries stand a little out of order. */
const SLIP_DAYS = 60
const FIRST_EXPORT_YEAR = dateOf(FIRST_EXPORT_DAY).year
/** Where nobody says how old the file is: the year this was written. */
const DEFAULT_REFERENCE_DAY = dayOf(2026, 12, 31)

function evidenceFor(dates: readonly WrittenDate[], rules: YearRules, referenceDay?: number): Evidence {
  const evidence: Evidence = { order: rules.order, impossible: 0, early: 0, late: 0, backwards: 0, leaps: 0 }
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
    if (day - before > LEAP_DAYS && before > 0) evidence.leaps++
    before = day
  }
  return evidence
}

/** Two-digit years that would lie in the future, but in the past when counted from the Buddha, or a phone that writes Thai. */
function writesBuddhistYears(dates: readonly WrittenDate[], { language, referenceDay }: Hints): boolean {
  const lastYear = referenceDay === undefined ? 50 : Math.floor(referenceDay / 365.2425) - 30 + 1
  // 2552 is 2009, when the first chats were exported.
  const isBuddhist = (year: number): boolean => year > lastYear && year >= 52 && year <= lastYear + 43
  const largest = dates.map(({ a, c }) => (c > a ? c : a))
  const found = largest.filter(isBuddhist).length
  return found > 0 && (language === 'th' || found > dates.length / 2)
}

/** Phones that write the year first with two digits: Korean, Basque, Nepali; the first by its parts of the day, too. */
const writesYearFirst = ({ language, period }: Hints): boolean => /^(ko|eu|ne)/.test(language) || /[오전후새벽아침저녁밤]/u.test(period)

/** The locale's habit, as its fingerprints in the file tell. */
function guessFrom({ language, dateText, period }: Hints): DateOrder {
  if (/^(ja|ko|zh|hu|sv|lt|fa|si|af|mn|eu|ne)/.test(language)) return 'ymd'
  const [, month, separator, day, year] = /^[^\p{Nd}]*(\p{Nd}+)(\D+?)(\p{Nd}+)\D+?(\p{Nd}+)/u.exec(dateText) ?? []
  // American phones write 3/4/24, 9:05 PM: no zeros, two-digit years, capital markers.
  const isUnpadded = month !== undefined && (month.length === 1 || day.length === 1)
  if (/^(en|und|fil|tl|es)/.test(language) && separator === '/' && isUnpadded && year?.length === 2 && /[AP]M/.test(period)) return 'mdy'
  return 'dmy'
}
