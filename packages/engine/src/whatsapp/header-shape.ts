/**
 * The header of a line: `[24/09/2026, 14:32:10] `, `9/24/26, 2:32 PM - ` and their kin in every locale.
 *
 * This is the slow, general reading of one line as text. It runs on a sample of the file to learn which header
 * the file uses, and later wherever the fast matcher of `header-matcher.ts` meets a date it has not seen before.
 */
import { isDayPeriod } from '#languages/day-periods.ts'
import { normalMarker } from '#languages/normal-marker.ts'
import { monthOf } from './month-names.ts'
import { isWeekday } from './weekday-names.ts'

/** What holds a header together: `[date, time] `, `date, time - ` or, on the oldest iPhones, `date time: ` and `date time `. */
type Frame = 'bracket' | 'dash' | 'colon'

/** The date as its numbers are, not yet known to be day, month or year. */
export interface WrittenDate {
  /** The three numbers in the order written; `c` is -1 where there is no year, months by name are already numbers. */
  a: number
  b: number
  c: number
  /** Where the form itself says the order: a month's name, an era, 年月日. */
  order: DateOrder | null
  /** The era beside the date, if any: Japanese, Buddhist, Hijri (lunar), Persian, Minguo. */
  era: Era | null
}
export type Era = 'R' | 'H' | 'S' | 'BE' | 'AH' | 'AP' | 'ROC'
export type DateOrder = 'dmy' | 'mdy' | 'ymd'

