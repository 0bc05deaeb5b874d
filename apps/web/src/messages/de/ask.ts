import type { AskAnswer, LocalModelReason } from '@convostat/api'
import type { Clock } from '@convostat/format'
import { format } from '#format/index.ts'
import { daysMeasured, messagesOf } from './shared.ts'

const { count, decimal, latency, percent, score } = format

type Figure = Pick<NonNullable<(AskAnswer & { method: 'computed' | 'search' })['figure']>, 'value' | 'unit'> & { metric?: string }

/** A figure that is set large, and what it counts; null where the sentence alone says it. */
function figureOf({ value, unit, metric }: Figure, clock?: Clock): { value: string; unit: string } | null {
  if (typeof value !== 'number') return null
  const one = value === 1
  const counted: Record<string, string> = {
    messages: one ? 'Nachricht' : 'Nachrichten',
    words: one ? 'Wort' : 'Wörter',
    links: one ? 'Link' : 'Links',
    emoji: one ? 'Emoji' : 'Emojis',
    days: one ? 'Tag' : 'Tage',
    characters: 'Zeichen',
    conversations: one ? 'Gespräch' : 'Gespräche',
    people: one ? 'Person' : 'Personen',
    moments: one ? 'Moment' : 'Momente',
    replies: one ? 'Antwort' : 'Antworten',
  }
  if (Object.hasOwn(counted, unit)) return { value: count(value), unit: counted[unit] }
  // A silence is said in days, as everywhere.
  if (metric === 'longest_gap') return { value: daysMeasured(value / 86_400), unit: '' }
  if (unit === 'seconds') return { value: latency(value, clock), unit: '' }
  if (unit === 'share') return { value: percent(value), unit: '' }
  if (unit === 'score') return { value: score(value), unit: '' }
  if (unit === 'messages_per_day') return { value: decimal(value), unit: 'Nachrichten pro Tag' }
  if (unit === 'words_per_message') return { value: decimal(value), unit: 'Wörter pro Nachricht' }
  if (unit === 'characters_per_message') return { value: decimal(value), unit: 'Zeichen pro Nachricht' }
  return null
}

/** What keeps a local model from answering, and the way out; the commands stand below. */
const reasons: Record<LocalModelReason, { title: string; text: (host: string) => string }> = {
  not_connected: {
    title: 'Nicht verbunden',
    text: () => 'Verbinde noch einmal: Der Browser fragt, ob diese Seite Programme auf diesem Computer erreichen darf.',
  },
  not_running: {
    title: 'Ollama antwortet nicht',
    text: () => 'Es läuft auf diesem Computer nicht oder ist nicht installiert. Installiere es von ollama.com, oder starte es:',
  },
  origin_not_allowed: {
    title: 'Ollama spricht noch nicht mit dieser Seite',
    text: (host) => `Es läuft, antwortet aber keiner Seite von ${host}. Erlaube diese eine und starte Ollama neu:`,
  },
  insecure_blocked: {
    title: 'Dieser Browser versperrt den Weg',
    text: () =>
      'Er lässt von hier aus keine Seite ein Programm auf diesem Computer erreichen. Nimm Chrome, Edge oder Firefox, oder starte ConvoStat auf diesem Computer und öffne es unter localhost.',
  },
  permission_denied: {
    title: 'Der Browser hat ein Nein bekommen',
    text: () =>
      'Diese Seite darf keine Programme auf diesem Computer erreichen. Drück auf das Zeichen neben der Adresse, erlaube „Apps auf dem Gerät“ (oder „Zugriff auf das lokale Netzwerk“) und prüfe noch einmal.',
  },
  no_model: {
    title: 'Kein Modell ist installiert',
    text: () => 'Ollama läuft, hat aber kein Modell, das sprechen kann. Dieses braucht 2 GB:',
  },
  models_failed: {
    title: 'Ollama kann seine Modelle nicht öffnen',
    text: () => 'Ollama läuft, konnte aber keines der installierten Modelle öffnen. Meist hilft es, eines mit Ollama neu herunterzuladen.',
  },
  switched_off: { title: 'Lokale KI ist aus', text: () => 'Antworten werden berechnet oder unter den Nachrichten gefunden.' },
}

