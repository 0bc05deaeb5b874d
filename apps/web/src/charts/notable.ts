import { sayCharts } from '../messages/say/charts.ts'
import type { Answer } from './answers.ts'

const { labels, sentences, framed } = sayCharts.notable

/** A day that a chart marks, and why. */
export type Notable = Answer<'timeseries'>['annotations'][number]

export const notableLabel = ({ kind }: Notable): string => labels[kind]
/** What is said of the day after its label. */
export const notableDetail = ({ kind, day, value }: Notable): string => sentences[kind](day, value)
/** What the frames in a calendar mean. */
export const framedDays = (days: readonly Notable[]): string => framed(days.map((one) => ({ label: notableLabel(one), day: one.day })))
