import type { Clock } from '@convostat/format'
import type { Marks } from '../../../data/moment-marks.ts'
import { sayTold } from '../../../messages/say/told.ts'
import type { Moment } from './answers.ts'

/** A moment as the reader calls it. */
export interface ShownMoment extends Moment {
  /** What it is called where the reader gave it no other name. */
  ownTitle: string
}

/** The moments that are shown and those that were dismissed, by what the reader said of them. */
export function shownMoments(all: readonly Moment[], marks: Marks, clock?: Clock): { shown: ShownMoment[]; dismissed: ShownMoment[] } {
  const named = all.map((moment) => {
    const words = sayTold.moment(moment, clock)
    return { ...moment, ...words, title: marks.get(moment.id)?.title ?? words.title, ownTitle: words.title }
  })
  const isDismissed = ({ id }: Moment): boolean => marks.get(id)?.is_dismissed === true
  return { shown: named.filter((moment) => !isDismissed(moment)), dismissed: named.filter(isDismissed) }
}

/** Those of a calendar year, in their order. */
export interface Year {
  /** `2021` */
  year: string
  moments: ShownMoment[]
}

/** The years that have any, in the order of the moments. */
export function byYear(moments: readonly ShownMoment[]): Year[] {
  const years = new Map<string, ShownMoment[]>()
  for (const moment of moments) {
    const year = moment.date.slice(0, 4)
    years.set(year, [...(years.get(year) ?? []), moment])
  }
  return [...years].map(([year, of]) => ({ year, moments: of }))
}

/** The mean significance; null without any. */
export const meanSignificance = (moments: readonly Moment[]): number | null =>
  moments.length === 0 ? null : moments.reduce((sum, { significance }) => sum + significance, 0) / moments.length

/** How far into its year a date-time lies, 0 to 1. */
export function placeInYear(dateTime: string): number {
  const [begin, at, end] = [`${dateTime.slice(0, 4)}-01-01`, dateTime.slice(0, 10), `${dateTime.slice(0, 4)}-12-31`].map((day) =>
    Date.parse(day),
  )
  return (at - begin) / (end - begin)
}
