import { dateOf, dayOf, daysInMonth, parseDay, weekdayOf } from '@convostat/engine/chat/civil'
import { type Season, seasons } from '#compute/seasons.ts'
import type { LanguageData, PeriodMeaning } from '#languages/language.ts'
import type { Period } from '../plan.ts'
import { forms } from './lexicon.ts'
import { plainWords, type Token } from './tokens.ts'

/** What periods are told from: the chat's first and last day, and the reader's. */
export interface Calendar {
  first: number
  last: number
  today: number
  /** The calendar year, month, week or day of the question before: "last year" and "the year after" are told from it. */
  before?: Required<Period>
  /** The one named earlier in the same question: "more in 2024 than in the year before". */
  beside?: Required<Period>
}

/** Which half of the day an hour on a clock of twelve is of; at night before or after midnight. */
type HalfOfDay = 'any' | 'beforeNoon' | 'afterNoon' | 'night'

const hourOn = (hour: number, half: HalfOfDay): number => {
  if (half === 'night') return hour === 12 ? 0 : hour > 5 && hour < 12 ? hour + 12 : hour
  if (half === 'afterNoon') return hour < 12 ? hour + 12 : hour
  return half === 'beforeNoon' && hour === 12 ? 0 : hour
}

type Unit = 'day' | 'week' | 'month' | 'year'

/** What a pattern found in its braces. */
interface Found {
  year?: number
  month?: number
  day?: number
  /** The first ones of several. */
  firstDay?: number
  firstMonth?: number
  n?: number
  unit?: Unit
  season?: Season
  iso?: number
  periods: Written[]
  /** One of them is told from another day. */
  isAssumed?: boolean
}

/** A date as far as it was written, or days that are known. */
type Written = { year?: number; month?: number; day?: number; firstDay?: number; firstMonth?: number } | Required<Period>

export interface PeriodFound {
  end: number
  period: Period
  isAssumed: boolean
}

interface Pattern {
  parts: readonly string[]
  means: PeriodMeaning
}

interface Grammar {
  /** What a period begins with: words, and kinds of what is in braces. */
  beginnings: ReadonlySet<string>
  /** Those that contain no other period, and those that do. */
  plainOnes: readonly Pattern[]
  wrappers: readonly Pattern[]
  hours: readonly { parts: readonly string[]; half: HalfOfDay }[]
  months: ReadonlyMap<string, number>
  units: ReadonlyMap<string, Unit>
  numbers: ReadonlyMap<string, number>
  seasons: ReadonlyMap<string, Season>
  holidays: readonly { words: readonly string[]; month: number; day: number }[]
}

const known = new WeakMap<LanguageData, Grammar>()

const numbered = (lists: readonly string[]): Map<string, number> =>
  new Map(lists.flatMap((list, i) => (list === '' ? [] : forms(list).map((form) => [plainWords(form).join(' '), i + 1] as const))))

function grammarOf(data: LanguageData): Grammar {
  const there = known.get(data)
  if (there) return there
  const partsOf = (pattern: string): string[] => pattern.split(' ').flatMap((part) => (part.startsWith('{') ? [part] : plainWords(part)))
  const ofPeriods = (isWrapper: boolean): Pattern[] =>
    data.periods
      .filter(([pattern]) => pattern.includes('{period}') === isWrapper)
      .map(([pattern, means]) => ({ parts: partsOf(pattern), means }))
  const ofHours = (patterns: readonly string[], half: HalfOfDay) => patterns.map((pattern) => ({ parts: partsOf(pattern), half }))
  const grammar: Grammar = {
    beginnings: new Set(data.periods.map(([pattern]) => partsOf(pattern)[0])),
    plainOnes: ofPeriods(false),
    wrappers: ofPeriods(true),
    hours: [
      ...ofHours(data.hours, 'any'),
      ...ofHours(data.hoursBeforeNoon, 'beforeNoon'),
      ...ofHours(data.hoursAfterNoon, 'afterNoon'),
      ...ofHours(data.hoursAtNight, 'night'),
    ],
    months: numbered(data.months),
    numbers: numbered(data.numbers),
    seasons: new Map(seasons.flatMap(({ name }) => forms(data.seasons[name]).map((form) => [plainWords(form).join(' '), name] as const))),
    units: new Map(
      Object.entries(data.units).flatMap(([unit, list]) => forms(list).map((form) => [plainWords(form).join(' '), unit as Unit])),
    ),
    holidays: Object.entries(data.holidays).flatMap(([date, list]) => {
      const [month, day] = date.split('-').map(Number)
      return forms(list).map((form) => ({ words: plainWords(form), month, day }))
    }),
  }
  known.set(data, grammar)
  return grammar
}

