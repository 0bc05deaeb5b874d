/**
 * The header of a line: `[24/09/2026, 14:32:10] `, `9/24/26, 2:32 PM - ` and their kin in every locale.
 *
 * This is the slow, general reading of one line as text. It runs on a sample of the file to learn which header
 * the file uses, and later wherever the fast matcher of `header-matcher.ts` meets a date it has not seen before.
 */
import { dayPeriods } from '../languages/day-periods.ts'
import { monthOf } from './month-names.ts'

/** What holds a header together: `[date, time] `, `date, time - ` or, on the oldest iPhones, `date time: ` and `date time `. */
export type Frame = 'bracket' | 'dash' | 'colon'

/** The date as its numbers stand, not yet known to be day, month or year. */
export interface WrittenDate {
  /** The three numbers in the order written; `c` is -1 where there is no year, months by name are already numbers. */
  a: number
  b: number
  c: number
  /** Where the form itself says the order: a month's name, an era, 年月日. */
  order: DateOrder | null
  /** Japanese era letter or Buddhist mark, as written. */
  era: 'R' | 'H' | 'S' | 'BE' | null
}
export type DateOrder = 'dmy' | 'mdy' | 'ymd'

/** One header as read from a line. Offsets are in UTF-16 units of the line. */
export interface Header {
  /** Two lines with the same family were written by the same kind of phone: frame, order of the parts, separators, seconds. */
  family: string
  frame: Frame
  dateFirst: boolean
  hasYear: boolean
  hasSeconds: boolean
  date: WrittenDate
  dateText: string
  dateStart: number
  dateEnd: number
  hour: number
  minute: number
  second: number
  /** The day-period marker as written (`PM`, `下午`), '' without one. */
  period: string
  timeStart: number
  timeEnd: number
  /** Where the sender or the system line begins. */
  end: number
}

/** Marks one cannot see; any may stand between the parts of a header. */
const MARK = '[\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069\\ufeff\\u200b]*'
const SPACE = '[ \\u00a0\\u202f\\u2009\\t]'
const NUMBER = (most: number, least = 1) => `\\p{Nd}{${least},${most}}`
const WORD = '[\\p{L}\\p{M}]'
/** Joins parts so that invisible marks may stand between any two of them. */
const seq = (...parts: string[]) => parts.join(MARK)

const SEPARATOR = `(?:${SPACE}?[/.\\-\\u2010\\u2011\\u2012\\uff0f]${SPACE}?|[年月년월]${SPACE}?)`
const numericDate = seq(
  '(?<era>令和|平成|昭和|[RHS](?=\\p{Nd}))?',
  `(?<a>${NUMBER(4)})`,
  `(?<s1>${SEPARATOR})`,
  `(?<b>${NUMBER(2)})`,
  `(?:(?<s2>${SEPARATOR})${MARK}(?<c>${NUMBER(4)})${MARK}(?<tail>日|일|${SPACE}?г\\.?(?=[,\\s])|${SPACE}?BE|${SPACE}?พ\\.ศ\\.|\\.)?)?`,
)
const WEEKDAY = `(?:${WORD}{2,14}\\.?,?${SPACE}{1,2})?`
const MONTH = `${WORD}[\\p{L}\\p{M}.॰]{1,14}`
const ORDINAL = '(?:st|nd|rd|th|er|º|\\.)?'
const OF = `(?:(?:de|of|di|del)${SPACE})?`
const namedDate = [
  `${WEEKDAY}(?<nd1>${NUMBER(2)})${ORDINAL}[ \\u00a0\\u202f\\-]${OF}(?<nm1>${MONTH})[ \\u00a0\\u202f,\\-]{1,2}${OF}(?<ny1>${NUMBER(4, 2)})(?:${SPACE}[гр]\\.)?`,
  `${WEEKDAY}(?<nm2>${MONTH})${SPACE}(?<nd2>${NUMBER(2)})${ORDINAL},?${SPACE}(?<ny2>${NUMBER(4, 4)})`,
  `(?<ny3>${NUMBER(4, 4)})[ \\-](?<nm3>${MONTH})[ \\-](?<nd3>${NUMBER(2)})`,
].join('|')
const DATE = `(?<date>${numericDate}|${namedDate})`

