import { dateOf } from '@convostat/engine/chat/civil'
import { fold } from '@convostat/engine/words/fold'
import { DAY, HOUR } from '@convostat/format/seconds'
import { spoken } from '#words/question-words.ts'

/** A day or an hour as far as it is given: "March 2021" has no day. Hours are those of a clock of 12 where `half` is not given. */
export interface Moment {
  readonly year?: number
  readonly month?: number
  readonly day?: number
  readonly hour?: number
  readonly minute?: number
  readonly half?: 'am' | 'pm'
}

export interface MomentFound {
  /** What it may mean: 4/3/2021 is of March or of April. */
  readonly may: readonly Moment[]
  readonly from: number
  readonly to: number
  /** It ends in digits, and only what follows distinguishes them from a count: "in 2021" from "in 2021 cases". */
  readonly isOpen: boolean
  /** Without what follows it is a mere figure. */
  readonly isBare: boolean
}

/** When a message was sent. */
export function momentOf(time: number): Moment {
  const { year, month, day } = dateOf(Math.floor(time / DAY))
  const seconds = ((time % DAY) + DAY) % DAY
  return { year, month, day, hour: Math.floor(seconds / HOUR), minute: Math.floor((seconds % HOUR) / 60) }
}

/** Whether everything given of one moment is true of the other. */
export function agrees(said: Moment, { year, month, day, hour, minute }: Moment): boolean {
  if (said.year !== undefined && said.year !== (said.year < 100 && year !== undefined ? year % 100 : year)) return false
  if (said.month !== undefined && said.month !== month) return false
  if (said.day !== undefined && said.day !== day) return false
  if (said.minute !== undefined && said.minute !== minute) return false
  if (said.hour === undefined) return true
  if (hour === undefined) return false
  if (said.half) return said.hour % 12 === hour % 12 && (hour < 12 ? 'am' : 'pm') === said.half
  return said.hour === hour || (said.hour > 0 && said.hour <= 12 && said.hour % 12 === hour % 12)
}

/** How months and weekdays are called in the languages of answers, folded. */
interface Calendar {
  readonly months: ReadonlyMap<string, readonly number[]>
  readonly weekdays: ReadonlyMap<string, readonly number[]>
  readonly patterns: readonly Pattern[]
}
interface Pattern {
  readonly is: RegExp
  readonly isBare?: boolean
  readonly isOpen?: boolean
  means(groups: Readonly<Record<string, string | undefined>>, months: Calendar['months']): Moment[]
}

const languages = [...spoken, 'fr', 'it']
let calendar: Calendar | null = null
const theCalendar = (): Calendar => {
  calendar ??= readCalendar()
  return calendar
}

function readCalendar(): Calendar {
  const named = (options: Intl.DateTimeFormatOptions, days: readonly Date[]): Map<string, number[]> => {
    const names = new Map<string, number[]>()
    for (const language of languages) {
      const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
      for (const [i, at] of days.entries()) {
        const name = fold(format.format(at))
        if (!names.get(name)?.includes(i)) names.set(name, [...(names.get(name) ?? []), i])
      }
    }
    return names
  }
  const months = named(
    { month: 'long' },
    Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2021, month, 10))),
  )
  const weekdays = named(
    { weekday: 'long' },
    Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2021, 2, 1 + day))),
  )
  return { months, weekdays, patterns: patternsWith([...months.keys()].sort((a, b) => b.length - a.length).join('|')) }
}

const two = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text))
const halfOf = (text: string | undefined): 'am' | 'pm' | undefined =>
  text === undefined ? undefined : text.startsWith('a') ? 'am' : text.startsWith('p') ? 'pm' : undefined

