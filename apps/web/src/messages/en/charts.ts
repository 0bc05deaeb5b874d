import { format } from '#format/index.ts'
import { daysOf, messagesOf } from './shared.ts'

const { count, day, days } = format

/** `Ana, Ben and Cem` */
const allOf = (parts: readonly string[]) =>
  parts.length === 1 ? parts[0] : `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1]}`

/** What every chart can do, and the days it marks. */
export const charts = {
  save: {
    label: (name: string) => `Save “${name}”`,
    image: 'Save as image',
    csv: 'Save as CSV',
    making: 'Making the image',
    failed: 'The image could not be made. Please try again.',
  },
  /** The way from a point or a cell to its messages. */
  lead: {
    click: 'Click for the messages',
    tap: 'Tap a part of the chart for its messages',
    open: 'Show',
    show: 'Show these messages',
    picked: (messages: number) => `Show ${messagesOf(messages)}`,
  },
  /** Of which part of the chat a picture is. */
  part: {
    people: (names: readonly string[], more: number) => `Only ${allOf([...names, ...(more > 0 ? [`${count(more)} more`] : [])])}.`,
    days: (from: string | null, to: string | null) =>
      `${from && to ? days(from, to) : from ? `From ${day(from)}` : `Up to ${day(to ?? '')}`}.`,
  },
  notable: {
    list: 'Notable days',
    labels: { busiest: 'Busiest day', return: 'Back again', rise: 'Biggest rise', first: 'First day', firstAnalyzed: 'First analyzed day' },
    /** What follows the label, for the day and its number. */
    sentences: {
      busiest: (when: string, messages: number) => `${day(when)}, ${messagesOf(messages)}`,
      return: (when: string, quietDays: number) => `${day(when)}, after ${daysOf(quietDays)} of silence`,
      rise: (when: string, more: number) => `${day(when)}, ${count(more)} more messages in four weeks than in the four before`,
      first: (when: string, messages: number) => `${day(when)}, ${messagesOf(messages)}`,
      firstAnalyzed: (when: string, messages: number) => `${day(when)}, ${messagesOf(messages)}`,
    },
    said: (label: string, rest: string) => `${label}: ${rest}`,
    /** Under the calendar, where these days are framed. */
    framed: (marked: readonly { label: string; day: string }[]) =>
      `Framed: ${marked.map((one) => `${one.label.toLowerCase()}, ${day(one.day)}`).join('; ')}`,
    hint: (hint: string, label: string) => `${hint} (${label.toLowerCase()})`,
  },
} as const
