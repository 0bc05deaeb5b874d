import { format } from '#format/index.ts'
import { daysOfDative, messagesOf } from './shared.ts'

const { count, day, days } = format

/** `Ana, Ben und Cem` */
const allOf = (parts: readonly string[]) =>
  parts.length === 1 ? parts[0] : `${parts.slice(0, -1).join(', ')} und ${parts[parts.length - 1]}`

/** A label within a sentence: each begins with an adjective or an adverb, and ends with its noun. */
const inSentence = (label: string) => label.charAt(0).toLowerCase() + label.slice(1)

/** What every chart can do, and the days it marks. */
export const charts = {
  save: {
    label: (name: string) => `„${name}“ speichern`,
    image: 'Als Bild speichern',
    csv: 'Als CSV speichern',
    making: 'Das Bild wird erstellt',
    failed: 'Das Bild konnte nicht erstellt werden. Bitte versuch es noch einmal.',
  },
  /** The way from a point or a cell to its messages. */
  lead: {
    click: 'Klick zeigt die Nachrichten',
    tap: 'Tipp in das Diagramm, um die Nachrichten zu sehen',
    open: 'Zeigen',
    show: 'Diese Nachrichten zeigen',
    picked: (messages: number) => `${messagesOf(messages)} zeigen`,
  },
  /** Of which part of the chat a picture is. */
  part: {
    people: (names: readonly string[], more: number) => `Nur ${allOf([...names, ...(more > 0 ? [`${count(more)} weitere`] : [])])}.`,
    days: (from: string | null, to: string | null) => `${from && to ? days(from, to) : from ? `Ab ${day(from)}` : `Bis ${day(to ?? '')}`}.`,
  },
  notable: {
    list: 'Auffällige Tage',
    labels: {
      busiest: 'Lebhaftester Tag',
      return: 'Wieder da',
      rise: 'Stärkster Anstieg',
      first: 'Erster Tag',
      firstAnalyzed: 'Erster ausgewerteter Tag',
    },
    /** What follows the label, for the day and its number. */
    sentences: {
      busiest: (when: string, messages: number) => `${day(when)}, ${messagesOf(messages)}`,
      return: (when: string, quietDays: number) => `${day(when)}, nach ${daysOfDative(quietDays)} Stille`,
      rise: (when: string, more: number) => `${day(when)}, ${messagesOf(more)} mehr in vier Wochen als in den vier davor`,
      first: (when: string, messages: number) => `${day(when)}, ${messagesOf(messages)}`,
      firstAnalyzed: (when: string, messages: number) => `${day(when)}, ${messagesOf(messages)}`,
    },
    said: (label: string, rest: string) => `${label}: ${rest}`,
    /** Under the calendar, where these days are framed. */
    framed: (marked: readonly { label: string; day: string }[]) =>
      `Umrandet: ${marked.map((one) => `${inSentence(one.label)}, ${day(one.day)}`).join('; ')}`,
    hint: (hint: string, label: string) => `${hint} (${inSentence(label)})`,
  },
} as const
