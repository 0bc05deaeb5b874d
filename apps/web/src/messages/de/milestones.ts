import { format } from '#format/index.ts'
import { daysOf, daysOfDative, messagesOf } from './shared.ts'

const { count, longDay, month, time, weekday } = format

/** `Dienstag, 2. März 2021 um 20:00 Uhr` of a date-time. */
const moment = (dateTime: string) => `${longDay(dateTime)} um ${time(dateTime)} Uhr`

/** One and several, as before “später”. */
const unitsOf = {
  minute: ['eine Minute', 'Minuten'],
  hour: ['eine Stunde', 'Stunden'],
  day: ['einen Tag', 'Tage'],
  month: ['einen Monat', 'Monate'],
  year: ['ein Jahr', 'Jahre'],
} as const

/** `einen Tag`, `5 Tage` */
const spanOf = (n: number, unit: keyof typeof unitsOf) => (n === 1 ? unitsOf[unit][0] : `${count(n)} ${unitsOf[unit][1]}`)

/** Custom milestones. A keyword and a name stand apart from the words around them: they may be written the other way round. */
export const milestones = {
  title: 'Eigene Meilensteine',
  about: 'Wer es zuerst sagte, wer es aufgriff und wann es zuletzt fiel: Schlag ein beliebiges Wort oder eine Wendung nach.',
  waiting: 'Dein Chat wird geöffnet',
  field: 'Ein Wort oder eine Wendung',
  search: 'Nachschlagen',
  /** As the API says it. */
  blank: 'Bitte gib ein Wort oder eine Wendung ein.',
  quoted: { before: '„', after: '“' },
  searching: 'Der Chat wird durchgeblättert',
  failed: 'Dieser Meilenstein konnte nicht nachgeschlagen werden.',
  truncatedMeaning: (limit: number) => `Durchgesehen werden nur die neuesten ${messagesOf(limit)}: Das allererste Mal kann älter sein.`,
  none: {
    title: 'Nichts gefunden',
    before: 'Niemand schrieb',
    after: 'in dem, was ausgewertet wurde. Gesucht werden ganze Wörter: Vielleicht gibt es das Wort in einer anderen Form.',
  },
  first: {
    label: 'Das erste Mal',
    /** After the keyword, before the name. */
    said: 'kam zum ersten Mal von',
    /** After the name. */
    when: (dateTime: string) => `– an einem ${weekday(dateTime)} im ${month(dateTime)}.`,
    moment,
    ago: (days: number) => {
      if (days < 0) return `auf ${daysOf(-days)} nach heute datiert`
      return days === 0 ? 'heute' : days === 1 ? 'gestern' : `vor ${daysOfDative(days)}`
    },
  },
  save: 'Meilenstein speichern',
  saved: 'Meilenstein gespeichert',
  open: 'Im Verlauf öffnen',
  takenUp: {
    title: 'Wer es aufgriff',
    /** After a name. */
    first: 'sagte es zuerst',
    after: (n: number, unit: keyof typeof unitsOf) =>
      n === 0 ? 'griff es in derselben Minute auf' : `griff es ${spanOf(n, unit)} später auf`,
    never: (names: number) => (names === 1 ? 'hat es nicht gesagt.' : 'haben es nicht gesagt.'),
    and: 'und',
    comma: ',',
    showAll: (n: number) => `Alle ${count(n)} zeigen`,
  },
  figures: {
    label: 'Wie oft es gesagt wurde',
    total: 'Insgesamt',
    totalUnder: (messages: number) => (messages === 1 ? 'Nachricht' : 'Nachrichten'),
    peak: 'Häufigster Monat',
    last: 'Zuletzt gesagt',
    by: 'von',
    authors: 'Von wem',
  },
  timeline: {
    name: 'Verlauf über die Zeit',
    unitOf: (keyword: string) => `Nachrichten pro Monat mit „${keyword}“`,
    sentence: (peak: string, messages: number) => `Am häufigsten fiel es im ${month(peak)}: ${messagesOf(messages)}.`,
    sameEveryMonth: (messages: number) => `In jedem Monat fiel es in ${messagesOf(messages)}.`,
    hint: (of: string, messages: number) => `${month(of)}: ${messagesOf(messages)}`,
    columns: ['Monat', 'Nachrichten'],
  },
  matches: {
    title: 'Jedes Mal, als es gesagt wurde',
    /** Beside the heading. */
    page: (from: number, to: number, all: number) =>
      from > to ? `keine von ${count(all)} hier` : `${count(from)}–${count(to)} von ${count(all)}, älteste zuerst`,
    pages: 'Seiten der Treffer',
    keys: 'J und K bewegen durch die Liste, Enter öffnet eine Nachricht, S speichert sie.',
    earlier: 'Früher',
    later: 'Später',
  },
  suggestions: {
    title: 'Vorschläge für Meilensteine',
    lead: 'Jeder Chat hat seine ersten Male. Nimm eins von diesen, oder schreib oben dein eigenes.',
    empty: 'Noch sticht in diesem Chat nichts heraus. Schreib oben ein Wort oder eine Wendung.',
    failed: 'Die Vorschläge konnten nicht gelesen werden.',
    waiting: 'Die Vorschläge werden gelesen',
    /** What a screen reader hears of one: the keyword, then this. */
    said: (messages: number) => `in ${messagesOf(messages)}`,
  },
  savedMilestones: {
    title: 'Gespeicherte Meilensteine',
    remove: (keyword: string) => `„${keyword}“ entfernen`,
    removed: (keyword: string) => `„${keyword}“ ist entfernt`,
    undo: 'Rückgängig',
    undoRemoving: (keyword: string) => `Rückgängig: „${keyword}“ behalten`,
    notRemoved: (keyword: string) => `„${keyword}“ konnte nicht entfernt werden. Bitte versuch es noch einmal.`,
    notKept: (keyword: string) => `„${keyword}“ konnte nicht gespeichert werden. Bitte versuch es noch einmal.`,
  },
  savedMessages: {
    title: 'Gespeicherte Nachrichten',
    all: 'Alle Favoriten',
    /** Before the name of a chat. */
    from: 'in',
  },
  counted: {
    total:
      'Nachrichten mit diesem Wort, oder mit diesen Wörtern hintereinander. Ganze Wörter zählen, Großschreibung und Akzente machen keinen Unterschied, und eine Nachricht, die es zweimal sagt, zählt einmal.',
    peak: 'Der Kalendermonat mit den meisten dieser Nachrichten, wie das Handy die Daten anzeigte; von mehreren der früheste.',
    last: 'Die letzte dieser Nachrichten, nach dem Datum, das das Handy anzeigte.',
    authors: 'Diese Nachrichten danach, wer sie schrieb.',
    takenUp: 'Die erste Nachricht jeder Person damit und die Zeit, die seit der allerersten vergangen war.',
    first: 'Die früheste Nachricht damit. Tage sind Kalendertage von ihrem Datum bis heute auf diesem Gerät.',
    timeline: 'Nachrichten jedes Kalendermonats von der ersten damit bis zur letzten, stille Monate mitgezählt.',
    suggestions:
      'Wörter und Wendungen, die in diesem Chat häufig und anderswo selten sind, und klassische erste Male, die darin vorkommen; daneben jeweils die Nachrichten damit.',
  },
} as const