/** Asking the chat. Names and words of the chat come isolated, as they may be written the other way round. */
export const ask = {
  title: 'Frag den Chat',
  about:
    'Frag mit deinen eigenen Worten. Was sich zählen lässt, wird gezählt; alles andere wird nachgeschlagen, und jede Antwort zeigt die Nachrichten dahinter.',
  waiting: 'Dein Chat wird geöffnet',
  truncatedMeaning: (limit: number) =>
    limit === 1 ? 'Antworten beruhen auf der neuesten Nachricht.' : `Antworten beruhen auf den neuesten ${messagesOf(limit)}.`,
  field: {
    label: 'Deine Frage',
    placeholder: 'Wann haben wir zum ersten Mal …?',
    ask: 'Fragen',
    stop: 'Stopp',
    keys: 'Enter fragt, Umschalt und Enter beginnen eine neue Zeile.',
    left: (n: number) => (n === 1 ? '1 Frage pro Chat mit Free' : `noch ${count(n)} Fragen`),
  },
  locked: {
    title: 'Das war die kostenlose Frage für diesen Chat',
    text: 'Free beantwortet eine Frage pro Chat. Mit Pro kannst du jedem Chat so viele stellen, wie du magst.',
  },
  suggestions: {
    title: 'Fragen, die dieser Chat beantworten kann',
    more: 'Was du noch fragen kannst',
    failed: 'Die Vorschläge konnten nicht geladen werden.',
  },
  conversation: 'Was du gefragt hast',
  earlier: (n: number) => (n === 1 ? '1 frühere Frage zeigen' : `${count(n)} frühere Fragen zeigen`),
  asking: 'Die Antwort wird gesucht …',
  writing: (model: string) => `${model} schreibt …`,
  stopped: 'Angehalten. Diese Frage zählt nicht.',
  failed: {
    title: 'Auf diese Frage gibt es keine Antwort',
    text: (detail: string) => `${detail} Die Frage zählt nicht.`,
  },
  methods: {
    computed: 'Berechnet aus allen Nachrichten',
    computedOfPart: 'Berechnet aus allen ausgewerteten Nachrichten',
    model: (model: string) => `Beantwortet von ${model} auf diesem Computer`,
    modelElsewhere: (model: string, host: string) => `Beantwortet von ${model} auf ${host}`,
    search: 'Die am besten passenden Nachrichten',
    none: 'In allen Nachrichten gesucht',
  },
  figure: figureOf,
  how: 'Wie das gezählt wird',
  over: (n: number) => `Dafür angesehen: ${messagesOf(n)}.`,
  notes: 'Gut zu wissen',
  behind: (n: number) => (n === 1 ? 'Die Nachricht dahinter' : `Die ${count(n)} Nachrichten dahinter`),
  /** Where the others are not shown. */
  some: 'Einige der Nachrichten dahinter',
  found: (n: number) => (n === 1 ? 'Die Nachricht, die am besten passt' : `Die ${count(n)} Nachrichten, die am besten passen`),
  showAll: (n: number) => `Alle ${count(n)} zeigen`,
  open: 'Im Verlauf öffnen',
  find: 'Alle in der Suche finden',
  none: 'Andere Worte helfen vielleicht: Nenne eine Person, einen Tag oder die Worte, die gefallen sind.',
  unanswered: 'Das war keine Antwort, deshalb kostet diese Frage nichts.',
  copy: 'Kopieren',
  copied: 'Kopiert',
  notCopied: 'Das konnte nicht kopiert werden.',
  again: 'Noch einmal fragen',
  delete: 'Löschen',
  deleteOne: (question: string) => `Die Frage „${question}“ löschen`,
  deleteAll: 'Alle Fragen löschen',
  deleted: (n: number) => (n === 1 ? 'Die Frage ist gelöscht' : `${count(n)} Fragen sind gelöscht`),
  notDeleted: 'Das konnte nicht gelöscht werden. Bitte versuch es noch einmal.',
  undo: 'Rückgängig',
  undoDeleting: (n: number) => (n === 1 ? 'Rückgängig: die Frage behalten' : 'Rückgängig: die Fragen behalten'),
  notBack: 'Das konnte nicht zurückgeholt werden.',
  kept: 'Fragen und Antworten bleiben auf diesem Gerät und verschwinden mit dem Chat.',
  moved: 'Diese Nachricht ist nicht mehr im Chat.',
  /** As text, to be pasted elsewhere. */
  copyOf: (question: string, answer: string, method: string, messages: readonly { author: string; when: string; text: string }[]) =>
    [question, '', answer, `(${method})`, ...messages.map(({ author, when, text }) => `\n${author}, ${when}:\n${text}`)].join('\n'),
  when: (date: string) => `${format.day(date)}, ${format.time(date)}`,
  local: {
    title: 'Lokale KI',
    off: 'Aus. Antworten werden berechnet oder unter den Nachrichten gefunden.',
    what: 'Was ist das?',
    whatText:
      'Läuft auf diesem Computer Ollama, kann ein Modell dort beantworten, was sich nicht zählen lässt. Ihm werden einige deiner Nachrichten gezeigt; nichts verlässt diesen Computer, und sonst erreicht diese Seite nichts. Vielleicht fragt dein Browser dich danach.',
    connect: 'Mit lokaler KI verbinden',
    connecting: 'Ollama wird auf diesem Computer gesucht …',
    on: 'An. Was sich nicht zählen lässt, beantwortet ein Modell auf diesem Computer.',
    model: 'Modell',
    /** Some that could not be opened, by name, and how many more; others can be asked. */
    broken: (names: readonly string[], more: number) =>
      `Ollama konnte ${names.map((name) => `„${name}“`).join(', ')}${more > 0 ? ` und ${count(more)} weitere` : ''} nicht öffnen. Die anderen Modelle funktionieren.`,
    brokenOnly: (names: readonly string[], more: number) =>
      `Betroffen: ${names.map((name) => `„${name}“`).join(', ')}${more > 0 ? ` und ${count(more)} weitere` : ''}.`,
    /** Some that did not answer in time, by name, and how many more. */
    unanswered: (names: readonly string[], more: number) =>
      `Keine Antwort von ${names.map((name) => `„${name}“`).join(', ')}${more > 0 ? ` und ${count(more)} weiteren` : ''}.`,
    newest: (shown: number, all: number) => `Zur Wahl stehen die ${count(shown)} neuesten von ${count(all)} Modellen.`,
    switchOff: 'Ausschalten',
    check: 'Noch einmal prüfen',
    checks: 'Wird alle zehn Sekunden neu geprüft.',
    system: 'Befehle für',
    systems: { windows: 'Windows (PowerShell)', macos: 'macOS', linux: 'Linux' },
    command: 'Diesen Befehl kopieren',
    reasons,
    server: {
      off: (host: string) => `Auf ${host} gibt es keine. Antworten werden berechnet oder unter den Nachrichten gefunden.`,
      on: (model: string, host: string) => `${model} auf ${host} darf beantworten, was sich nicht zählen lässt`,
    },
  },
} as const
