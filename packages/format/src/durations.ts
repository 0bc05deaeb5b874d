import type { Locale } from './locale.ts'
import { DAY, HOUR } from './seconds.ts'
import { longSpan } from './span.ts'

/** The finest unit of a chat's times: many phones write whole minutes. */
export type Clock = 'seconds' | 'minutes'

type Unit = 'second' | 'minute' | 'hour' | 'day' | 'year'

/** How durations are written; `measured` writes a number beside its unit, short. */
export function durations(
  locale: () => Locale,
  upToTenth: () => Intl.NumberFormat,
  measured: (n: number, unit: 'second' | 'minute' | 'hour', tenths: 'none' | 'one' | 'upToOne') => string,
) {
  const latency = (seconds: number | null, clock: Clock = 'seconds'): string => {
    if (seconds === null) return '–'
    if (seconds < 60) return clock === 'minutes' ? locale().underAMinute : measured(seconds, 'second', 'none')
    if (seconds < HOUR && clock === 'minutes') return measured(seconds / 60, 'minute', 'none')
    // Where a unit is a word, a tenth that is none is not counted with it: `خمس دقائق` has no `5.0`.
    const tenths = locale().units === 'long' ? 'upToOne' : 'one'
    return seconds < HOUR ? measured(seconds / 60, 'minute', tenths) : measured(seconds / HOUR, 'hour', tenths)
  }
  const measures = new Map<Unit, Intl.NumberFormat>()
  const measureOf = (unit: Unit): Intl.NumberFormat => {
    const measure =
      measures.get(unit) ?? new Intl.NumberFormat(locale().dates, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 1 })
    measures.set(unit, measure)
    return measure
  }
  const worded = (n: number, unit: Unit): string => {
    const { numbers, dates } = locale()
    if (numbers === dates) return measureOf(unit).format(n)
    // Words are English, and numbers the reader’s own.
    const parts = measureOf(unit).formatToParts(n)
    return `${upToTenth().format(n)} ${parts.find(({ type }) => type === 'unit')?.value ?? unit}`
  }
  return {
    /** In short: `2.3 h`. */
    latency,
    /** A gap or a streak: `9 days`. */
    span(seconds: number, clock?: Clock): string {
      if (seconds < DAY) return latency(seconds, clock)
      const { unit, n } = longSpan(seconds)
      return worded(n, unit)
    },
    /** The time of a reply within a sentence, not torn from its unit: `13 hours`. */
    spoken(seconds: number | null, clock: Clock = 'seconds'): string {
      if (seconds === null || locale().units !== 'sign' || (seconds < 60 && clock === 'minutes')) return latency(seconds, clock)
      const inOnePiece = (n: number, unit: Unit) => worded(n, unit).replace(' ', '\u00a0')
      const withTenth = (n: number) => (n < 10 ? Math.round(10 * n) / 10 : Math.round(n))
      if (seconds < 60) return inOnePiece(Math.round(seconds), 'second')
      if (seconds < HOUR) return inOnePiece(clock === 'seconds' ? withTenth(seconds / 60) : Math.round(seconds / 60), 'minute')
      return inOnePiece(withTenth(seconds / HOUR), 'hour')
    },
  }
}