/** Every period that is written from a place on. */
export function periodsAt(data: LanguageData, tokens: readonly Token[], start: number, calendar: Calendar): PeriodFound[] {
  const grammar = grammarOf(data)
  if (!mayBegin(grammar, tokens[start])) return []
  const plainOnes = writtenAt(grammar, tokens, start, calendar)
  const found: PeriodFound[] = []
  const add = (end: number, period: Period | null, isAssumed: boolean): void => {
    if (period && (period.from ?? 0) <= (period.to ?? Number.POSITIVE_INFINITY)) found.push({ end, period, isAssumed })
  }
  for (const { end, written, isAssumed } of plainOnes) {
    // A month by itself may be another word ("may"), and no day of a year.
    if (isMonthAlone(written)) continue
    const resolved = resolve(written, calendar)
    if (resolved) add(end, resolved.period, isAssumed || resolved.isAssumed)
  }
  for (const pattern of grammar.wrappers) {
    for (const { end, periods, isAssumed: isTold } of matchesOf(grammar, pattern.parts, tokens, start, calendar)) {
      // Since, until or before several days is of the first or the last of them: nobody says it so.
      if (pattern.means !== 'date' && periods.some(isOfSeveral)) continue
      const [a, b] = pattern.means === 'within' ? sameYear(periods[0], periods[1], calendar) : periods
      const first = resolve(a, calendar)
      const second = b && resolve(b, calendar)
      if (!first || (pattern.means === 'within' && !second)) continue
      const isAssumed = isTold === true || first.isAssumed || second?.isAssumed === true
      const { from, to } = first.period
      if (pattern.means === 'date') add(end, { from, to }, isAssumed)
      if (pattern.means === 'since') add(end, { from }, isAssumed)
      if (pattern.means === 'until') add(end, { to }, isAssumed)
      if (pattern.means === 'before') add(end, { to: from - 1 }, isAssumed)
      if (pattern.means === 'after') add(end, { from: to + 1 }, isAssumed)
      if (pattern.means === 'within' && second) add(end, { from, to: second.period.to }, isAssumed)
    }
  }
  return found
}

/** Most words begin no period, and nothing has to be tried there. */
function mayBegin({ beginnings, months, units, numbers, seasons, holidays }: Grammar, { kind, text }: Token): boolean {
  if (kind !== 'word') return kind === 'number' || kind === 'day'
  const isHoliday = holidays.some(({ words }) => words[0] === text)
  return (
    beginnings.has(text) || months.has(text) || units.has(text) || numbers.has(text) || seasons.has(text) || isHoliday || /^\d/.test(text)
  )
}

const isOfSeveral = (written: Written): boolean => 'firstDay' in written || 'firstMonth' in written

const isMonthAlone = (written: Written): boolean =>
  'month' in written && written.month !== undefined && written.year === undefined && written.day === undefined

/** They name their days themselves. */
const AS_WRITTEN: ReadonlySet<PeriodMeaning> = new Set<PeriodMeaning>(['date', 'days', 'months'])