const PERIOD = `[\\p{L}\\p{M}][\\p{L}\\p{M}.·]{0,11}(?:${SPACE}[\\p{L}\\p{M}][\\p{L}\\p{M}.]{0,9}){0,2}`
const TIME = seq(
  `(?<time>(?:(?<before>[\\p{L}\\p{M}][\\p{L}\\p{M}.]{0,11}(?:${SPACE}[\\p{L}\\p{M}]\\.)?)${SPACE}?)?`,
  `(?<h>${NUMBER(2)})`,
  `(?<c1>[:.：٫]|${SPACE}?h${SPACE}?|${SPACE}?[時时시]${SPACE}?)`,
  `(?<m>${NUMBER(2, 2)})`,
  `(?:(?<c2>[:.：٫]|${SPACE}?[分분]${SPACE}?)${MARK}(?<s>${NUMBER(2, 2)})[秒초]?)?`,
  `(?:${SPACE}{0,2}(?<after>${PERIOD}))?)`,
)
/** `at`, in the languages whose phones say it. */
const JOINTS = 'at|à|às|klo|kl\\.?|plkst\\.?|u|um|o|в|во|om|alle(?: ore)?|a las|la|ob|στις|בשעה|ساعت|lúc|pukul|pk\\.?'
/** Between the two: a comma, a space, ` at `, ` klo `, ` a las `; a parenthesis in Basque. */
const BETWEEN = `(?<between>(?:[,،、]${MARK}${SPACE}{0,2}|${SPACE}{1,2}|(?<=[日일]))(?:(?:${JOINTS})${SPACE})?\\(?)`
const END = `\\)?(?:(?<bracket>\\]${SPACE}?)|(?<dash>${SPACE}[-–—]${SPACE}|[-–—](?=${WORD}))|(?<colon>:${SPACE}))`

const dateFirst = new RegExp(`^${MARK}(?<open>\\[)?${MARK}${seq(DATE, BETWEEN, TIME, END)}`, 'du')
const timeFirst = new RegExp(`^${MARK}(?<open>\\[)?${MARK}${seq(TIME, BETWEEN, DATE, END)}`, 'du')
/** `13. 6. 2018. 21:25:15 Ana: hi`: old Croatian and Serbian phones leave nothing between time and sender. */
const croatian =
  /^(?<date>(?<a>\d{1,2})(?<s1>\. ?)(?<b>\d{1,2})(?<s2>\. ?)(?<c>\d{4})(?<tail>\.)) (?<time>(?<h>\d{1,2})(?<c1>:)(?<m>\d{2})(?<c2>:)(?<s>\d{2})) (?=[^:\n]{1,60}:[ \u200e])/du

/** How many characters of a line can hold a header. */
export const HEADER_REACH = 120

/** The header a line begins with, or null where it begins with none. Only the shape is judged, not whether such a day exists. */
export function readHeader(line: string): Header | null {
  return shapeOf(dateFirst.exec(line), true) ?? shapeOf(timeFirst.exec(line), false) ?? shapeOf(croatian.exec(line), true)
}

function shapeOf(match: RegExpExecArray | null, isDateFirst: boolean): Header | null {
  if (!match?.groups || !match.indices?.groups) return null
  const { groups } = match
  const at = match.indices.groups
  const frame: Frame = groups.bracket ? 'bracket' : groups.dash ? 'dash' : 'colon'
  if ((frame === 'bracket') !== (groups.open !== undefined)) return null
  if (frame === 'colon' && !isDateFirst) return null
  const date = writtenDate(groups)
  if (!date) return null
  if (date.c === -1 && frame !== 'bracket') return null // only copies from the web leave the year out
  const before = groups.before ? normalPeriod(groups.before) : ''
  const after = groups.after ? normalPeriod(groups.after) : ''
  if ((groups.before && !isPeriod(before)) || (groups.after && !isPeriod(after))) return null
  if (before && after) return null
  const seconds = groups.s === undefined ? 0 : numberOf(groups.s)
  return {
    family: [
      frame,
      isDateFirst ? 'date' : 'time',
      date.order === null || groups.s1 ? plain(`${groups.s1}${groups.s2 ?? ''}`) : 'named',
      groups.s === undefined ? '' : 's',
    ].join(' '),
    frame,
    dateFirst: isDateFirst,
    hasYear: date.c !== -1,
    hasSeconds: groups.s !== undefined,
    date,
    dateText: groups.date,
    dateStart: at.date[0],
    dateEnd: at.date[1],
    hour: numberOf(groups.h),
    minute: numberOf(groups.m),
    second: seconds,
    period: groups.before ?? groups.after ?? '',
    timeStart: at.time[0],
    timeEnd: at.time[1],
    end: match[0].length,
  }
}