/** One header as read from a line. Offsets are in UTF-16 units of the line. */
export interface Header {
  /** Two lines with the same family were written by the same kind of phone: frame, order of the parts, separators, length of the year, seconds. */
  family: string
  frame: Frame
  dateFirst: boolean
  hasYear: boolean
  hasSeconds: boolean
  /** `14:5`, which few phones write, `14:05`, or two digits anyway: the minutes, and the seconds where there are some. */
  clock: 'short' | 'padded' | 'full'
  date: WrittenDate
  dateText: string
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

/** `at`, in the languages whose phones say it. */
const JOINTS =
  'at|à|às|klo|klock|[Kk]l\\.?|Klock|plkst\\.?|u|um|o|в|во|om|alle(?: ore)?|a las|la|ob|στις|בשעה|ساعت|lúc|pukul|pk\\.?|ee|tme|zeg\\.'

/** Eras before a date and behind it. */
const ERAS_BEFORE = '令和|平成|昭和|Reiwa|民國|民国|Minguo|BE|AH|AP|CE|พ\\.ศ\\.|هـ|ه\\u200d?\\.ش\\.'
const ERAS_BEHIND = 'BE|AH|AP|CE|AD|R|Reiwa|Minguo|民[國国]|พ\\.ศ\\.|هـ|ه\\u200d?\\.?(?:ش|ق)\\.?'

/** No word for a part of the day is longer. */
const LONGEST_PERIOD = 40

/** What the parts of a header are made of. */
interface Alphabet {
  /** Marks one cannot see; any may be between the parts. */
  mark: string
  space: string
  digit: string
  letter: string
  /** A letter or what may follow one. */
  tail: string
  /** What a word for a part of the day may contain beside letters: dots, apostrophes, quotes, hyphens, blanks. */
  within: string
  /** The space behind a closing bracket, which some phones leave out. */
  afterBracket: string
}

const unicode: Alphabet = {
  mark: '[\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069\\ufeff\\u200b]*',
  space: '[ \\u00a0\\u202f\\u2009\\t]',
  digit: '\\p{Nd}',
  letter: '[\\p{L}\\p{M}]',
  tail: '\\p{L}\\p{M}',
  within: '.·\'’‘ʼʻꞌ`´"״׳/,،\\- \\u00a0\\u202f\\u2009\\u200b-\\u200f\\u070f་',
  afterBracket: '[ \\u00a0\\u202f\\u2009\\t]?',
}

/**
 * Most headers have ASCII letters and digits only. A pattern for those, with the marks and blanks of `unicode`, is compiled in a
 * tenth of the time. What it accepts, the pattern for all scripts reads alike.
 */
const latin: Alphabet = {
  ...unicode,
  digit: '[0-9]',
  letter: '[A-Za-z]',
  tail: 'A-Za-z',
  within: ".'/\\- \\u00a0\\u202f\\u2009",
}

/** The patterns of a header with the date first, and with the time first. */
function patterns(alphabet: Alphabet): { dateFirst: string; timeFirst: string; tight: string } {
  const { mark: MARK, space: SPACE, letter: WORD, tail: TAIL, within: WITHIN } = alphabet
  const NUMBER = (most: number, least = 1) => `${alphabet.digit}{${least},${most}}`
  /** Joins parts so that invisible marks may be between any two of them. */
  const seq = (...parts: string[]) => parts.join(MARK)
  const SEPARATOR = `(?:${SPACE}?[/.\\-\\u2010\\u2011\\u2012\\uff0f]${SPACE}?|[年月년월]${SPACE}?)`
  const WEEKDAY = `(?:${WORD}{2,14}\\.?,?${SPACE}{1,2})?`
  const numericDate = seq(
    `(?:(?<era>${ERAS_BEFORE})${SPACE}?|(?<era1>[RHS])(?=${alphabet.digit}))?`,
    `(?<a>${NUMBER(4)})`,
    `(?<s1>${SEPARATOR})`,
    `(?<b>${NUMBER(2)})`,
    `(?:(?<s2>${SEPARATOR}|${SPACE}(?=${NUMBER(4, 4)}[ ,]))${MARK}(?<c>${NUMBER(4)})${MARK}(?<tail>日|일|${SPACE}?г\\.?(?=[,\\s])|[/.]?${SPACE}?(?:${ERAS_BEHIND})|\\.)?)?`,
  )
  const MONTH = `${WORD}[${TAIL}.॰]{1,14}`
  const ORDINAL = '(?:st|nd|rd|th|er|º|\\.)?'
  const OF = `(?:(?:de|of|di|del)${SPACE})?`
  const namedDate = [
    `${WEEKDAY}(?<nd1>${NUMBER(2)})${ORDINAL}[ \\u00a0\\u202f\\-]${OF}(?<nm1>${MONTH})[ \\u00a0\\u202f,\\-]{1,2}${OF}(?<ny1>${NUMBER(4, 2)})(?:${SPACE}[гр]\\.)?`,
    `${WEEKDAY}(?<nm2>${MONTH})${SPACE}(?<nd2>${NUMBER(2)})${ORDINAL},?${SPACE}(?<ny2>${NUMBER(4, 4)})`,
    `(?<ny3>${NUMBER(4, 4)})[ \\-](?<nm3>${MONTH})[ \\-](?<nd3>${NUMBER(2)})`,
  ]
  const dates = [numericDate, ...(alphabet === unicode ? namedDate : [])].join('|')
  const DATE = `(?<date>${dates})`
  // `Tue, 22/03/2022`.
  const DAY_AND_DATE = `(?<date>(?:(?<weekday>(?!${ERAS_BEFORE})${WORD}[${TAIL}]{1,13}\\.?,?)${SPACE}{1,2}${MARK}(?=${alphabet.digit}))?(?:${dates}))`
  // As short as the rest of the header allows: a name may contain a hyphen, too.
  const PERIOD = `(?=[${TAIL}'‘’#ʼ\\u070f])[${TAIL}${WITHIN}#]{1,${LONGEST_PERIOD}}?`
  const TIME = seq(
    `(?<time>(?:(?<before>${PERIOD})${SPACE}?)?`,
    `(?<h>${NUMBER(2)})`,
    `(?<c1>[:.：٫]|${SPACE}?h${SPACE}?|${SPACE}?[時时시點点]${SPACE}?)`,
    `(?<m>${NUMBER(2)})`,
    `(?:(?<c2>[:.：٫]|${SPACE}?(?:min|[分분])${SPACE}?|(?<=h${alphabet.digit}{2})${SPACE})${MARK}(?<s>${NUMBER(2)})(?:[秒초]|${SPACE}?(?:s(?![${TAIL}])|seg\\.))?)?`,
    `\\.?(?:-ին)?(?:${SPACE}{0,2}(?<after>${PERIOD}(?:${SPACE}?[0-9])?))?)`,
  )
  /** Between the two: a comma, a space, ` at `, ` klo `, ` a las `; a parenthesis in Basque. */
  const BETWEEN = `(?<between>(?:[,،、]${MARK}${SPACE}{0,2}|${SPACE}{1,2}|${SPACE}-${SPACE}|T(?=${alphabet.digit})|(?<=[日일]))(?:(?:${JOINTS})${SPACE})?\\(?)`
  const END = `\\)?(?:(?<bracket>\\]${alphabet.afterBracket})|(?<dash>${SPACE}[-–—]${SPACE}|[-–—](?=${WORD})(?![^:\n]*(?:${SPACE}[-–—]${SPACE}|\\]${SPACE})))|(?<colon>:${SPACE}))`
  const TIGHT = `\\)?(?<dash>[-–—])(?=${WORD})`
  const START = `${MARK}(?<open>\\[)?${MARK}`
  return {
    dateFirst: `^(?<lead>${START}${DAY_AND_DATE}${MARK}${BETWEEN}${MARK})${TIME}${MARK}${END}`,
    timeFirst: `^(?<lead>${START})${TIME}${MARK}${BETWEEN}${MARK}${DATE}${MARK}${END}`,
    tight: `^(?<lead>${START}${DAY_AND_DATE}${MARK}${BETWEEN}${MARK})${TIME}${MARK}${TIGHT}`,
  }
}

const latinDateFirst = new RegExp(patterns(latin).dateFirst)
/** `15.03.24, 10:00-Ana - Work: hi`: the first dash ends the header where no word for a part of the day can contain it. */
const TIGHT_DASH = /[-–—][\p{L}\p{M}]/u
/** The patterns for all scripts, made when a file first needs one: they take longer to compile than a small file to read. */
let anyScript: { dateFirst: RegExp; timeFirst: RegExp; tight: RegExp } | null = null
/** `13. 6. 2018. 21:25:15 Ana: hi`: old Croatian and Serbian phones leave nothing between time and sender. */
const croatian =
  /^(?<lead>[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\u200b]*(?<date>(?<a>\d{1,2})(?<s1>\. ?)(?<b>\d{1,2})(?<s2>\. ?)(?<c>\d{4})(?<tail>\.)) )(?<time>(?<h>\d{1,2})(?<c1>:)(?<m>\d{2})(?<c2>:)(?<s>\d{2})) (?=[^:\n]{1,60}:[ \u200e])/u

/** How many characters of a line can contain a header. */
export const HEADER_REACH = 120

/** The header a line begins with, or null where it begins with none. Only the shape is judged, not whether such a day exists. */
export function readHeader(line: string): Header | null {
  if (!holdsNumbers(line)) return null
  return shapeOf(latinDateFirst.exec(line), true) ?? readAnyScript(line)
}

/** The same by the patterns for all scripts alone. */
export function readAnyScript(line: string): Header | null {
  if (!anyScript) {
    const { dateFirst, timeFirst, tight } = patterns(unicode)
    anyScript = { dateFirst: new RegExp(dateFirst, 'u'), timeFirst: new RegExp(timeFirst, 'u'), tight: new RegExp(tight, 'u') }
  }
  return (
    shapeOf(anyScript.dateFirst.exec(line), true) ??
    shapeOf(anyScript.timeFirst.exec(line), false) ??
    shapeOf(croatian.exec(line), true) ??
    (TIGHT_DASH.test(line) ? shapeOf(anyScript.tight.exec(line), true) : null)
  )
}

/** A day, a month or a year, an hour and the two digits of a minute take this many digits at least. */
const FEWEST_DIGITS = 5

/** What is between hour and minute. */
const CLOCKS = ":.h'：٫時时시點点"

/** Whether the line's beginning contains digits for a date and a time, and a clock between two of them: few lines of ordinary text do. */
function holdsNumbers(line: string): boolean {
  const end = Math.min(line.length, HEADER_REACH)
  let digits = 0
  let hasClock = false
  // What was seen last, blanks and marks aside: a digit, a digit and a clock, or something else.
  let before = ''
  for (let i = 0; i < end; i++) {
    const point = line.codePointAt(i) as number
    if (point === 0x20 || point === 0x09 || point === 0xa0 || (point >= 0x2000 && point < 0x2070) || point === 0xfeff) continue
    const isClock = CLOCKS.includes(line.charAt(i))
    // Emoji behind a number are not digits: the patterns of all scripts are made for lines that need them.
    const isDigit = digitOf(point) >= 0
    if (point > 0xffff) i++
    if (isDigit) {
      digits++
      hasClock ||= before === 'clock'
      if (hasClock && digits >= FEWEST_DIGITS) return true
    }
    before = isDigit ? 'digit' : isClock && before === 'digit' ? 'clock' : ''
  }
  return false
}

const ONE_LETTER = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]$/u

