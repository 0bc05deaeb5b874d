import { format } from '#format/index.ts'
import type { Writers } from '../en/dashboard.ts'
import { daysOf, daysOfDative, messagesOf, truncation, within } from './shared.ts'

export type { Writers }

const { count, decimal, percent, day, days } = format

const weekdays = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'] as const

/** As one says them after a weekday: `montagabends`. */
const partsOfDay = { night: 'nachts', morning: 'morgens', afternoon: 'nachmittags', evening: 'abends' } as const

/** What was most busy, and whose. */
const busiest = (what: 'Monat' | 'Tag', { who }: Writers) => (who === 'all' ? `euer lebhaftester ${what}` : `der lebhafteste ${what}`)

/** The dashboard. */
export const dashboard = {
  title: 'Übersicht',
  none: {
    title: 'Keine Auswertung',
    text: 'Zu diesem Upload gibt es keine Daten. Vielleicht wurden sie aufgeräumt.',
    failed: 'Dieser Upload konnte nicht geladen werden. Bitte versuch es noch einmal.',
    upload: 'Chat hochladen',
    /** On a screen that was opened without a chat. */
    noChat: {
      title: 'Noch kein Chat geöffnet',
      text: 'Öffne einen Chat, um diese Seite zu füllen, oder sieh dir erst einen Beispielchat an.',
      kept: 'Wähle unten einen deiner Chats, oder öffne einen anderen.',
      open: 'Chat öffnen',
      demo: 'Demo ansehen',
    },
  },
  opening: 'Dein Chat wird geöffnet',
  subtitle: { messages: (total: number) => `${messagesOf(total)},`, days: (from: string, to: string) => days(from, to) },
  people: 'Personen in diesem Chat',
  truncated: truncation,
  truncatedMeaning: (limit: number) => `Alle Zahlen hier gelten für die neuesten ${messagesOf(limit)}.`,
  notSaved: 'Dieser Chat konnte auf diesem Gerät nicht gespeichert werden. Du siehst ihn, bis du diesen Tab schließt.',
  stats: {
    label: 'Der Chat in vier Zahlen',
    total: 'Nachrichten',
    range: 'Zeitraum',
    daily: 'Nachrichten pro Tag',
    response: 'Ø Antwortzeit',
    totalUnder: (people: number) => (people === 1 ? 'von einer Person' : `von ${count(people)} Personen`),
    rangeUnder: (n: number) => daysOf(n),
    dailyUnder: 'je Kalendertag',
    responseUnder: (replies: number) =>
      replies === 0 ? 'niemand hat geantwortet' : `aus ${count(replies)} ${replies === 1 ? 'Antwort' : 'Antworten'}`,
  },
  latency: {
    title: 'Antwortzeiten',
    median: 'Median',
    mean: 'Durchschnitt',
    p75: '75. Perzentil',
    p90: '90. Perzentil',
    sentence: (p50: string, p90: string, hasFilters = false) =>
      `Die Hälfte ${hasFilters ? 'dieser' : 'aller'} Antworten kommt ${within(p50)}, neun von zehn ${within(p90)}.`,
    none: 'Noch hat niemand jemandem geantwortet.',
    noneChosen: 'Unter diesen Nachrichten ist keine Antwort.',
    scale: 'Dieselben vier auf einer Skala, jeder Schritt das Zehnfache des vorigen',
    /** What the scale names. */
    steps: { second: '1 s', minute: '1 min', hour: '1 h', day: '1 Tag' },
  },
  activity: {
    title: 'Aktivität',
    perDay: 'Nachrichten pro aktivem Tag',
    media: 'Medien',
    words: 'Wörter gesamt',
    days: 'Tage gesamt',
    sentence: (words: number, perMessage: number) =>
      `${count(words)} ${words === 1 ? 'Wort' : 'Wörter'} insgesamt, ${decimal(perMessage)} pro Nachricht.`,
  },
  charts: {
    title: 'Diagramme',
    failed: 'Dieses Diagramm konnte nicht gezeichnet werden.',
    empty: 'Keine Nachrichten in dieser Zeit.',
    loading: (name: string) => `Wird geladen: ${name}`,
    scrolls: 'Breiter als der Bildschirm: seitwärts scrollen',
    table: 'Tabelle',
    tableOf: (name: string) => `${name}, als Tabelle`,
    timeseries: {
      name: 'Aktivität im Lauf der Zeit',
      unit: 'Nachrichten pro Tag',
      /** Where a line is drawn over them. */
      unitSmooth: (window: number) => `Nachrichten pro Tag; kräftig: Mittel über ${window} Tage`,
      sentence: (month: string, busiestDay: string, writers: Writers) =>
        writers.who === 'one'
          ? `Für ${writers.name} war ${format.month(month)} der lebhafteste Monat und der ${day(busiestDay)} der lebhafteste Tag.`
          : `${format.month(month)} war ${busiest('Monat', writers)}, der ${day(busiestDay)} ${busiest('Tag', writers)}.`,
      oneMonth: (busiestDay: string, writers: Writers) =>
        writers.who === 'one'
          ? `Für ${writers.name} war der ${day(busiestDay)} der lebhafteste Tag.`
          : `Der ${day(busiestDay)} war ${busiest('Tag', writers)}.`,
      columns: ['Tag', 'Nachrichten'],
    },
    heatmap: {
      name: 'Stunden der Woche',
      unit: 'Nachrichten nach Wochentag und Stunde',
      sentence: (weekday: number, part: 'night' | 'morning' | 'afternoon' | 'evening', writers: Writers) => {
        const when = `${weekdays[weekday].toLowerCase()}${partsOfDay[part]}`
        if (writers.who === 'some') return `Am meisten wird ${when} geschrieben.`
        return writers.who === 'one' ? `${writers.name} schreibt am meisten ${when}.` : `Ihr schreibt am meisten ${when}.`
      },
      hour: 'Stunde',
      fewer: 'weniger',
      more: 'mehr',
      framed: (weekday: number, part: 'night' | 'morning' | 'afternoon' | 'evening', messages: number) =>
        `Spitze: ${weekdays[weekday].toLowerCase()}${partsOfDay[part]}, ${messagesOf(messages)}`,
    },
    calendar: {
      name: 'Kalender',
      unit: 'Nachrichten pro Tag, eine Spalte pro Woche',
      sentence: (active: number, total: number, streak: number, from: string, to: string, writers: Writers) => {
        const on =
          active === total
            ? total === 1
              ? 'an diesem einen Tag'
              : `an allen ${daysOfDative(total)}`
            : `an ${count(active)} von ${daysOfDative(total)}`
        const longest = active === total ? '' : `; die längste Serie: ${daysOf(streak)}, ${days(from, to)}`
        if (writers.who === 'some') return `${on.charAt(0).toUpperCase()}${on.slice(1)} wurde geschrieben${longest}.`
        return writers.who === 'one' ? `${writers.name} hat ${on} geschrieben${longest}.` : `Ihr habt ${on} geschrieben${longest}.`
      },
      columns: ['Monat', 'Tage mit Nachrichten', 'Nachrichten'],
    },
    share: {
      name: 'Nachrichtenanteil',
      unit: 'Nachrichten pro Person',
      /** What follows a name that stands apart, since it may be written the other way round. */
      wrote: (share: number) => `hat ${percent(share)} der Nachrichten geschrieben.`,
      tied: (share: number) => `hat ${percent(share)} der Nachrichten geschrieben, und jemand anderes genauso viele.`,
      alone: 'hat alle Nachrichten geschrieben.',
      columns: ['Person', 'Nachrichten', 'Anteil'],
    },
  },
} as const
