/** Every way a phone may write the header of a message, by what CLDR says of its language, as whole exports. */
import { isoTime } from '../src/chat/civil.ts'
import { all } from '../src/languages/all.ts'

/** What phones of one language write, as `extract.mjs` took it from CLDR. */
export interface Habit {
  locale: string
  glues: string[]
  dates: string[]
  /** Natural, 12 hours, 24 hours, flexible; of each without and with seconds. */
  times: [string | null, string | null][]
  periods: Record<string, string>
  /** When each part of the day is: `06-12`, `noon`, `midnight`. */
  hours: Record<string, string>
  /** The zeros of the digits it may write. */
  digits: string[]
  months?: string[]
  calendars?: string[]
  counted?: string[]
}

export interface Layout {
  name: string
  /** Whether WhatsApp offers the language. */
  isOffered: boolean
  /** Parts of the day like "in the morning" in place of AM and PM. */
  isFlexible: boolean
  text: string
  wanted: { date: string; author: string; text: string }[]
}

const offered = new Set(all.map(({ phrases: { language } }) => language.split('-')[0]))
const stopWords = new Map(all.map(({ phrases: { language }, stopWords: words }) => [language, words]))
const CLOCKS = ['natural', '12 h', '24 h', 'flexible']
/** Scripts in which no phone is offered a language that has another. */
const OTHER_SCRIPTS =
  /^(?:az-Cyrl|az-Arab|bs-Cyrl|hi-Latn|kk-Arab|kk-Latn|ms-Arab|pa-Arab|sd-Deva|uz-Arab|uz-Cyrl|ha-Arab|kn-Latn|en-Dsrt|en-Shaw)/

/** The code of ours for a locale's language. */
function languageOf(locale: string): string {
  const [language] = locale.split('-')
  if (language === 'fil') return 'tl'
  if (language === 'no' || language === 'nn') return 'nb'
  if (language === 'zh') return /Hant/.test(locale) ? 'zh-Hant' : 'zh-Hans'
  if (language === 'pt') return locale === 'pt' || locale === 'pt-BR' ? 'pt-BR' : 'pt-PT'
  return language
}

const AUTHORS = ['Ana', 'Ben Li']
const START = Date.UTC(2023, 9, 3) / 86_400_000

/** Forty messages over eight months, at every hour of the day. */
const messages = Array.from({ length: 40 }, (_, i) => ({
  day: START + Math.floor(i * 6.2),
  hour: (i * 7 + 5) % 24,
  // At noon and at midnight to the second, for which some languages have a word.
  minute: i === 1 || i === 13 ? 0 : (i * 13 + 4) % 60,
  second: i === 1 || i === 13 ? 0 : (i * 17 + 9) % 60,
  author: AUTHORS[i % 3 === 0 ? 1 : 0],
}))

function bodies(language: string): string[] {
  const words = stopWords.get(language) ?? ['ok', 'haha', 'super', 'lol', 'mm']
  return messages.map((_, i) => {
    const said = Array.from({ length: 4 }, (_, k) => words[(i * 5 + k * 3) % words.length]).join(' ')
    return i % 9 === 4 ? `${said}\n${words[i % words.length]}` : said
  })
}

/** All layouts, each once: languages share many. Those of languages WhatsApp offers are made first. */
export function* layouts(habits: readonly Habit[]): Generator<Layout> {
  const seen = new Set<string>()
  const isOffered = ({ locale }: Habit): boolean => offered.has(languageOf(locale).split('-')[0]) && !OTHER_SCRIPTS.test(locale)
  for (const wanted of [true, false]) {
    for (const habit of habits) if (isOffered(habit) === wanted) yield* layoutsOf(habit, wanted, seen)
  }
}

