import { dollars } from './dollars.ts'
import { type Clock, durations } from './durations.ts'
import { localeOf, type Speech, type Wording } from './locale.ts'
import { percents, rounded } from './percents.ts'
import { DAY, HOUR } from './seconds.ts'

/** How numbers, durations and wall-clock days are written for one reader. */
export type Format = ReturnType<typeof formatFor>

export type { Clock } from './durations.ts'

/** Of a reader whose browser prefers these languages, most preferred first (tags of BCP 47), in a language of the interface. */
export function formatFor(preferred: string | readonly string[], speech: Speech | Wording = 'en') {
  const locale = once(() => localeOf(speech, typeof preferred === 'string' ? [preferred] : preferred))
  // Written the same way everywhere: the first of Intl's formats takes a slow phone a tenth of a second.
  const isPlain = once(() => /^(en|de)(-[A-Z]{2})?$/.test(locale().numbers))
  const whole = once(() => new Intl.NumberFormat(locale().numbers, { maximumFractionDigits: 0 }))
  const upToTenth = once(() => new Intl.NumberFormat(locale().numbers, { maximumFractionDigits: 1 }))
  const upToHundredth = once(() => new Intl.NumberFormat(locale().numbers, { maximumFractionDigits: 2 }))
  const share = once(() => new Intl.NumberFormat(locale().numbers, { style: 'percent', maximumFractionDigits: 0 }))
  const smallShare = once(() => new Intl.NumberFormat(locale().numbers, { style: 'percent', maximumFractionDigits: 1 }))
  const hundredth = once(
    () => new Intl.NumberFormat(locale().numbers, { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'exceptZero' }),
  )
  const date = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale().dates, { ...options, calendar: 'gregory', timeZone: 'UTC' })
  const short = once(() => date({ day: 'numeric', month: 'short', year: 'numeric' }))
  const withoutYear = once(() => date({ day: 'numeric', month: 'short' }))
  const full = once(() => date({ day: 'numeric', month: 'long', year: 'numeric' }))
  const long = once(() => date({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }))
  const month = once(() => date({ month: 'long', year: 'numeric' }))
  const clock = once(() => date({ hour: 'numeric' }))
  const weekday = once(() => date({ weekday: 'long' }))
  const weekdaysAs = (width: 'long' | 'short' | 'narrow') => {
    const named = date({ weekday: width })
    // The first of January 2024 was a Monday.
    return Array.from({ length: 7 }, (_, day) => named.format(Date.UTC(2024, 0, 1 + day)))
  }
  const weekdays = once(() => {
    const [long, short] = [weekdaysAs('long'), weekdaysAs('short')]
    // Where a language shortens none, as Arabic does, a letter stands for them.
    const isShort = short.every((day, i) => day.length < long[i].length)
    const narrow = isShort ? short : weekdaysAs('narrow')
    return { long, short, narrow, brief: narrow.map((day) => day.slice(0, 2)) }
  })
  const monthsAs = (width: 'long' | 'short' | 'narrow') => {
    const named = date({ month: width })
    return Array.from({ length: 12 }, (_, month) => named.format(Date.UTC(2024, month, 1)))
  }
  const months = once(() => ({ long: monthsAs('long'), short: monthsAs('short'), narrow: monthsAs('narrow') }))
  const measures = new Map<string, Intl.NumberFormat>()
  /** A number beside its unit; a sign is not torn from its number. */
  const measured = (n: number, unit: keyof typeof signs, tenths: 'none' | 'one' | 'upToOne'): string => {
    const { units, numbers } = locale()
    const kind = units === 'sign' ? tenths : `${tenths} ${unit}`
    const known = measures.get(kind)
    const measure =
      known ??
      new Intl.NumberFormat(numbers, {
        minimumFractionDigits: tenths === 'one' ? 1 : 0,
        maximumFractionDigits: tenths === 'none' ? 0 : 1,
        ...(units !== 'sign' && unitOf(unit, units)),
      })
    if (!known) measures.set(kind, measure)
    return units === 'sign' ? `${measure.format(n)}\u00a0${signs[unit]}` : measure.format(n)
  }
  const digitsOf = once(() => {
    const digit = new Intl.NumberFormat(locale().dates, { useGrouping: false })
    return Array.from({ length: 10 }, (_, n) => digit.format(n))
  })
  const digits = (text: string): string => text.replace(/[0-9]/g, (n) => digitsOf()[Number(n)])
  const time = once(() => date({ timeStyle: 'short' }))
  const shortTime = once(() => date({ day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' }))
  const list = once(() => new Intl.ListFormat(locale().lists, { type: 'conjunction' }))
  const relative = once(() => new Intl.RelativeTimeFormat(locale().dates, { numeric: 'auto' }))
  // The real clock is the reader's: here, and only here, a zone is applied.
  const realDay = once(() => new Intl.DateTimeFormat(locale().dates, { dateStyle: 'long', calendar: 'gregory' }))
  const realTime = once(() => new Intl.DateTimeFormat(locale().dates, { dateStyle: 'long', timeStyle: 'short', calendar: 'gregory' }))

  const percent = percents(share, smallShare)

  const score = (n: number | null): string => (n === null ? '–' : hundredth().format(n).replace('-', '−'))

  const { latency, span, spoken } = durations(locale, upToTenth, measured)

  return {
    /** `12,345` */
    count: (n: number) => (isPlain() && Number.isInteger(n) && n >= 0 && n < 1000 ? String(n) : whole().format(n)),
    /** `42.3`, `42`; with two places `5.75`. */
    decimal: (n: number, places: 1 | 2 = 1) => (places === 1 ? upToTenth : upToHundredth)().format(n),
    /** `+0.42`, `−0.05`, `0.00`: of a scale from −1 to 1; `–` where there is none. */
    score,
    /** `+1`, `0`, `−1`: the ends and the middle of that scale, with the sign where the reader’s digits have it. */
    signed: (whole: number) => score(whole).replace(/[.,٫](00|٠٠)$/u, ''),
    /** `42%`; below ten percent with a tenth, so that a quiet person is not 0%; `<0.1%` where it is not zero, `>99%` where it is not all. */
    percent,
    /** The sum of the percentages that are beside it, as they are rounded there. */
    percentTogether(fractions: readonly number[]): string {
      const shown = fractions.reduce((sum, fraction) => sum + rounded(fraction), 0)
      return shown < 1 ? smallShare().format(shown) : percent(fractions.reduce((sum, fraction) => sum + fraction, 0))
    },

    /**
     * Seconds between messages: `45 s` under a minute, `12.5 min` under an hour, else `3.2 h`; `–` where nobody replied.
     * Where the chat's clock has whole minutes: `under a minute`, `12 min`, `3.2 h`.
     */
    latency,
    /** Within a sentence, where a unit is a word: `within 2.5 minutes`, `within 13 hours`, `in under a minute` */
    within(seconds: number | null, clock?: Clock): string {
      const [span, underAMinute] = locale().within ?? []
      const isUnder = clock === 'minutes' && seconds !== null && seconds < 60
      return [isUnder ? underAMinute : span, spoken(seconds, clock)].filter(Boolean).join(' ')
    },
    /** A duration after a preposition: some languages write it otherwise there. */
    after(seconds: number | null, clock?: Clock): string {
      const span = latency(seconds, clock)
      return locale().after?.(span) ?? span
    },
    /** The length of a gap, in seconds: `31 hours`, from two days on `9 days`, from two years on `2.5 years`. */
    span,
    /** The same after a preposition. */
    spanAfter: (seconds: number) => locale().after?.(span(seconds)) ?? span(seconds),

    /** US cents: `$7`, in German `7 $`. */
    dollars: (cents: number) => dollars(cents, speech === 'de' ? 'de' : 'en'),

    /** `48 MB` */
    bytes(n: number): string {
      if (n < 1000) return measured(n, 'byte', 'none')
      if (n < 1e6) return measured(n / 1000, 'kilobyte', 'none')
      return n < 1e9 ? measured(n / 1e6, 'megabyte', 'upToOne') : measured(n / 1e9, 'gigabyte', 'upToOne')
    },

    /** `4 Mar 2021` of `2021-03-04` or of a date-time. */
    day: (day: string) => short().format(wallClock(day)),
    /** `4 Mar` */
    dayOfYear: (day: string) => withoutYear().format(wallClock(day)),
    /** `4 March 2021` */
    fullDay: (day: string) => full().format(wallClock(day)),
    /** `Thursday, 4 March 2021` */
    longDay: (day: string) => long().format(wallClock(day)),
    /** The days of the week, Monday first: `Monday`, `Mon`, `Mon` or a letter, `Mo` or a letter. */
    get weekdays() {
      return weekdays()
    },
    /** The months, January first: `January`, `Jan`, `J`. */
    get months() {
      return months()
    },
    /** `Thursday` */
    weekday: (day: string) => weekday().format(wallClock(day)),
    /** `21:05` or `9:05 PM` of a date-time. */
    time: (dateTime: string) => time().format(Date.parse(`${dateTime.slice(0, 19)}Z`)),
    /** `4 Mar 2021, 21:05` of a date-time. */
    dayAndTime: (dateTime: string) => shortTime().format(Date.parse(`${dateTime.slice(0, 19)}Z`)),
    /** `Ana, Ben and Cleo` */
    list: (items: readonly string[]) => list().format(items),
    /** A text of ours with its digits as dates have them. */
    digits,
    /** `2021` of `2021` */
    year: (year: number | string) => digits(String(year)),
    /** `March 2021` of `2021-03` or any day of it. */
    month: (day: string) => month().format(wallClock(`${day.slice(0, 7)}-01`)),
    /** `4 Mar – 6 Jun 2021` */
    days: (from: string, to: string) => short().formatRange(wallClock(from), wallClock(to)),
    /** `21:00` or `9 PM`, of an hour 0 to 23; in German `9 Uhr`, which Intl would write `09 Uhr`. */
    hour: (hour: number) =>
      clock()
        .format(Date.UTC(2024, 0, 1, hour))
        .replace(/^0(?=\d\sUhr$)/, ''),

    /** `just now`, `2 hours ago`, `yesterday`: an instant of the real clock as seen from `now`, epoch milliseconds. */
    ago(instant: string, now: number): string {
      const passed = Math.max(0, (now - Date.parse(instant)) / 1000)
      const [unit, seconds] = units.find(([, seconds]) => passed >= seconds) ?? []
      return unit ? relative().format(-Math.floor(passed / seconds), unit) : locale().justNow
    },
    /** `in 27 days`, `tomorrow`, `3 hours ago`: an instant before or after `now`, epoch milliseconds; days are calendar days. */
    fromNow(instant: string, now: number): string {
      const ahead = (Date.parse(instant) - now) / 1000
      if (ahead <= 0) return this.ago(instant, now)
      if (ahead < HOUR) return relative().format(Math.ceil(ahead / 60), 'minute')
      const days = daysBetween(new Date(now), new Date(instant))
      if (days === 0) return relative().format(Math.floor(ahead / HOUR), 'hour')
      return days < 60 ? relative().format(days, 'day') : relative().format(Math.round(days / 30.4375), 'month')
    },
    /** `4 March 2021`, the day of an instant where the reader is. */
    instantDay: (instant: string) => realDay().format(Date.parse(instant)),
    /** `4 March 2021 at 14:05`, an instant of the real clock where the reader is. */
    instant: (instant: string) => realTime().format(Date.parse(instant)),
  }
}

/** What a page can be drawn without is made when it is first asked for: Intl takes milliseconds for each, on a phone all of them a tenth of a second. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** From which number of seconds on a span is written in which unit. */
const units = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', 60],
] as const

/** The units of Intl, and how they are signed where locale.ts says so. */
const signs = { second: 's', minute: 'min', hour: 'h', byte: 'B', kilobyte: 'kB', megabyte: 'MB', gigabyte: 'GB' } as const

const unitOf = (unit: string, unitDisplay: 'short' | 'long') => ({ style: 'unit', unit, unitDisplay }) as const

/** How many midnights are between two instants, where the reader is. */
function daysBetween(from: Date, to: Date): number {
  const midnight = (instant: Date) => new Date(instant.getFullYear(), instant.getMonth(), instant.getDate()).getTime()
  // A day may have 23 or 25 hours.
  return Math.round((midnight(to) - midnight(from)) / (DAY * 1000))
}

/** A wall-clock day as the instant that shows the same day when written in UTC: no zone is ever applied to it. */
function wallClock(day: string): number {
  const [year, month, date] = day.slice(0, 10).split('-').map(Number)
  const instant = new Date(0)
  instant.setUTCFullYear(year, month - 1, date)
  return instant.getTime()
}
