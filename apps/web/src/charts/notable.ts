import { DAY } from '@convostat/format/seconds'
import type { Answer, Notable } from './answers.ts'
import { sayCharts } from './messages/index.ts'

const { labels, within, sentences, framed } = sayCharts.notable

/** In a chat whose older messages were not analyzed, the first day is the first analyzed one. */
export const withFirstAnalyzed = <Figure extends { annotations: readonly Notable[] }>(figure: Figure): Figure => ({
  ...figure,
  annotations: figure.annotations.map((day) => (day.kind === 'first' ? { ...day, kind: 'firstAnalyzed' as const } : day)),
})

export const notableLabel = ({ kind }: Notable): string => labels[kind]
/** The label within a sentence. */
export const notableWithin = ({ kind }: Notable): string => within[kind]
/** What is said of the day after its label. */
export const notableDetail = ({ kind, day, value, seconds = value * DAY }: Notable): string => detailOf[kind](day, value, seconds)

/*
 * What a chart's sentence names and its drawing marks. Both take it from here, so that neither speaks of something else.
 */

/** The busiest day that is marked, and the busiest month where there are several; null where nothing is compared. */
export function busiestOf({ days, annotations, remark }: Answer<'timeseries'>): { day: string; month: string | null } | null {
  const busiest = annotations.find(({ kind }) => kind === 'busiest')
  if (!busiest || !remark) return null
  const isOneMonth = days[0].slice(0, 7) === days[days.length - 1].slice(0, 7)
  return { day: busiest.day, month: isOneMonth ? null : remark.busiest_month.month }
}

/** The longest streak; null where every day has messages. */
export function streakOf({ remark }: Answer<'calendar'>): { days: number; from: string; to: string } | null {
  return remark === null || remark.active_days === remark.total_days ? null : remark.longest_streak
}

/** What the frame in a calendar means. */
export const framedStreak = ({ from, to }: { from: string; to: string }): string => framed({ when: [from, to] })

const detailOf: Readonly<Record<Notable['kind'], (when: string, value: number, gap: number) => string>> = {
  busiest: (when, messages) => sentences.busiest({ when, messages }),
  return: (when, _, gap) => sentences.return({ when, gap }),
  rise: (when, more) => sentences.rise({ when, more }),
  first: (when, messages) => sentences.first({ when, messages }),
  firstAnalyzed: (when, messages) => sentences.firstAnalyzed({ when, messages }),
}
