import { format } from '#format/index.ts'

const { count, decimal } = format

/** `1 Nachricht`, `5.000 Nachrichten`: the same in every case. */
export const messagesOf = (n: number) => `${count(n)} ${n === 1 ? 'Nachricht' : 'Nachrichten'}`
export const daysOf = (n: number) => `${count(n)} ${n === 1 ? 'Tag' : 'Tage'}`
/** With a tenth, as a silence lasts. */
export const daysMeasured = (n: number) => `${decimal(n)} ${decimal(n) === decimal(1) ? 'Tag' : 'Tage'}`
/** In the dative, as after “an”, “nach” and “von”. */
export const daysOfDative = (n: number) => `${count(n)} ${n === 1 ? 'Tag' : 'Tagen'}`
export const linesOf = (n: number) => `${count(n)} ${n === 1 ? 'Zeile' : 'Zeilen'}`

export const truncation = (limit: number, messages: number) =>
  `Nachrichtengrenze überschritten. Free wertet bis zu ${messagesOf(limit)} aus, dein Chat hat ${messagesOf(messages)}. Mit Pro gibt es keine Grenze.`

/** A duration in a sentence: `innerhalb von 2 min`, `in unter einer Minute`. */
export const within = (duration: string) => `${duration.startsWith('unter') ? 'in' : 'innerhalb von'} ${duration}`

/** What stands on every screen. */
export const shared = {
  brand: 'ConvoStat',
  messagesOf,
  home: 'ConvoStat, zur Startseite',
  skip: 'Zum Inhalt springen',
  documentTitle: (screen: string) => `${screen} · ConvoStat`,
  nonAffiliation: 'ConvoStat ist ein unabhängiges Produkt. Es gehört weder zu WhatsApp noch zu Meta, dem Unternehmen dahinter.',
  version: (version: string) => `Version ${version}`,
  startFree: 'Gratis starten',
  howItWorks: 'So funktioniert’s',
  privacy: 'Datenschutz',
  retry: 'Erneut versuchen',
  close: 'Schließen',
  /** What a chat tells, while it is counted and where that went wrong. */
  block: {
    loading: (name: string) => `Wird geladen: ${name}`,
    failed: (name: string) => `„${name}“ konnte nicht ausgezählt werden.`,
  },
  /** A message as a quotation, and the way to where it was said. */
  quoted: {
    open: 'Im Verlauf zeigen',
    openShort: 'Verlauf',
    by: (author: string, when: string) => `${author}, ${when}`,
  },
  /** People. */
  andMore: (n: number) => `und ${count(n)} weitere`,
  /** Messages, and rows of a table. */
  andMoreRows: (n: number) => `und ${count(n)} weitere`,
  nav: { main: 'Hauptmenü', screens: 'Bereiche', more: 'Mehr', product: 'Produkt' },
  theme: { label: 'Darstellung', system: 'Wie das Gerät', light: 'Hell', dark: 'Dunkel' },
  stages: {
    opening: 'Die Datei wird geöffnet',
    reading: 'Die Nachrichten werden gelesen',
    merging: 'Die Exporte werden zusammengeführt',
    counting: 'Es wird gezählt',
    feeling: 'Die Gefühle werden gelesen',
    fetching: 'Was PDFs erzeugt, wird geladen',
    printing: 'Die Seiten werden gesetzt',
    writing: 'Die Tabellen werden geschrieben',
    sending: 'Die Datei wird gesendet',
    saving: 'Der Chat wird gespeichert',
  },
  /** Between the parts of a list or of a line. */
  comma: ', ',
  /** Between two things on a line that are told side by side. */
  dot: '·',
  /** Between the people a chat is named by. */
  inTitle: { and: ' & ', comma: ', ' },
  percentOf: (stage: string, percent: string) => `${stage}, ${percent}`,
  engine: {
    browser: 'Dein Chat wird von einem Worker in diesem Tab gelesen.',
    browserProof:
      'Die Sicherheitsregeln der App verbieten ihm, irgendeinen Server zu kontaktieren. Du kannst das Netz ausschalten, und alles funktioniert weiter.',
    server: (host: string) => `Ausgewertet vom Server ${host}`,
    serverProof: (host: string) => `Dein Chat wird an ${host} gesendet und dort gelesen. Sonst wird er nirgendwohin gesendet.`,
    open: 'Datenschutz: was wo läuft, und ein Test dazu',
    getReady: 'Der Rest der App wird geladen, damit das Netz nicht mehr gebraucht wird',
    ready: 'Alles ist geladen. Du kannst das Netz jetzt ausschalten.',
  },
  localModel: {
    mark: 'Lokale KI ist an',
    markTitle: 'Diese Seite darf Ollama auf diesem Computer Nachrichten zeigen, und sonst niemandem. Hier schaltest du es aus.',
  },
  locked: 'Dafür brauchst du eine Pro-Lizenz.',
  pro: {
    mark: 'Pro',
    /** Beside a screen's name, for those who only hear it. */
    isPro: 'Teil von Pro',
    isLocked: 'Teil von Pro, gesperrt',
    upgrade: 'Zu Pro wechseln',
    hasLicense: 'Ich habe eine Lizenz',
    example: 'Dahinter: wie es bei einem erfundenen Chat aussieht.',
  },
  outdated: { text: 'ConvoStat wurde in einem anderen Tab aktualisiert. Lade die Seite neu, um weiterzumachen.', reload: 'Neu laden' },
  unloaded: {
    title: 'ConvoStat konnte nicht geladen werden',
    text: 'Bitte prüf, ob du online bist, und lade die Seite noch einmal. Deine gespeicherten Chats sind weiterhin auf diesem Gerät.',
    reload: 'Noch einmal laden',
  },
  crash: {
    title: 'Diese Seite konnte nicht angezeigt werden',
    text: 'Etwas ist schiefgegangen. Bitte versuch es noch einmal. Deine gespeicherten Chats sind weiterhin auf diesem Gerät.',
    reload: 'Neu laden',
  },
  notFound: { title: 'Diese Seite gibt es nicht', toUpload: 'Chat hochladen' },
} as const
