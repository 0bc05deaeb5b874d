import type { Contract, MomentMark, Output } from '@convostat/api'
import type { Clock } from '@convostat/format'
import type { Marks } from '#data/saved/moment-marks.ts'
import type { Moment } from './answers.ts'
import { sayMoment } from './sentences.ts'

/** A moment as the reader calls it. */
export interface ShownMoment extends Moment {
  /** What it is called where the reader gave it no other name. */
  ownTitle: string
  /** Under which what the reader says of it is kept: its id, or the one it had when something was said first. */
  markId: string
}

/** A message as the chat has it now; null where it has none such. */
type FoundMessage = Output<Contract['messages']['find']>['moments'][number]

/** Marks whose moments are under another id now, where the chat is read with other dates: each with the message it is about. */
export type FoundMarks = ReadonlyMap<string, FoundMessage>

/** What the reader said of a moment, and what is left: names of messages that are no longer moments. */
export interface SortedMarks {
  of: (moment: Moment) => MomentMark | undefined
  left: { mark: MomentMark; message: NonNullable<FoundMessage> }[]
}

/** The marks that no moment here has the id of. */
export const astray = (all: readonly Moment[], marks: Marks): string[] => {
  const there = new Set(all.map(({ id }) => id))
  return [...marks.keys()].filter((id) => !there.has(id))
}

export function sortedMarks(all: readonly Moment[], marks: Marks, found: FoundMarks): SortedMarks {
  const again = new Map<string, MomentMark>()
  const left: SortedMarks['left'] = []
  for (const [id, message] of found) {
    const mark = marks.get(id)
    if (!mark || !message) continue
    const same = all.find(({ kind, message_id }) => id.startsWith(`${kind}-`) && message_id === message.id)
    if (same && !marks.has(same.id) && !again.has(same.id)) again.set(same.id, mark)
    else if (!same && mark.title !== null && !mark.is_dismissed) left.push({ mark, message })
  }
  left.sort((a, b) => (a.message.date < b.message.date ? -1 : 1))
  return { of: ({ id }) => marks.get(id) ?? again.get(id), left }
}

/** The moments that are shown and those that were dismissed, by what the reader said of them. */
export function shownMoments(
  all: readonly Moment[],
  { of }: Pick<SortedMarks, 'of'>,
  clock?: Clock,
): { shown: ShownMoment[]; dismissed: ShownMoment[] } {
  const marked = all.map((moment) => {
    const words = sayMoment(moment, clock)
    const mark = of(moment)
    return { ...moment, ...words, title: mark?.title ?? words.title, ownTitle: words.title, markId: mark?.id ?? moment.id, mark }
  })
  const isDismissed = ({ mark }: (typeof marked)[number]): boolean => mark?.is_dismissed === true
  return { shown: marked.filter((moment) => !isDismissed(moment)), dismissed: marked.filter(isDismissed) }
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

/** How far into its year a date-time is, 0 to 1. */
export function placeInYear(dateTime: string): number {
  const [begin, at, end] = [`${dateTime.slice(0, 4)}-01-01`, dateTime.slice(0, 10), `${dateTime.slice(0, 4)}-12-31`].map((day) =>
    Date.parse(day),
  )
  return (at - begin) / (end - begin)
}
