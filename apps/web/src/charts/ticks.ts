import { format } from '#format/index.ts'
import { language } from '#messages/language.ts'

/** A period that is named below its bar. */
export interface Tick {
  /** Among all of them, from 0. */
  place: number
  label: string
}

/** What the name of a month or a year takes, in pixels. */
const nameWidth = 44
/** Every how many months one is named, the smallest that fits. */
const steps = [1, 2, 3, 6, 12, 24, 60, 120, 240]

/** The months (`2021-03`, without gaps) that are named below bars over `inner` pixels, in even steps of the year; a year is under the first of them and where it is another. */
export function ticksOfMonths(months: readonly string[], inner: number): Tick[] {
  const most = Math.max(1, Math.floor(inner / nameWidth))
  const step = steps.find((step) => months.length / step <= most) ?? steps[steps.length - 1]
  const named = months.flatMap((month, place) => (monthCount(month) % step === 0 ? [place] : []))
  if (named.length === 0) named.push(0)
  let lastYear = ''
  return named.map((place) => {
    const [year] = months[place].split('-')
    const name = shortMonth(months[place])
    const label = step >= 12 ? format.year(year) : year === lastYear ? name : `${name}\n${format.year(year)}`
    lastYear = year
    return { place, label }
  })
}

/** The name of a month, in English of three letters, as the language shortens it elsewhere. */
export const shortMonth = (day: string): string =>
  language === 'en' || language === 'pseudo'
    ? format.month(day).split(' ')[0].slice(0, 3)
    : format.months.short[Number(day.slice(5, 7)) - 1]

const monthCount = (month: string): number => 12 * Number(month.slice(0, 4)) + Number(month.slice(5)) - 1

/** The years that are named below bars over `inner` pixels, in even steps. */
export const ticksOfYears = (years: readonly string[], inner: number): Tick[] =>
  evenTicks(
    years.map((year) => format.year(year)),
    inner,
  )

/** The names that fit below bars over `inner` pixels, in even steps. */
export function evenTicks(names: readonly string[], inner: number): Tick[] {
  const step = Math.max(1, Math.ceil(names.length / Math.max(1, Math.floor(inner / nameWidth))))
  return names.flatMap((label, place) => (place % step === 0 ? [{ place, label }] : []))
}