function shapeOf(match: RegExpExecArray | null, isDateFirst: boolean): Header | null {
  if (!match?.groups) return null
  const { groups } = match
  const frame: Frame = groups.bracket ? 'bracket' : groups.dash ? 'dash' : 'colon'
  if ((frame === 'bracket') !== (groups.open !== undefined)) return null
  if (frame === 'colon' && !isDateFirst) return null
  if (groups.weekday !== undefined && !isWeekday(groups.weekday)) return null
  const date = writtenDate(groups)
  if (!date) return null
  if (date.c === -1 && frame !== 'bracket') return null // only copies from the web leave the year out
  const before = periodIn(groups.before)
  const after = periodIn(groups.after)
  if (before === null || after === null || (before !== '' && after !== '')) return null
  // One letter before a colon is a name, except for Arabic markers: old phones leave nothing between the time and the sender.
  if (frame === 'colon' && ONE_LETTER.test(normalMarker(after))) return null
  const seconds = groups.s === undefined ? 0 : numberOf(groups.s)
  const clock = clockOf(groups.m, groups.s)
  return {
    family:
      [
        frame,
        isDateFirst ? 'date' : 'time',
        groups.s1 === undefined ? 'named' : plain(`${groups.s1}${groups.s2 ?? ''}`) + (beginsWithWord(groups) ? ' named' : ''),
        date.era === null ? longYear(groups) : '',
        groups.s === undefined ? '' : 's',
      ].join(' ') + (clock === 'short' ? SHORT : ''),
    frame,
    dateFirst: isDateFirst,
    hasYear: date.c !== -1,
    hasSeconds: groups.s !== undefined,
    clock,
    date,
    dateText: groups.date,
    hour: numberOf(groups.h),
    minute: numberOf(groups.m),
    second: seconds,
    period: before || after,
    timeStart: groups.lead.length,
    timeEnd: groups.lead.length + groups.time.length,
    end: match[0].length,
  }
}

