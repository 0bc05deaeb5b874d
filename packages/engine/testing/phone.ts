/**
 * Phones for property tests: how each writes a date, a time and the line around them. Nothing here knows the reader,
 * so that the two cannot share a mistake.
 */
import fc from 'fast-check'
import type { DateOrder } from '#whatsapp/header-shape.ts'

export const LRM = '\u200e'
const RLM = '\u200f'
const NBSP = '\u00a0'
const NNBSP = '\u202f'

/** Which program writes; a web copy is what one marks and copies in WhatsApp Web. */
type Program = 'android' | 'ios' | 'old-ios' | 'web-copy'

export interface Phone {
  program: Program
  order: DateOrder
  /** Between the numbers of a date; where the month has a name, around it. */
  dateSeparator: string
  /** The name of each month, instead of its number. */
  months: readonly string[] | null
  isPadded: boolean
  hasLongYear: boolean
  /** Counted from the Buddha; only with a long year. */
  isBuddhist: boolean
  /** A mark behind day and month, as Arabic phones write it. */
  hasDateMarks: boolean
  /** Between date and time. */
  between: string
  timeFirst: boolean
  timeSeparator: string
  /** Null: a clock of 24 hours. */
  periods: { am: string; pm: string; space: string; isBefore: boolean } | null
  /** Code point of the digit zero. */
  zero: number
  dash: string
  /** A mark before every line, before every line of the service, or none. */
  lineMark: string
  lineEnd: '\n' | '\r\n'
  /** Line breaks inside messages are the same as between them. */
  isLineEndEverywhere: boolean
  fileMark: boolean
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be'
}

const two = (n: number): string => String(n).padStart(2, '0')

/** Reads a time as the calendar on the wall shows it. */
function parts(seconds: number): { year: number; month: number; day: number; hour: number; minute: number; second: number } {
  const date = new Date(seconds * 1000)
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
  }
}

export const hasSeconds = ({ program }: Phone): boolean => program === 'ios' || program === 'old-ios'

/** All that a phone writes before sender or system line. */
export function header(phone: Phone, seconds: number): string {
  const time = parts(seconds)
  const halves = [written(phone, dateText(phone, time)), written(phone, timeText(phone, time))]
  if (phone.timeFirst) halves.reverse()
  const stamp = halves.join(phone.between)
  if (phone.program === 'android') return `${stamp}${phone.dash}`
  return phone.program === 'old-ios' ? `${stamp}: ` : `[${stamp}] `
}

function dateText(phone: Phone, { year, month, day }: ReturnType<typeof parts>): string {
  const shown = year + (phone.isBuddhist ? 543 : 0)
  const number = (n: number): string => (phone.isPadded ? two(n) : String(n))
  const mark = phone.hasDateMarks ? RLM : ''
  const y = phone.hasLongYear ? String(shown) : two(shown % 100)
  if (phone.months) return namedDate(phone.order, day, phone.months[month - 1], year)
  const numbers = {
    dmy: [`${number(day)}${mark}`, `${number(month)}${mark}`, y],
    mdy: [number(month), number(day), y],
    ymd: [y, number(month), number(day)],
  }
  return numbers[phone.order].join(phone.dateSeparator)
}

function namedDate(order: DateOrder, day: number, month: string, year: number): string {
  if (order === 'dmy') return `${day} ${month} ${year}`
  return order === 'mdy' ? `${month} ${day}, ${year}` : `${year} ${month} ${day}`
}

function timeText(phone: Phone, { hour, minute, second }: ReturnType<typeof parts>): string {
  const { periods, timeSeparator } = phone
  const shownHour = periods ? hour % 12 || 12 : hour
  const clock = [phone.isPadded ? two(shownHour) : String(shownHour), two(minute), ...(hasSeconds(phone) ? [two(second)] : [])].join(
    timeSeparator,
  )
  if (!periods) return clock
  const period = hour < 12 ? periods.am : periods.pm
  return periods.isBefore ? `${period}${periods.space}${clock}` : `${clock}${periods.space}${period}`
}

