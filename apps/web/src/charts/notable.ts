import type { Notable } from './answers.ts'
import { sayCharts } from './messages/index.ts'

const { labels, within, sentences, framed, framedDay, between } = sayCharts.notable

/** In a chat whose older messages were not analyzed, the first day is the first analyzed one. */
export const withFirstAnalyzed = <Figure extends { annotations: readonly Notable[] }>(figure: Figure): Figure => ({
  ...figure,
  annotations: figure.annotations.map((day) => (day.kind === 'first' ? { ...day, kind: 'firstAnalyzed' as const } : day)),
})

export const notableLabel = ({ kind }: Notable): string => labels[kind]
/** The label within a sentence. */
export const notableWithin = ({ kind }: Notable): string => within[kind]
/** What is said of the day after its label. */
export const notableDetail = ({ kind, day, value }: Notable): string => detailOf[kind](day, value)
/** What the frames in a calendar mean. */
export const framedDays = (days: readonly Notable[]): string =>
  framed({ days: days.map((one) => framedDay({ label: notableWithin(one), day: one.day })).join(between) })

const detailOf: Readonly<Record<Notable['kind'], (when: string, value: number) => string>> = {
  busiest: (when, messages) => sentences.busiest({ when, messages }),
  return: (when, quietDays) => sentences.return({ when, quietDays }),
  rise: (when, more) => sentences.rise({ when, more }),
  first: (when, messages) => sentences.first({ when, messages }),
  firstAnalyzed: (when, messages) => sentences.firstAnalyzed({ when, messages }),
}