/** The layouts of a habit, except for those whose headers were seen: most are those of another language, too. */
function* layoutsOf(habit: Habit, isOffered: boolean, seen: Set<string>): Generator<Layout> {
  const texts = bodies(languageOf(habit.locale))
  const zeros = [...new Set([...habit.digits, '0'])]
  const written = zeros.map((zero) => ({ zero, times: habit.times.map((pair) => pair.map((time) => timesOf(time, habit, zero))) }))
  for (const { name: dateName, date } of datesOf(habit)) {
    const dates = zeros.map((zero) => messages.map(({ day }) => date(day, zero)))
    for (const glue of new Set([...habit.glues, '{1}, {0}', '{1} {0}'])) {
      for (const [clock, pair] of habit.times.entries()) {
        for (const [phone, time] of pair.entries()) {
          if (time === null || !tellsHalf(time, habit)) continue
          for (const [z, { zero, times }] of written.entries()) {
            const between = filled(glue, () => '?', zero)
            const headers = messages.map((_, i) => {
              const parts = { '{1}': dates[z][i], '{0}': times[clock][phone][i] }
              const header = between.replace(/\{[01]\}/g, (part) => parts[part as keyof typeof parts])
              return phone === 0 ? `${header} - ` : `[${header}] `
            })
            const key = headers.join('\n')
            if (seen.has(key)) continue
            seen.add(key)
            const name = [habit.locale, dateName, CLOCKS[clock], phone === 0 ? 'Android' : 'iPhone', JSON.stringify(glue), zero].join(' ')
            yield {
              name,
              isOffered,
              isFlexible: /[Bb]/.test(time),
              text: messages.map(({ author }, i) => `${headers[i]}${author}: ${texts[i]}\n`).join(''),
              wanted: messages.map(({ day, hour, minute, second, author }, i) => ({
                date: isoTime(((day * 24 + hour) * 60 + minute) * 60 + (phone === 0 ? 0 : second)),
                author,
                text: texts[i],
              })),
            }
          }
        }
      }
    }
  }
}

/** The time of each message as a habit writes it. */
const timesOf = (time: string | null, habit: Habit, zero: string): string[] =>
  time === null ? [] : messages.map((message) => timeText(time, message, habit, zero))

/** Some of CLDR's clocks of 12 hours lack the marker, or its word: nobody can tell what such a phone means. */
function tellsHalf(time: string, { periods: { am, pm } }: Habit): boolean {
  const fields = time.replace(/'[^']*'/g, '')
  return !/[hK]/.test(fields) || (/[aBb]/.test(fields) && Boolean(am) && Boolean(pm) && am !== pm)
}

/** The ways a habit writes a date: its patterns, in each of its calendars. */
function* datesOf({
  locale,
  dates,
  months,
  calendars = [],
  counted = [],
}: Habit): Generator<{ name: string; date: (day: number, zero: string) => string }> {
  for (const pattern of dates) yield { name: pattern, date: (day, zero) => dateText(pattern, gregorian(day), months, '', zero) }
  for (const calendar of calendars) {
    const withoutEra = /japanese|roc/.test(calendar) ? [] : dates.filter((date) => /y/.test(date) && !/yy/.test(date))
    for (const pattern of [...counted, ...withoutEra]) {
      if (/MMM/.test(pattern)) continue
      const era = eraOf(locale, calendar, /GGGGG/.test(pattern))
      yield { name: `${calendar} ${pattern}`, date: (day, zero) => dateText(pattern, inCalendar(day, calendar), undefined, era, zero) }
    }
  }
}

type Civil = [year: number, month: number, day: number]

function gregorian(day: number): Civil {
  const date = new Date(day * 86_400_000)
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()]
}

const formats = new Map<string, Intl.DateTimeFormat>()
const counted = new Map<string, Civil>()

function inCalendar(day: number, calendar: string): Civil {
  const key = `${calendar} ${day}`
  let found = counted.get(key)
  if (!found) {
    let format = formats.get(calendar)
    if (!format) {
      format = new Intl.DateTimeFormat(`en-u-ca-${calendar}-nu-latn`, {
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        timeZone: 'UTC',
      })
      formats.set(calendar, format)
    }
    const parts = format.formatToParts(day * 86_400_000)
    const part = (type: string) => Number.parseInt(parts.find((p) => p.type === type)?.value ?? '0', 10)
    found = [part('year'), part('month'), part('day')]
    counted.set(key, found)
  }
  return found
}