const written = ({ zero }: Phone, text: string): string =>
  zero === 48 ? text : text.replace(/[0-9]/g, (digit) => String.fromCodePoint(zero + Number(digit)))

const monthNames = ['en', 'es', 'de', 'pl', 'tr', 'el', 'hi'].flatMap((language) =>
  (['long', 'short'] as const).map((month) => {
    const format = new Intl.DateTimeFormat(language, { month, day: 'numeric', timeZone: 'UTC' })
    return Array.from(
      { length: 12 },
      (_, i) => format.formatToParts(Date.UTC(2024, i, 5)).find(({ type }) => type === 'month')?.value ?? '',
    )
  }),
)

/** Every layout a phone may have, and more than any has. */
export const anyPhone: fc.Arbitrary<Phone> = fc
  .record({
    program: fc.constantFrom<Program>('android', 'android', 'ios', 'ios', 'old-ios', 'web-copy'),
    order: fc.constantFrom<DateOrder>('dmy', 'mdy', 'ymd'),
    dateSeparator: fc.constantFrom('/', '.', '-', '. '),
    months: fc.oneof({ weight: 7, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.constantFrom(...monthNames) }),
    isPadded: fc.boolean(),
    hasLongYear: fc.boolean(),
    isBuddhist: fc.boolean(),
    hasDateMarks: fc.boolean(),
    between: fc.constantFrom(', ', ' ', '، ', `,${NNBSP}`, NBSP, ' at ', ' klo ', ' à '),
    timeFirst: fc.boolean(),
    timeSeparator: fc.constantFrom(':', '.'),
    periods: fc.option(
      fc.record({
        names: fc.constantFrom(
          ['AM', 'PM'],
          ['am', 'pm'],
          ['a.m.', 'p.m.'],
          [`a.${NBSP}m.`, `p.${NBSP}m.`],
          ['上午', '下午'],
          ['오전', '오후'],
          ['ص', 'م'],
        ),
        space: fc.constantFrom(' ', NNBSP, NBSP),
        isBefore: fc.boolean(),
      }),
    ),
    zero: fc.constantFrom(48, 48, 48, 0x660, 0x6f0, 0x966, 0x9e6),
    dash: fc.constantFrom(' - ', ' - ', ' – '),
    lineMark: fc.constantFrom('', '', LRM, '\ufeff'),
    lineEnd: fc.constantFrom('\n', '\r\n'),
    isLineEndEverywhere: fc.boolean(),
    fileMark: fc.boolean(),
    encoding: fc.constantFrom('utf-8', 'utf-8', 'utf-8', 'utf-16le', 'utf-16be'),
  })
  .map(({ periods, ...phone }) => possible({ ...phone, periods: periods && { am: periods.names[0], pm: periods.names[1], ...periods } }))

/** The nearest layout that can be recognized: none in which a time could be a date, or a word a part of the day. */
function possible(phone: Phone): Phone {
  const timeFirst = phone.program === 'web-copy' || (phone.program === 'ios' && phone.timeFirst)
  const takesWord = !timeFirst && !phone.periods?.isBefore
  return {
    ...phone,
    timeFirst,
    // A file of two bytes a character is known by its mark; old phones and the web wrote months in numbers.
    fileMark: phone.fileMark || phone.encoding !== 'utf-8',
    months: phone.program === 'android' ? phone.months : null,
    between: takesWord || !/\p{L}/u.test(phone.between) ? phone.between : ', ',
    timeSeparator: timeFirst ? ':' : phone.timeSeparator,
    isBuddhist: phone.isBuddhist && phone.hasLongYear,
    hasDateMarks: phone.hasDateMarks && phone.order === 'dmy' && phone.dateSeparator === '/',
  }
}
