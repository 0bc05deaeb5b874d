import { format } from '#format/index.ts'
import { messagesOf } from './shared.ts'

const { count, day, hour, latency, longDay } = format

const replyUnits = { minute: ['Minute', 'Minuten'], hour: ['Stunde', 'Stunden'], day: ['Tag', 'Tage'] } as const

/** `mindestens 3`, `höchstens 9`, `3 bis 9` */
const span = (from: number | null, to: number | null, write: (n: number) => string) =>
  from !== null && to !== null
    ? from === to
      ? write(from)
      : `${write(from)} bis ${write(to)}`
    : from !== null
      ? `mindestens ${write(from)}`
      : `höchstens ${write(to ?? 0)}`

const sentiments: Readonly<Record<string, string>> = { positive: 'positiv', neutral: 'neutral', negative: 'negativ' }

/** Finding messages, and reading one in its conversation. */
export const search = {
  title: 'Suche',
  of: messagesOf,
  field: {
    label: 'Diesen Chat durchsuchen',
    placeholder: 'Wörter, "Wendung"',
    clear: 'Wörter löschen',
  },
  quick: {
    label: 'Nur Nachrichten mit',
    link: 'Links',
    question: 'Fragen',
    emoji: 'Emojis',
    positive: 'Positiv',
    negative: 'Negativ',
    onlySounding: (sentiment: string, n: number) => `Nur Nachrichten, die ${sentiments[sentiment] ?? sentiment} klingen: ${count(n)}`,
    /** What is heard of a button that shows its word and its number. */
    only: (what: string, n: number) => `Nur Nachrichten mit ${what}: ${count(n)}`,
  },
  filters: {
    toggle: 'Filter',
    toggleWith: (n: number) => `Filter, ${count(n)} gewählt`,
    panel: 'Suchfilter',
    has: 'Die Nachricht enthält',
    boxes: { media: 'Medien', link: 'Einen Link', question: 'Eine Frage', emoji: 'Ein Emoji' },
    length: 'Länge in Zeichen',
    least: 'Mindestens',
    most: 'Höchstens',
    lengthLeast: 'Mindestens so viele Zeichen',
    lengthMost: 'Höchstens so viele Zeichen',
    weekday: 'Wochentag',
    anyWeekday: 'Jeder Wochentag',
    hour: 'Stunde',
    anyHour: 'Jede Stunde',
    sentiment: 'Tonfall',
    anySentiment: 'Jeder Tonfall',
    sentiments: { positive: 'Positiv', neutral: 'Neutral', negative: 'Negativ' },
    kind: 'Art',
    anyKind: 'Jede Art',
    reply: 'Antwortzeit',
    replyAbout: 'Nur Nachrichten, die jemand anderem antworten, danach, wie lange das dauerte.',
    replyLeast: 'Beantwortet nach mindestens',
    replyMost: 'Beantwortet innerhalb von',
    anyReply: 'Beliebig',
    replyStep: (n: number, unit: 'minute' | 'hour' | 'day') => `${count(n)} ${replyUnits[unit][n === 1 ? 0 : 1]}`,
    notWhole: 'Gib eine ganze Zahl ein, 0 oder mehr.',
    moreThanMost: (most: number) => `Das ist mehr als das Höchste, ${count(most)}.`,
    lessThanLeast: (least: number) => `Das ist weniger als das Mindeste, ${count(least)}.`,
    show: (n: number) => `${messagesOf(n)} zeigen`,
    showResults: 'Treffer zeigen',
  },
  chips: {
    sentiment: (sentiment: string) => `Klingt ${sentiment.toLowerCase()}`,
    kind: (kind: string) => `Art: ${kind}`,
    length: (from: number | null, to: number | null) => `${span(from, to, count)} Zeichen`,
    hour: (of: number) => `von ${hour(of)} bis ${hour((of + 1) % 24)}`,
    reply: (from: number | null, to: number | null) => `beantwortet nach ${span(from, to, latency)}`,
    replyTo: (name: string) => `antwortet ${name}`,
    roles: { opener: 'eröffnet ein Gespräch', closer: 'beendet ein Gespräch', burst: 'beginnt eine Folge' },
    daytimes: { day: `tagsüber, ${hour(6)} bis ${hour(22)}`, night: `nachts, ${hour(22)} bis ${hour(6)}` },
  },
  sort: {
    label: 'Sortieren nach',
    relevance: 'Relevanz',
    date_desc: 'Neueste zuerst',
    date_asc: 'Älteste zuerst',
    length: 'Längste zuerst',
  },
  results: {
    title: 'Treffer',
    found: (n: number) => `${messagesOf(n)} gefunden`,
    searching: 'Wird gesucht',
    open: 'Im Verlauf öffnen',
    pages: 'Seiten der Treffer',
    range: (from: number, to: number, total: number) => `${count(from)}–${count(to)} von ${count(total)}`,
    previous: 'Zurück',
    next: 'Weiter',
    keys: 'Mit ↓ vom Suchfeld zu den Treffern, mit J und K weiter und zurück, Enter öffnet, S speichert, / sucht neu.',
    failed: 'Die Suche ist fehlgeschlagen. Nichts ging verloren; versuch es noch einmal.',
    notSounding: 'Welche Nachrichten so klingen, lässt sich gerade nicht sagen.',
    leaveOut: 'Ohne das suchen',
    pastEnd: 'So viele Treffer sind es jetzt nicht mehr.',
    firstPage: 'Zur ersten Seite',
  },
  /** After the sentence that says why. */
  withoutModel: 'Bis dahin werden Nachrichten gefunden und gezeigt, ohne wie sie klingen.',
  none: {
    title: 'Keine Treffer',
    /** What may help, as things to press. */
    withoutFilters: 'Ohne Filter suchen',
    anyOrder: 'Dieselben Wörter in beliebiger Folge',
    beginnings: (query: string) => `Auch längere Wörter: ${query}`,
    advice: 'Prüfe die Schreibweise, nimm weniger Wörter oder nur den Anfang von einem.',
    truncated: (limit: number) =>
      limit === 1
        ? 'Von diesem Chat wurde nur die neueste Nachricht ausgewertet.'
        : `Von diesem Chat wurden nur die neuesten ${messagesOf(limit)} ausgewertet.`,
  },
  export: {
    button: 'Als CSV',
    english: 'Die Spalten der Datei heißen englisch.',
    working: 'Die Datei wird vorbereitet …',
    done: 'Die Treffer sind als search_results.csv gespeichert.',
    failed: 'Die Datei konnte nicht erstellt werden. Bitte versuch es noch einmal.',
  },
  tips: {
    title: 'Was möchtest du wiederfinden?',
    lead: 'Gib ein Wort ein, an das du dich erinnerst. Gesucht wird beim Tippen, auf diesem Gerät.',
    leadServer: (host: string) => `Gib ein Wort ein, an das du dich erinnerst. Gesucht wird beim Tippen, vom Server ${host}.`,
    how: 'So suchst du',
    button: 'Suchtipps',
    /** What each way of asking does. */
    words: 'beide Wörter, in beliebiger Folge',
    phrase: 'genau das, Wort für Wort',
    beginning: 'jedes Wort, das so beginnt',
    without: 'das erste Wort ohne das zweite',
    from: (name: string) => `was ${name} schrieb`,
    fromWith: (name: string) => `eine Wendung von ${name}`,
    exampleWords: 'alles gute',
    examplePhrase: '"guten morgen"',
    exampleBeginning: 'geburt*',
    exampleWithout: 'kaffee -tee',
    exampleFromPhrase: '"danke dir"',
  },
  truncated: (limit: number) => `Durchsucht werden die neuesten ${messagesOf(limit)}.`,
  kinds: {
    text: 'Text',
    media: 'Medien',
    deleted: 'Gelöschte Nachricht',
    poll: 'Umfrage',
    location: 'Standort',
    contact: 'Kontakt',
    call: 'Anruf',
  },
  message: { showAll: 'Alles zeigen', showLess: 'Weniger zeigen', edited: 'bearbeitet' },
  conversation: {
    title: 'Verlauf',
    match: 'Treffer',
    position: (at: number, of: number) => `${count(at + 1)} von ${count(of)}`,
    previous: 'Voriger Treffer',
    next: 'Nächster Treffer',
    close: 'Verlauf schließen',
    goTo: 'Zu einem Tag gehen',
    shown: (date: string) => `Zu sehen: ${longDay(date)}`,
    nothingSince: (date: string) => `Seit dem ${day(date)} wurde nichts geschrieben.`,
    outside: (first: string, last: string) => `Wähle einen Tag vom ${day(first)} bis zum ${day(last)}.`,
    messages: 'Nachrichten',
    service: 'Was der Dienst schrieb',
    begins: 'Hier beginnt der Verlauf',
    beginsTruncated: (limit: number) =>
      limit === 1
        ? 'Nur die neueste Nachricht wurde ausgewertet: Das ist sie'
        : `Nur die neuesten ${messagesOf(limit)} wurden ausgewertet: Hier beginnen sie`,
    ends: 'Hier endet der Verlauf',
    opening: 'Der Verlauf wird geöffnet',
    failed: 'Der Verlauf konnte nicht geöffnet werden. Bitte versuch es noch einmal.',
    moreFailed: 'Mehr konnte nicht geladen werden.',
    found: 'Die Nachricht, die du geöffnet hast',
  },
} as const