function patternsWith(months: string): Pattern[] {
  const month = String.raw`(?<![\p{L}\p{M}])(?<month>${months})(?![\p{L}\p{M}])`
  const day = String.raw`(?<!\d|\d[.,:])(?<day>\d{1,2})(?:st|nd|rd|th|er|o|a|\.)?(?![\d\p{L}])(?!\.\d)`
  const year = String.raw`(?<year>\d{4})(?!\d|[.,:]\d)`
  const of = "(?:of |de |do |del |di |d')?"
  const ofMonth = ({ month: name = '', ...rest }: Readonly<Record<string, string | undefined>>, names: Calendar['months']): Moment[] =>
    (names.get(name) ?? []).map((i) => ({
      month: i + 1,
      ...(rest.day && { day: Number(rest.day) }),
      ...(rest.year && { year: Number(rest.year) }),
      ...(rest.hour && { hour: Number(rest.hour) }),
    }))
  // An hour without a clock's sign is one right behind a day.
  const hour = String.raw`(?:,? (?:at|um|gegen|a las?|as|alle|a|الساعه|الساعة|को) (?<hour>\d{1,2})(?![\d\p{L}%]|[.,:]\d| ?(?:\p{Sc}|%)))?`
  return [
    { is: new RegExp(`${day} ${of}${month}(?:,? ${of}${year})?${hour}`, 'gu'), means: ofMonth, isOpen: true },
    {
      is: new RegExp(`${month}[.,]? (?:the |den |dem |el |le |il )?${day}(?:,? ${of}${year})?${hour}`, 'gu'),
      means: ofMonth,
      isOpen: true,
    },
    { is: new RegExp(`${month},? ${of}${year}`, 'gu'), means: ofMonth, isOpen: true },
    {
      is: /(?<!\d|\d[.,:/-])(?<year>\d{4})-(?<month>\d{1,2})(?:-(?<day>\d{1,2}))?(?![\d-])/gu,
      means: (found) => [{ year: Number(found.year), month: Number(found.month), ...(found.day && { day: Number(found.day) }) }],
    },
    {
      is: /(?<!\d|\d[.,:/-])(?<a>\d{1,2})(?<sign>[./-])(?<b>\d{1,2})\k<sign>(?<year>\d{4}|\d{2})(?![\d/-]|[.,]\d)/gu,
      means: ({ a, b, year: y }) => [
        { day: two(a), month: two(b), year: two(y) },
        { month: two(a), day: two(b), year: two(y) },
      ],
    },
    {
      is: /(?<year>\d{4}) ?[年년](?: ?(?<month>\d{1,2}) ?[月월](?: ?(?<day>\d{1,2}) ?[日号號일])?)?/gu,
      means: (found) => [{ year: two(found.year), month: two(found.month), day: two(found.day) }],
    },
    {
      is: /(?<!\d)(?<month>\d{1,2}) ?[月월](?: ?(?<day>\d{1,2}) ?[日号號일])?/gu,
      means: (found) => [{ month: two(found.month), day: two(found.day) }],
    },
    {
      is: /(?<!\d|\d[.,:])(?<hour>\d{1,2})[:h](?<minute>\d{2})(?!\d|[.,:]\d)(?: ?(?<half>a\.?m|p\.?m)(?![\p{L}]))?/gu,
      means: (found) => [{ hour: two(found.hour), minute: two(found.minute), half: halfOf(found.half) }],
    },
    {
      is: /(?<!\d|\d[.,:])(?<hour>\d{1,2})\.(?<minute>\d{2}) ?(?:uhr(?![\p{L}])|(?<half>a\.?m|p\.?m)(?![\p{L}]))/gu,
      means: (found) => [{ hour: two(found.hour), minute: two(found.minute), half: halfOf(found.half) }],
    },
    {
      is: /(?<!\d|\d[.,:])(?<hour>\d{1,2}) ?(?:(?<half>a\.?m|p\.?m)(?!\p{L})|uhr(?!\p{L})|o'clock|बजे|baje(?!\p{L})|[時时点點시](?![間间간]))/gu,
      means: (found) => [{ hour: two(found.hour), half: halfOf(found.half) }],
    },
    {
      is: /(?<![\p{L}\p{M}])(?:in|since|until|till|by|during|before|after|year|im jahr|seit|bis|jahr|en|desde|hasta|ano|em|ate|annee|depuis|nel|dal|fino al|anno|في|عام|عام|سنه|سنة|منذ|सन|साल|वर्ष) (?<year>(?:19|20)\d{2})(?![\d\p{L}]|[.,:]\d)/gu,
      isBare: true,
      isOpen: true,
      means: (found) => [{ year: two(found.year) }],
    },
    {
      is: /(?<!\d|\d[.,:])(?<year>(?:19|20)\d{2}) (?:में|का|की|के|से|तक)(?![\p{L}\p{M}])/gu,
      means: (found) => [{ year: two(found.year) }],
    },
    {
      is: /(?<![\p{L}\p{M}])(?:on the|am|el|el dia|dia|no dia|le) (?<day>\d{1,2})(?:st|nd|rd|th|er|o|a|\.)?(?![\d\p{L}]|[.,:]\d)/gu,
      isBare: true,
      isOpen: true,
      means: (found) => [{ day: two(found.day) }],
    },
  ]
}

/** Every day and hour that a comparable text names, the most detailed first; none is within another. */
export function momentsIn(text: string): MomentFound[] {
  const { months, patterns } = theCalendar()
  const found: MomentFound[] = []
  const taken = new Uint8Array(text.length)
  for (const { is, isBare = false, isOpen = false, means } of patterns) {
    for (const match of text.matchAll(is)) {
      const [from, to] = [match.index, match.index + match[0].length]
      if (taken[from] || taken[to - 1]) continue
      const may = means(match.groups ?? {}, months)
      if (may.length === 0) continue
      taken.fill(1, from, to)
      found.push({ may, from, to, isBare, isOpen: isOpen && /\d\p{L}{0,2}\.?$/u.test(match[0]) })
    }
  }
  return found
}

/** The months and weekdays that a text names, each as what it may be: 2 for March, 6 for Sunday. */
export function calendarWordsIn(words: readonly string[]): { word: string; months: readonly number[]; weekdays: readonly number[] }[] {
  const { months, weekdays } = theCalendar()
  return words.flatMap((word) => {
    // "may" is mostly no month.
    const [asMonth, asWeekday] = [word === 'may' ? undefined : months.get(word), weekdays.get(word)]
    return asMonth || asWeekday ? [{ word, months: asMonth ?? [], weekdays: asWeekday ?? [] }] : []
  })
}
