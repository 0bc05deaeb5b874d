import { format } from '#format/index.ts'
import { filters } from './filters.ts'
import { daysOf, messagesOf } from './shared.ts'

const { count } = format

/** How each figure is counted, as docs/metrics.md defines it, and over how much. */
export const counted = {
  label: (figure: string) => `Wie „${figure}“ gezählt wird`,
  over: (messages: number) => `Grundlage: ${messagesOf(messages)}.`,
  overReplies: (replies: number, messages: number) =>
    `Grundlage: ${count(replies)} ${replies === 1 ? 'Antwort' : 'Antworten'} unter ${messagesOf(messages)}.`,
  /** Of a figure about replies: what filters do to it is said where there are some. */
  replies: (definition: string, hasFilters: boolean) => (hasFilters ? `${definition} ${filters.replies}` : definition),
  mediaOf: (media: number, messages: number) => `${count(media)} von ${messagesOf(messages)}.`,
  daysOf: (days: number, messages: number) => `${daysOf(days)}, ${messagesOf(messages)}.`,
  /** The way to what was counted. */
  show: 'Diese Nachrichten zeigen',
  showReplies: 'Diese Antworten zeigen',
  showBy: {
    fast: (time: string) => `Antworten, die höchstens ${time} brauchten`,
    slow: (time: string) => `Antworten, die mindestens ${time} brauchten`,
    under: (time: string) => `Antworten, die ${time} brauchten`,
  },
  total:
    'Alles, was jemand gesendet hat: Texte, Bilder, Anrufe mit Absender, gelöschte Nachrichten, Umfragen. Was der Dienst selbst schrieb (beigetreten, umbenannt, verschlüsselt), zählt nicht.',
  range: 'Von der ersten bis zur letzten ausgewerteten Nachricht, mit den Daten, die das Handy anzeigte. Keine Zeitzone wird umgerechnet.',
  daily: 'Nachrichten geteilt durch alle Kalendertage von der ersten bis zur letzten Nachricht, stille Tage mitgezählt.',
  response:
    'Das Mittel aller Antwortzeiten. Eine Antwort ist die erste Nachricht, nachdem jemand anderes am Zug war; ihre Zeit läuft ab dessen letzter Nachricht. Wenige sehr späte Antworten ziehen das Mittel nach oben: Wie lange man meist wartet, sagt der Median.',
  p50: 'Die Hälfte aller Antworten war schneller, die Hälfte langsamer.',
  mean: 'Die Summe aller Antwortzeiten geteilt durch ihre Anzahl. Wenige sehr späte Antworten ziehen sie nach oben.',
  p75: 'Drei Viertel aller Antworten waren schneller.',
  p90: 'Neun Zehntel aller Antworten waren schneller.',
  perDay: 'Nachrichten geteilt durch die Tage, an denen mindestens eine geschrieben wurde.',
  media: 'Bilder, Videos, Sprachnachrichten, Sticker, GIFs und Dokumente, ob der Export sie weglässt oder ihre Dateien nennt.',
  words: 'Wörter in Texten und Bildunterschriften. Ein Link ist ein Wort, ein Emoji keins.',
  days: 'Kalendertage von der ersten bis zur letzten Nachricht, beide mitgezählt.',
  timeseries:
    'Nachrichten jedes Kalendertags. Die kräftige Linie ist das Mittel der Tage ringsum. Markiert sind der lebhafteste Tag, der erste gezählte, der erste nach der längsten Stille von 30 Tagen oder mehr und der, ab dem vier Wochen am stärksten über den vier davor lagen.',
  heatmap: 'Nachrichten nach Wochentag und Stunde, wie das Handy sie anzeigte, über die ganze Zeit.',
  calendar: 'Nachrichten jedes Kalendertags. Eine Serie sind Tage in Folge mit je mindestens einer Nachricht.',
  share: 'Die Nachrichten jeder Person. Derselbe Name mit und ohne „~“ ist eine Person; zwei Schreibweisen eines Namens sind zwei.',
} as const