/** Periods without a word before them. */
function writtenAt(
  grammar: Grammar,
  tokens: readonly Token[],
  start: number,
  calendar: Calendar,
): { end: number; written: Written; isAssumed: boolean }[] {
  return grammar.plainOnes.flatMap(({ parts, means }) =>
    matchesOf(grammar, parts, tokens, start, calendar).flatMap(({ end, ...found }) => {
      const written = writtenOf(means, found, calendar)
      return written ? [{ end, written, isAssumed: !AS_WRITTEN.has(means) }] : []
    }),
  )
}

function matchesOf(
  grammar: Grammar,
  parts: readonly string[],
  tokens: readonly Token[],
  start: number,
  calendar: Calendar,
): (Found & { end: number })[] {
  let matches: (Found & { end: number })[] = [{ end: start, periods: [] }]
  for (const part of parts) {
    matches = matches.flatMap((match): (Found & { end: number })[] => {
      const token = tokens[match.end]
      if (!token) return []
      if (part === '{period}')
        return writtenAt(grammar, tokens, match.end, calendar).map(({ end, written, isAssumed }) => ({
          ...match,
          end,
          periods: [...match.periods, written],
          isAssumed: match.isAssumed || isAssumed,
        }))
      if (part === '{holiday}')
        return grammar.holidays
          .filter(({ words }) => words.every((word, i) => tokens[match.end + i]?.text === word && tokens[match.end + i].kind !== 'quoted'))
          .map(({ words, month, day }) => ({ ...match, end: match.end + words.length, month, day }))
      const value = slotOf(grammar, part, token)
      if (!value) return []
      const firstDay = value.day === undefined ? match.firstDay : match.day
      const firstMonth = value.month === undefined ? match.firstMonth : match.month
      return [{ ...match, ...value, firstDay, firstMonth, end: match.end + 1 }]
    })
    if (matches.length === 0) return []
  }
  return matches
}

function slotOf(grammar: Grammar, part: string, { kind, text }: Token): Partial<Found> | null {
  if (!part.startsWith('{')) return kind === 'word' && text === part ? {} : null
  if (kind === 'quoted') return null
  const number = kind === 'number' ? Number(text) : null
  if (part === '{month}') return grammar.months.has(text) ? { month: grammar.months.get(text) } : null
  if (part === '{unit}') return grammar.units.has(text) ? { unit: grammar.units.get(text) } : null
  if (part === '{season}') return grammar.seasons.has(text) ? { season: grammar.seasons.get(text) } : null
  if (part === '{year}') return number !== null && number >= 1990 && number < 2100 ? { year: number } : null
  if (part === '{n}') {
    const n = number ?? grammar.numbers.get(text) ?? 0
    return n > 0 && n < 1000 ? { n } : null
  }
  if (part === '{day}') {
    const day = number ?? Number(/^(\d{1,2})(?:st|nd|rd|th|º|ª)$/.exec(text)?.[1] ?? 0)
    return day > 0 && day < 32 ? { day } : null
  }
  if (part === '{iso}') {
    const iso = kind === 'day' ? dayWritten(text) : null
    return iso === null ? null : { iso }
  }
  return null
}

/** `2021-03-04`, `4.3.2021`, and `13/3/2021` where it can be one day only. */
function dayWritten(text: string): number | null {
  const [a, b, c] = text.split(/[-./]/).map(Number)
  const two = (n: number): string => String(n).padStart(2, '0')
  const day = (year: number, month: number, d: number): number | null => parseDay(`${year}-${two(month)}-${two(d)}`)
  if (text.includes('-')) return day(a, b, c)
  if (text.includes('.') || a === b) return day(c, b, a)
  if (a > 12) return day(c, b, a)
  return b > 12 ? day(c, a, b) : null
}

