import { format } from '../../format/index.ts'
import { linesOf, truncation } from './shared.ts'

const { count } = format

/** The upload screen. */
export const upload = {
  title: 'Chat hochladen',
  lead: 'Wähle die Datei, die dein Handy exportiert hat. Du siehst, was darin ist, bevor etwas ausgewertet wird.',
  back: 'Zurück zu deinem Chat',
  drop: {
    title: 'Leg deinen exportierten Chat hier ab',
    or: 'oder wähle die Datei: .txt oder .zip, ohne Medien exportiert',
    choose: 'Datei wählen',
    change: 'Andere wählen',
    over: 'Loslassen, um sie zu lesen',
  },
  wrongType: 'Bitte lade eine .txt- oder .zip-Datei hoch',
  noFile: 'Bitte wähle zuerst eine Datei',
  twoFiles: 'Bitte leg immer nur eine Datei ab.',
  folder: 'Das ist ein Ordner. Bitte leg die .txt- oder .zip-Datei selbst ab.',
  failed: 'Das Hochladen ist fehlgeschlagen. Bitte versuch es noch einmal.',
  analyze: 'Chat auswerten',
  analyzing: 'Wird ausgewertet …',
  cancel: 'Abbrechen',
  canceled: 'Abgebrochen. Die Datei ist noch gewählt.',
  success: 'Fertig! Es geht weiter zur Übersicht …',
  openNow: 'Übersicht jetzt öffnen',
  demo: {
    title: 'Keinen Export zur Hand? Lies einen erfundenen.',
    pair: { button: 'Demo-Chat ausprobieren', about: 'Zwei Personen über zwei Jahre, wie Android ihn exportiert.' },
    group: { button: 'Demo-Gruppe ausprobieren', about: 'Neun Personen und ein Garten über ein Jahr, wie ein iPhone sie exportiert.' },
    failed: 'Der Demo-Chat konnte nicht geladen werden. Bitte versuch es noch einmal.',
  },
  card: {
    title: 'Was in dieser Datei ist',
    service: 'Dienst',
    phone: 'Handy',
    language: 'Sprache',
    noLanguage: 'verrät diese Datei nicht',
    dates: 'Zeitraum',
    dateOrder: 'Daten geschrieben als',
    people: 'Personen',
    messages: 'Nachrichten',
    unread: 'Nicht gelesene Zeilen',
    notes: 'Gut zu wissen',
    whatsapp: 'WhatsApp',
    layouts: { ios: 'iPhone', android: 'Android', 'web-copy': 'Aus WhatsApp Web kopiert' },
    orders: { dmy: 'Tag, Monat, Jahr', mdy: 'Monat, Tag, Jahr', ymd: 'Jahr, Monat, Tag' },
    certain: 'sicher: Keine andere Folge passt zu den Daten in dieser Datei',
    uncertain: 'nicht sicher: Auch eine andere Reihenfolge passt zu diesen Daten',
    swap: (order: string) => `Als ${order} lesen`,
    noneUnread: 'keine',
    unreadLines: (n: number) =>
      `${linesOf(n)} ${n === 1 ? 'ließ sich nicht lesen und wird' : 'ließen sich nicht lesen und werden'} nicht gezählt`,
    unreadExample: 'Die erste, mit verdeckten Buchstaben:',
    otherFormats: {
      name: 'Anderes Format',
      lines: (n: number) =>
        `${linesOf(n)} ${n === 1 ? 'sieht aus wie eine Nachricht' : 'sehen aus wie Nachrichten'} in einem anderen Format, als wäre hier etwas eingefügt worden. ${n === 1 ? 'Sie zählt' : 'Sie zählen'} zum Text.`,
      messages: (n: number) =>
        `${linesOf(n)} in einem anderen Format ${n === 1 ? 'wurde als Nachricht' : 'wurden als Nachrichten'} gelesen, wie ein zweiter Export in dieser Datei.`,
      asMessages: 'Als Nachrichten lesen',
      asText: 'Im Text lassen',
    },
    group: 'Gruppe',
    groupOf: (n: number) => (n === 1 ? 'mit 1 Person' : `mit ${count(n)} Personen`),
    lookAlike: (a: string, b: string) =>
      `„${a}“ und „${b}“ sehen gleich aus, sind aber mit verschiedenen Zeichen geschrieben. Sie zählen als zwei Personen.`,
  },
  limit: {
    title: 'Mehr, als Free auswertet',
    sentence: truncation,
    recent: (limit: number) => (limit === 1 ? 'Die neueste auswerten' : `Die neuesten ${count(limit)} auswerten`),
    smaller: 'Kleineren Teil exportieren',
    opensInFull: 'Jetzt ausgewertet, öffnet sich der Chat von selbst ganz, sobald in diesem Browser eine Pro-Lizenz ist.',
    smallerHow:
      'WhatsApp exportiert immer den ganzen Chat. Um einen früheren Teil auszuwerten, öffne die .txt in einem Texteditor, behalte die Zeilen, die du möchtest, speichere eine Kopie und wähle sie hier. Der Chat auf deinem Handy bleibt unberührt.',
  },
  howTo: {
    title: 'So exportierst du einen Chat',
    tabs: { ios: 'iPhone', android: 'Android' },
    ios: [
      'Öffne den Chat in WhatsApp.',
      'Tipp oben auf den Namen und scroll dann nach unten zu „Chat exportieren“.',
      'Wähle „Ohne Medien“.',
      'Wähle „In Dateien sichern“, oder sende die Datei an dieses Gerät.',
    ],
    android: [
      'Öffne den Chat in WhatsApp.',
      'Tipp oben auf die drei Punkte, dann auf „Mehr“ und „Chat exportieren“.',
      'Wähle „Ohne Medien“.',
      'Speichere die Datei auf deinem Handy oder in Drive, oder sende sie an dieses Gerät.',
    ],
    greyedOut: {
      title: '„Chat exportieren“ ist ausgegraut?',
      text: 'Jemand im Chat hat den „Erweiterten Datenschutz für Chats“ eingeschaltet. Solange er an ist, lässt WhatsApp niemanden diesen Chat exportieren. Ausschalten lässt er sich in der Info des Chats unter diesem Namen; in einer Gruppe haben die Admins sich das vielleicht vorbehalten.',
    },
    noOption: {
      title: 'Nur die neuesten Nachrichten kommen an?',
      text: 'WhatsApp exportiert die neuesten 40.000 Nachrichten ohne Medien und die neuesten 10.000 mit Medien. Ohne Medien bekommst du mehr vom Chat.',
    },
  },
  privacyTitle: 'Was mit dieser Datei geschieht',
  /** What to do next when a file cannot be read, by the failure's code. */
  nextStep: {
    empty_file: 'Exportiere den Chat noch einmal und wähle die neue Datei.',
    not_text: 'Wähle die .txt oder .zip, die WhatsApp erstellt hat, ohne sie umzuwandeln oder umzubenennen.',
    no_messages: 'Kommt die Datei aus einem anderen Programm, wähle den ursprünglichen Export.',
    other_service: 'Öffne in WhatsApp einen Chat und wähle „Chat exportieren“.',
    file_changed: 'Schreibt ein Sync-Programm noch daran, warte, bis es fertig ist.',
    too_large: 'Exportiere den Chat ohne Medien: Der Text allein ist viel kleiner.',
    zip_invalid: 'Sende die Datei noch einmal vom Handy; vielleicht kam sie nicht ganz an.',
    zip_no_chat: 'Wähle die .zip, die WhatsApp erstellt hat: Sie enthält neben den Bildern eine .txt-Datei.',
    zip_too_large: 'Entpacke das Zip und wähle die .txt-Datei darin.',
    zip_size_mismatch: 'Sende die Datei noch einmal vom Handy, oder entpacke sie und wähle die .txt-Datei.',
    zip_checksum: 'Sende die Datei noch einmal vom Handy, oder entpacke sie und wähle die .txt-Datei.',
    zip_overlap: 'Exportiere den Chat noch einmal und wähle die neue Datei.',
    zip_too_many: 'Entpacke das Zip und wähle die .txt-Datei darin.',
    zip_encrypted: 'Entpacke es mit seinem Passwort und wähle die .txt-Datei darin.',
    zip_method: 'Entpacke das Zip und wähle die .txt-Datei darin.',
    zip_ambiguous: 'Entpacke das Zip und wähle die .txt-Datei, die du meinst.',
    analysis_limit: 'Versuch es mit einem kürzeren Teil des Chats.',
    storage_full: 'Entferne etwas anderes von diesem Gerät und versuch es dann noch einmal.',
    unavailable: 'Prüfe die Verbindung zum Server.',
    too_many: 'Warte eine Minute und versuch es dann noch einmal.',
  } satisfies Record<string, string>,
} as const