function writtenDate(groups: Record<string, string | undefined>): WrittenDate | null {
  if (groups.a !== undefined) {
    const era = eraOf(groups.era, groups.tail)
    const isJapanese = era === 'R' || era === 'H' || era === 'S'
    const isSpelledOut = /[年년]/u.test(groups.s1 ?? '')
    return {
      a: yearOrLess(groups.a),
      b: numberOf(groups.b ?? ''),
      c: groups.c === undefined ? -1 : yearOrLess(groups.c),
      order: isJapanese || isSpelledOut ? 'ymd' : null,
      era,
    }
  }
  for (const [form, order] of [
    ['1', 'dmy'],
    ['2', 'mdy'],
    ['3', 'ymd'],
  ] as const) {
    const name = groups[`nm${form}`]
    if (name === undefined) continue
    const month = monthOf(name)
    if (month === null) return null
    const day = numberOf(groups[`nd${form}`] ?? '')
    const year = numberOf(groups[`ny${form}`] ?? '')
    if (order === 'dmy') return { a: day, b: month, c: year, order, era: null }
    if (order === 'mdy') return { a: month, b: day, c: year, order, era: null }
    return { a: year, b: month, c: day, order, era: null }
  }
  return null
}

/** A number of the date; `0007` or `123` is no short year but an impossible one. */
function yearOrLess(digits: string): number {
  const number = numberOf(digits)
  return [...digits].length > 2 && number < 1000 ? IMPOSSIBLE : number
}
const IMPOSSIBLE = 99_999

function eraOf(before: string | undefined, tail: string | undefined): WrittenDate['era'] {
  if (before === 'R' || before === '令和') return 'R'
  if (before === 'H' || before === '平成') return 'H'
  if (before === 'S' || before === '昭和') return 'S'
  return tail && /BE|พ/u.test(tail) ? 'BE' : null
}

/** A number in whatever digits the phone writes: every block of decimal digits in Unicode starts at its zero. */
export function numberOf(digits: string): number {
  let number = 0
  for (const digit of digits) number = number * 10 + digitOf(digit.codePointAt(0) as number)
  return number
}

const isDigit = /\p{Nd}/u

/** 0 to 9 for any decimal digit of Unicode, else -1. */
export function digitOf(point: number): number {
  if (point < 0x80) return point >= 48 && point <= 57 ? point - 48 : -1
  let value = zeroes.get(point)
  if (value === undefined) {
    value = -1
    if (isDigit.test(String.fromCodePoint(point))) {
      value = 0
      while (value < 9 && isDigit.test(String.fromCodePoint(point - value - 1))) value++
    }
    zeroes.set(point, value)
  }
  return value
}
const zeroes = new Map<number, number>()

/** A marker as it is looked up: lower case, no dots, no spaces, no marks. */
export const normalPeriod = (marker: string): string => marker.toLowerCase().replace(/[\s.·\u00a0\u2009\u202f\u200e\u200f]/gu, '')
/** Words that say "o'clock" and nothing about the half of the day. */
const clockWords = new Set(['uhr', 'h', 'hrs'])
const isPeriod = (marker: string): boolean => known.has(marker) || clockWords.has(marker)
const known = new Set(dayPeriods)
const plain = (separators: string): string => separators.replace(/[\s\u00a0\u202f\u2009\u200e\u200f]/gu, '')