function writtenOf(means: PeriodMeaning, found: Found, calendar: Calendar): Written | null {
  const { year, month, day, firstDay, firstMonth, n, season, iso } = found
  const { last, today } = calendar
  if (season !== undefined) return seasonOf(season, means === 'date' ? year : undefined, means === 'last', last)
  if (iso !== undefined) return { from: iso, to: iso }
  if (means === 'date') return { year, month, day }
  if (means === 'months') return firstMonth !== undefined && month !== undefined && firstMonth < month ? { year, month, firstMonth } : null
  if (means === 'days') return firstDay !== undefined && day !== undefined && firstDay < day ? { year, month, day, firstDay } : null
  if (means === 'today') return { from: today, to: today }
  if (means === 'yesterday') return { from: today - 1, to: today - 1 }
  if (means === 'of_last') return { year: dateOf(last).year - 1, month, day }
  if (means === 'of_this') return { year: dateOf(last).year, month, day }
  // "Im Vorjahr" names no unit.
  const unit = found.unit ?? (means === 'last' ? 'year' : undefined)
  if (unit === undefined) return null
  if (means === 'ago') return n === undefined ? null : unitAround(today, unit, -n)
  const beside = besideTheOneBefore(means, unit, calendar)
  if (beside || means === 'previous' || means === 'next') return beside
  if (means === 'last') return unit === 'day' ? null : unitAround(last, unit, -1)
  if (means === 'this') return unit === 'day' ? null : unitAround(last, unit, 0)
  if (means === 'opening') return { from: calendar.first, to: ahead(calendar.first, unit, n ?? 1) - 1 }
  if (means === 'past') return { from: back(last, unit, n ?? 1) + 1, to: last }
  return null
}

/** The year before the year, the month after the month that the question before was about; null where that was no such unit. */
function besideTheOneBefore(means: PeriodMeaning, unit: Unit, { before, beside }: Calendar): Required<Period> | null {
  if (means !== 'last' && means !== 'previous' && means !== 'next') return null
  const one = means === 'last' ? before : (beside ?? before)
  return one && calendarUnitOf(one) === unit ? unitAround(one.from, unit, means === 'next' ? 1 : -1) : null
}

/** Three months: the latest ones in the chat that began, or that are over, unless a year is named. */
function seasonOf(season: Season, year: number | undefined, isOver: boolean, last: number): Required<Period> | null {
  const [first] = seasons.find(({ name }) => name === season)?.months ?? [1]
  const of = (each: number): Required<Period> => ({
    from: dayOf(each, first, 1),
    to: first === 12 ? dayOf(each + 1, 3, 1) - 1 : dayOf(each, first + 3, 1) - 1,
  })
  if (year !== undefined) return of(year)
  const latest = dateOf(last).year
  return [latest, latest - 1, latest - 2].map(of).find(({ from, to }) => (isOver ? to < last : from <= last)) ?? null
}

/** The calendar unit this many units from the one that a day is in. */
function unitAround(around: number, unit: Unit, steps: number): Required<Period> {
  const { year, month } = dateOf(around)
  if (unit === 'day') return { from: around + steps, to: around + steps }
  if (unit === 'week') {
    const monday = around - weekdayOf(around) + 7 * steps
    return { from: monday, to: monday + 6 }
  }
  if (unit === 'year') return { from: dayOf(year + steps, 1, 1), to: dayOf(year + steps, 12, 31) }
  const at = year * 12 + month - 1 + steps
  const [y, m] = [Math.floor(at / 12), (at % 12) + 1]
  return { from: dayOf(y, m, 1), to: dayOf(y, m, daysInMonth(y, m)) }
}

/** The day this many units before. */
const back = (from: number, unit: Unit, n: number): number => ahead(from, unit, -n)

/** The day this many units after. */
function ahead(from: number, unit: Unit, n: number): number {
  if (unit === 'day' || unit === 'week') return from + n * (unit === 'day' ? 1 : 7)
  const { year, month, day } = dateOf(from)
  const at = year * 12 + month - 1 + n * (unit === 'month' ? 1 : 12)
  const [y, m] = [Math.floor(at / 12), (at % 12) + 1]
  return dayOf(y, m, Math.min(day, daysInMonth(y, m)))
}

