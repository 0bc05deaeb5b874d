import { sayCharts } from '#messages/say/charts.ts'
import type { Notable } from './answers.ts'

const { labels, sentences, framed } = sayCharts.notable

/** Of a chat whose older messages were not analyzed, the first day is the first analyzed one. */
export const withFirstAnalyzed = <Figure extends { annotations: readonly Notable[] }>(figure: Figure): Figure => ({
  ...figure,
  annotations: figure.annotations.map((day) => (day.kind === 'first' ? { ...day, kind: 'firstAnalyzed' as const } : day)),
})

export const notableLabel = ({ kind }: Notable): string => labels[kind]
/** What is said of the day after its label. */
export const notableDetail = ({ kind, day, value }: Notable): string => sentences[kind](day, value)
/** What the frames in a calendar mean. */
export const framedDays = (days: readonly Notable[]): string => framed(days.map((one) => ({ label: notableLabel(one), day: one.day })))