const ERAS: Record<string, [language: RegExp, abbreviated: string, narrow: string][]> = {
  buddhist: [
    [/^th/, 'พ.ศ.', 'พ.ศ.'],
    [/^/, 'BE', 'BE'],
  ],
  'islamic-umalqura': [
    [/^ar/, 'هـ', 'هـ'],
    [/^/, 'AH', 'AH'],
  ],
  japanese: [
    [/^ja/, '令和', 'R'],
    [/^/, 'Reiwa', 'R'],
  ],
  persian: [
    [/^fa/, 'ه‍.ش.', 'ه‍.ش.'],
    [/^/, 'AP', 'AP'],
  ],
  roc: [
    [/Hant|^yue$/, '民國', '民國'],
    [/^zh|^yue/, '民国', '民国'],
    [/^/, 'Minguo', 'Minguo'],
  ],
}

function eraOf(locale: string, calendar: string, isNarrow: boolean): string {
  const [, abbreviated, narrow] = ERAS[calendar].find(([language]) => language.test(locale)) ?? ['', '', '']
  return isNarrow ? narrow : abbreviated
}

const two = (n: number): string => String(n).padStart(2, '0')

function dateText(pattern: string, [year, month, day]: Civil, months: string[] | undefined, era: string, zero: string): string {
  const value = (field: string): string => {
    switch (field[0]) {
      case 'y':
        return field === 'yy' ? two(year % 100) : String(year)
      case 'M':
      case 'L':
        return field.length > 2 ? (months?.[month - 1] ?? '?') : field.length === 2 ? two(month) : String(month)
      case 'd':
        return field.length === 2 ? two(day) : String(day)
      case 'G':
        return era
      default:
        return '?'
    }
  }
  return filled(pattern, value, zero)
}

function timeText(pattern: string, { hour, minute, second }: (typeof messages)[number], habit: Habit, zero: string): string {
  const value = (field: string): string => {
    const padded = (n: number): string => (field.length === 2 ? two(n) : String(n))
    switch (field[0]) {
      case 'H':
        return padded(hour)
      case 'k':
        return padded(hour === 0 ? 24 : hour)
      case 'h':
        return padded(hour % 12 || 12)
      case 'K':
        return padded(hour % 12)
      case 'm':
        return padded(minute)
      case 's':
        return padded(second)
      case 'a':
        return habit.periods[hour < 12 ? 'am' : 'pm']
      default:
        return partOfDay(hour, minute, field[0], habit)
    }
  }
  return filled(pattern, value, zero)
}

/** What CLDR calls the part of the day: noon and midnight to the minute, as ICU does, the others by their hours. */
function partOfDay(hour: number, minute: number, field: string, { periods, hours }: Habit): string {
  const exact = minute === 0 && hour % 12 === 0 ? (hour === 0 ? 'midnight' : 'noon') : ''
  if (periods[exact]) return periods[exact]
  for (const [part, range] of Object.entries(field === 'B' ? hours : {})) {
    const [from, before] = range.split('-').map(Number)
    if (before === undefined || Number.isNaN(from) || !periods[part]) continue
    if (from < before ? hour >= from && hour < before : hour >= from || hour < before) return periods[part]
  }
  return periods[hour < 12 ? 'am' : 'pm']
}

/** A pattern with its fields filled in, numbers in the digits that begin with `zero`; quotes around literal text are removed. */
function filled(pattern: string, value: (field: string) => string, zero: string): string {
  return pattern.replace(/'((?:[^']|'')*)'|([A-Za-z])\2*/g, (part, inside) => {
    if (inside !== undefined) return inside === '' ? "'" : inside.replaceAll("''", "'")
    const text = value(part)
    return /^[0-9]+$/.test(text) ? withDigits(text, zero) : text
  })
}

function withDigits(text: string, zero: string): string {
  if (zero === '0') return text
  const first = zero.codePointAt(0) as number
  return text.replace(/[0-9]/g, (digit) => String.fromCodePoint(first + Number(digit)))
}