/** Of two dates the one without a year is of the other's, or is just before it. */
function sameYear(a: Written, b: Written, calendar: Calendar): [Written, Written] {
  if (!('month' in a) || a.year !== undefined || a.month === undefined) return [a, b]
  const end = resolve(b, calendar)
  if (!end) return [a, b]
  const { year } = dateOf(end.period.from)
  const inYear = resolve({ ...a, year }, calendar)
  return [{ ...a, year: inYear && inYear.period.from <= end.period.to ? year : year - 1 }, b]
}

/**
 * The days of what was written. Without a year it is the last that began by the chat's last day; one that ended before the
 * chat began is none.
 */
function resolve(written: Written, { first, last }: Calendar): { period: Required<Period>; isAssumed: boolean } | null {
  if ('from' in written) return { period: written, isAssumed: false }
  const { year, month, day, ...begins } = written
  if (year !== undefined) {
    const period = daysOf(year, month, day, begins)
    return period && { period, isAssumed: false }
  }
  const latest = dateOf(last).year
  for (let back = 0; back < 8; back++) {
    const period = daysOf(latest - back, month, day, begins)
    if (!period || period.from > last) continue
    return period.to < first ? null : { period, isAssumed: true }
  }
  return null
}

function daysOf(
  year: number,
  month?: number,
  day?: number,
  { firstDay = day, firstMonth = month }: { firstDay?: number; firstMonth?: number } = {},
): Required<Period> | null {
  if (month === undefined) return { from: dayOf(year, 1, 1), to: dayOf(year, 12, 31) }
  if (day === undefined) return { from: dayOf(year, firstMonth ?? month, 1), to: dayOf(year, month, daysInMonth(year, month)) }
  if (day > daysInMonth(year, month)) return null
  return { from: dayOf(year, month, firstDay ?? day), to: dayOf(year, month, day) }
}

/** The hour that is written from a place on. */
export function hoursAt(data: LanguageData, tokens: readonly Token[], start: number): { end: number; hour: number }[] {
  const grammar = grammarOf(data)
  return grammar.hours.flatMap(({ parts, half }) => {
    let hour = -1
    for (const [i, part] of parts.entries()) {
      const token = tokens[start + i]
      if (!token) return []
      const value = part === '{clock}' ? clockOf(token) : slotOf(grammar, part, token)
      if (!value) return []
      hour = value.n ?? hour
    }
    const at = hourOn(hour, half)
    return at >= 0 && at < 24 ? [{ end: start + parts.length, hour: at }] : []
  })
}

/** A whole hour. */
function clockOf({ kind, text }: Token): { n: number } | null {
  const [, hours] = /^(\d{1,2}):00$/.exec(kind === 'clock' ? text : '') ?? []
  return hours ? { n: Number(hours) } : null
}

/** The calendar year, month or day of a chat's end, where a period is another one; null where it is no such unit, or after it. */
export function latestLike({ from, to }: Period, last: number): Period | null {
  if (from === undefined || to === undefined || to >= last) return null
  const unit = calendarUnitOf({ from, to })
  return unit === undefined ? null : unitAround(last, unit, 0)
}

/** The year before a year, the month before a month; null where a period is no such unit. */
export function periodBefore({ from, to }: Period): Period | null {
  if (from === undefined || to === undefined) return null
  const unit = calendarUnitOf({ from, to })
  return unit === undefined ? null : unitAround(from, unit, -1)
}

/** The same month or day in the year of another one; null where it is no such unit, as "last year" is none. */
export function inYearOf({ from, to }: Period, { from: other }: Period): Period | null {
  if (from === undefined || to === undefined || other === undefined) return null
  const unit = calendarUnitOf({ from, to })
  if (unit !== 'month' && unit !== 'day') return null
  const { month, day } = dateOf(from)
  return unitAround(dayOf(dateOf(other).year, month, day), unit, 0)
}

/** The unit that some days are exactly one of. */
const calendarUnitOf = ({ from, to }: Required<Period>): Unit | undefined =>
  (['year', 'month', 'week', 'day'] as const).find((each) => {
    const around = unitAround(from, each, 0)
    return around.from === from && around.to === to
  })