/** What a family's name ends with where minutes or seconds lack their zero: `3:1` is a score in most chats. */
export const SHORT = ' short'

function clockOf(...numbers: (string | undefined)[]): Header['clock'] {
  const written = numbers.filter((number) => number !== undefined).map((number) => [...number])
  if (written.some(({ length }) => length === 1)) return 'short'
  return written.some(([first]) => numberOf(first) === 0) ? 'padded' : 'full'
}

function writtenDate(groups: Record<string, string | undefined>): WrittenDate | null {
  if (groups.a !== undefined) {
    const before = groups.era ?? groups.era1
    const era = eraOf(before ?? groups.tail)
    const isSpelledOut = /[年년]/u.test(groups.s1 ?? '')
    // Short years of these calendars are in front where their era does.
    const isYearFirst = before !== undefined && (era === 'R' || era === 'H' || era === 'S' || era === 'ROC')
    const number = era === 'ROC' ? numberOf : yearOrLess
    return {
      a: number(groups.a),
      b: numberOf(groups.b ?? ''),
      c: groups.c === undefined ? -1 : number(groups.c),
      order: isYearFirst || isSpelledOut ? 'ymd' : null,
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

/** A number of the date; `0007` or `123` is not a short year but an impossible one. */
function yearOrLess(digits: string): number {
  const number = numberOf(digits)
  return [...digits].length > 2 && number < 1000 ? IMPOSSIBLE : number
}
const IMPOSSIBLE = 99_999

const ERAS: readonly [written: RegExp, era: Era][] = [
  [/^R|^令和/u, 'R'],
  [/^H$|^平成/u, 'H'],
  [/^S$|^昭和/u, 'S'],
  [/BE|พ/u, 'BE'],
  [/Minguo|民/u, 'ROC'],
  [/AP|ش/u, 'AP'],
  [/AH|هـ|ق/u, 'AH'],
]

const eraOf = (written: string | undefined): Era | null => {
  if (!written) return null
  const name = written.replace(/[\s/]/gu, '')
  return ERAS.find(([era]) => era.test(name))?.[1] ?? null
}

/** A number in whatever digits the phone writes: every block of decimal digits in Unicode starts at its zero. */
function numberOf(digits: string): number {
  let number = 0
  for (const digit of digits) number = number * 10 + digitOf(digit.codePointAt(0) as number)
  return number
}

const isDigit = /\p{Nd}/u
/** Between ASCII's digits and the first others, and between those of Lepcha and Vai, no block has any. */
const FIRST_WIDE = 0x660
const [NO_MORE_FROM, AGAIN_FROM] = [0x1c5a, 0xa620]

/** 0 to 9 for any decimal digit of Unicode, else -1. */
export function digitOf(point: number): number {
  if (point < 0x80) return point >= 48 && point <= 57 ? point - 48 : -1
  if (point < FIRST_WIDE || (point >= NO_MORE_FROM && point < AGAIN_FROM)) return -1
  let value = zeroes.get(point)
  if (value === undefined) {
    value = -1
    if (isDigit.test(String.fromCodePoint(point))) {
      // Blocks of ten may be side by side, as those of Karen do.
      let before = 0
      while (isDigit.test(String.fromCodePoint(point - before - 1))) before++
      value = before % 10
    }
    zeroes.set(point, value)
  }
  return value
}
const zeroes = new Map<number, number>()

/** Words that say "o'clock" and nothing about the half of the day. */
const CLOCK_WORD = /^(?:uhr|hrs?|h|ч|น|ê|hodź)(?![\p{L}\p{M}])\.?\s*|^#|^ཆུ་ཚོད་/iu

/** Words that join a part of the day to the hour behind it, in Ewe and Bodo, and those around it in Ewe. */
const PARTICLE = /\s(?:ga|नि)$/u
const AROUND = /^le\s(.+)\sme$/u

/** The part of the day beside a time, as written, '' where it only says "o'clock"; null where it is something else. */
function periodIn(written: string | undefined): string | null {
  if (written === undefined) return ''
  const period = written.trim().replace(CLOCK_WORD, '').replace(PARTICLE, '').replace(AROUND, '$1').trim()
  return period === '' || isDayPeriod(period) ? period : null
}

/** Whether a word comes before the date's numbers, apart from Japanese eras, which their first byte shows. */
const beginsWithWord = ({ weekday, era }: Record<string, string | undefined>): boolean =>
  weekday !== undefined || (era !== undefined && !/^[令平昭]/u.test(era))

/** Where a year of more than two digits is: a phone writes all its years alike. */
const longYear = ({ a = '', c = '' }: Record<string, string | undefined>): string =>
  [...a].length > 2 ? 'yyyy first' : [...c].length > 2 ? 'yyyy' : ''

const plain = (separators: string): string => separators.replace(/[\s\u00a0\u202f\u2009\u200e\u200f]/gu, '')
