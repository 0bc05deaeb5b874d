import { format } from '#format/index.ts'
import { dollars } from './dollars.ts'
import { messagesOf } from './shared.ts'

const { count } = format

const devicesOf = (n: number) => `${count(n)} ${n === 1 ? 'Gerät' : 'Geräte'}`
/** After “auf” and “an”. */
const devicesOfDative = (n: number) => `${count(n)} ${n === 1 ? 'Gerät' : 'Geräten'}`

/** The license: where it stands, bringing one, the devices it is used on. */
export const license = {
  wrongFile: 'Bitte lade eine gültige license.json hoch',
  notVerified: 'Die Lizenz konnte nicht bestätigt werden',
  notRead: 'Die Lizenzdatei konnte nicht gelesen oder bestätigt werden',
  notRefreshed: 'Der Lizenzstatus konnte nicht aktualisiert werden',
  activated: 'Die Lizenz ist aktiviert!',
  refreshed: 'Der Lizenzstatus ist aktualisiert!',
  twoFiles: 'Bitte leg immer nur eine Datei ab.',
  title: 'Dein Tarif',
  waiting: 'Die Lizenz wird angesehen',
  plans: { free: 'Free', pro: 'Pro' },
  licensee: 'Lizenziert für',
  billing: 'Abrechnung',
  periods: { monthly: 'monatlich', annual: 'jährlich' },
  expires: 'Gültig bis',
  renews: 'Verlängert sich am',
  proUntil: 'Pro bis',
  expired: 'Beendet',
  /** The day and, in words, how far it is. */
  when: (day: string, inWords: string) => `${day}, ${inWords}`,
  number: 'Lizenznummer',
  checked: 'Zuletzt geprüft',
  badges: {
    active: 'Aktiv',
    pending_activation: 'Unbestätigt',
    grace: 'Verlängerung fällig',
    cancel_scheduled: 'Gekündigt',
    expired: 'Abgelaufen',
    revoked: 'Entzogen',
    suspended: 'Ausgesetzt',
    superseded: 'Ersetzt',
    device_removed: 'Gerät entfernt',
    invalid: 'Ungültig',
    past_due: 'Zahlung offen',
    unpaid: 'Zahlung offen',
    refunded: 'Erstattet',
    disputed: 'Strittig',
    ended: 'Beendet',
  },
  states: {
    none: (limit: number) =>
      limit === 1
        ? 'Von jedem Chat wird die neueste Nachricht ausgewertet. Nichts läuft ab.'
        : `Von jedem Chat werden die neuesten ${messagesOf(limit)} ausgewertet. Nichts läuft ab.`,
    active: 'Pro ist auf diesem Gerät aktiv.',
    pending:
      'Pro ist für bis zu 72 Stunden offen. Bis dahin muss dieses Gerät den Lizenzdienst einmal erreichen; aktualisiere den Status, wenn du online bist.',
    grace: (day: string) =>
      `Die bezahlte Zeit ist um, und eine Verlängerung ist noch nicht angekommen. Pro bleibt offen bis ${day}; sobald verlängert ist, aktualisiere den Status.`,
    cancel_scheduled: (day: string) => `Das Abo ist gekündigt. Pro bleibt offen bis ${day}.`,
    expired:
      'Diese Lizenz ist abgelaufen. Wurde sie verlängert, aktualisiere den Status oder lade die neueste Datei hoch, die du davon bekommen hast.',
    revoked: 'Diese Lizenz wurde entzogen und öffnet nichts mehr. Bitte wende dich an den Support.',
    suspended: 'Diese Lizenz ist ausgesetzt, solange ihre Zahlung strittig ist. Sobald das geklärt ist, aktualisiere den Status.',
    superseded: 'Von dieser Lizenz gibt es eine neuere Datei. Lade die hoch, die du zuletzt bekommen hast.',
    device_removed:
      'Dieses Gerät wurde von einem anderen Gerät aus von der Lizenz entfernt. Lade die Lizenz noch einmal hoch, um sie hier zu nutzen.',
    invalid: 'Die hier gespeicherte Lizenz lässt sich nicht bestätigen. Lade die Datei hoch, wie du sie bekommen hast.',
    renews: (day: string) => `Pro ist auf diesem Gerät aktiv. Es verlängert sich am ${day}.`,
    past_due: (day: string) =>
      `Die letzte Zahlung ist nicht durchgegangen. Pro bleibt offen bis ${day}; sie wird von selbst noch einmal versucht, und unter „Abo verwalten“ kannst du eine andere Karte angeben.`,
    unpaid: (day: string) =>
      `Die letzte Zahlung ist nicht durchgegangen, und Pro endete am ${day}. Gib unter „Abo verwalten“ eine andere Karte an: Sobald bezahlt ist, aktualisiere den Status, und Pro ist wieder offen.`,
    refunded: 'Die Zahlung wurde erstattet, darum ist diese Lizenz beendet.',
    disputed: 'Die Zahlung dieser Lizenz ist strittig, darum öffnet sie vorerst nichts. Sobald das geklärt ist, aktualisiere den Status.',
    ended: 'Das Abo ist beendet, und mit ihm Pro.',
  },
  test: 'Testlizenz: Es wurde kein Geld bezahlt',
  /** Beside the sentences of failures: why a license that may be good opens nothing now. */
  reasons: {
    activation_needed: 'Diese Lizenz ist auf diesem Gerät noch nicht aktiviert. Aktualisiere den Status, wenn du online bist.',
    lease_expired: 'Der Lizenzdienst wurde 30 Tage lang nicht erreicht. Aktualisiere den Status, wenn du online bist.',
    lease_invalid:
      'Was von dieser Lizenz auf diesem Gerät gespeichert ist, lässt sich nicht bestätigen. Aktualisiere den Status, wenn du online bist.',
    device_limit:
      'Diese Lizenz wird auf so vielen Geräten genutzt, wie sie erlaubt, und dieses ist keins davon. Aktualisiere den Lizenzstatus, um zu wählen, welches für dieses Platz macht.',
    lease_foreign: 'Was von dieser Lizenz gespeichert ist, gehört zu einem anderen Gerät. Aktualisiere den Status, wenn du online bist.',
  },
  keptOnFree: 'Deine Chats und was du gespeichert hast, sind noch da; Chats werden wieder bis zur Grenze von Free gelesen.',
  clockBehind: 'Die Uhr dieses Geräts geht der Lizenz nach. Stell Datum und Uhrzeit richtig ein.',
  refresh: 'Lizenzstatus aktualisieren',
  refreshing: 'Wird aktualisiert …',
  download: 'license.json herunterladen',
  remove: 'Lizenz hier entfernen',
  removing: 'Wird entfernt …',
  removed: 'Die Lizenz ist von diesem Gerät entfernt.',
  notRemoved: 'Die Lizenz konnte nicht entfernt werden. Bitte versuch es noch einmal.',
  notBack: 'Die Lizenz konnte nicht zurückgeholt werden. Bitte lade sie noch einmal hoch.',
  undo: 'Rückgängig',
  undoRemoving: 'Rückgängig: die Lizenz auf diesem Gerät behalten',
  notDownloaded: 'Die Lizenz konnte nicht von diesem Gerät gelesen werden. Bitte versuch es noch einmal.',
  memory: 'Dieser Browser lässt nichts speichern: Die Lizenz hält, bis du dieses Fenster schließt.',
  close: 'Diese Meldung schließen',
  retry: 'Erneut versuchen',
  unknown: 'Welcher Tarif das ist, ließ sich nicht herausfinden. An dem, was dir gehört, ändert das nichts.',
  /** What went wrong, told on another screen than the one it began on. */
  elsewhere: (title: string, text?: string) => (text ? `${title}: ${text}` : title),
  /** A sentence of a failure may end with this; it is left out where nobody is named as the support. */
  contactSupport: 'Bitte wende dich an den Support.',
  upload: {
    title: 'Hast du eine Lizenz?',
    drop: 'Leg deine license.json hier ab',
    over: 'Loslassen, um sie zu prüfen',
    or: 'die Datei, die du für Pro bekommen hast',
    choose: 'license.json wählen',
    verifying: 'Die Lizenz wird geprüft …',
    cancel: 'Abbrechen',
    canceled:
      'Abgebrochen. Dieser Upload wird in diesem Browser nicht gespeichert. Vielleicht hat der Lizenzdienst dieses Gerät schon gezählt: Dann belegt ein neuer Upload hier keinen zweiten Platz, und ein ungenutzter Platz ist nach 30 Tagen wieder frei.',
    folder: 'Das ist ein Ordner. Bitte leg die Datei license.json selbst ab.',
    server: (host: string) => `Sie wird an ${host} gesendet und dort für diese Sitzung gespeichert.`,
    /** What a license sends: see docs/privacy.md. */
    sent: 'Zum Aktivieren geht diese Datei an den Lizenzdienst, mit einer Zufallszahl für dieses Gerät und seinem Namen, etwa „Chrome on Windows“. Aus einem Chat geht nichts mit.',
  },
  manage: {
    manage: 'Abo verwalten',
    asking: 'Der Link wird gesendet …',
    /** Where it was sent, as the service says it. */
    sent: (message: string) => `${message} Dahinter kündigst du, wechselst die Karte und findest Rechnungen.`,
    notSent: 'Der Link konnte nicht gesendet werden. Bitte versuch es noch einmal.',
  },
  recover: {
    title: 'Lizenz verloren?',
    text: 'Sie wird noch einmal an die Adresse gesendet, mit der bezahlt wurde. Fehlt eine Zahlung, wird stattdessen der Weg zum Abo gesendet.',
    email: 'E-Mail-Adresse',
    send: 'Lizenz zusenden',
    sending: 'Wird gesendet …',
    /** Said of any address: whether somebody bought with it is theirs to know. */
    sent: 'Gibt es zu dieser Adresse eine Lizenz, haben wir sie gesendet.',
    wrong: 'Bitte gib eine E-Mail-Adresse ein.',
    notSent: 'Das konnte nicht gesendet werden. Bitte versuch es noch einmal.',
  },
  /** In the sandbox a mail goes nowhere but into its own mailbox. */
  mailbox: 'Das Postfach der Sandbox öffnen',
  sandboxClock: 'Die Uhr der Sandbox wurde vorgestellt, und diese Lizenz richtet sich nach ihr.',
  devices: {
    title: 'Geräte',
    of: (used: number, max: number) => `${count(used)} von ${count(max)}`,
    about: (max: number) => `Eine Lizenz gilt auf ${devicesOfDative(max)}. Eins, das 30 Tage nicht genutzt wird, macht von selbst Platz.`,
    this: 'dieses Gerät',
    lastSeen: (when: string) => `zuletzt gesehen ${when}`,
    remove: 'Entfernen',
    /** Devices of one name are told apart by their place in the list and by when they were last seen. */
    oneOf: (label: string, n: number, when: string) => `${label}, Nummer ${count(n)}, zuletzt gesehen ${when}`,
    removeOne: (label: string) => `${label} entfernen`,
    removing: 'Wird entfernt …',
    question: (label: string) => `${label} entfernen?`,
    meaning: 'Pro schließt sich dort, sobald das Gerät nach seiner Lizenz fragt. Seine Chats bleiben dort.',
    confirm: 'Gerät entfernen',
    keep: 'Behalten',
    removed: (label: string) => `${label} ist von der Lizenz entfernt.`,
    notRemoved: 'Das Gerät konnte nicht entfernt werden. Bitte versuch es noch einmal.',
    replace: 'Ersetzen',
    replaceOne: (label: string) => `${label} durch dieses Gerät ersetzen`,
    replacing: 'Wird ersetzt …',
    full: 'Welches davon soll für dieses Platz machen?',
  },
  upgrade: {
    title: 'Zu Pro wechseln',
    /** In US cents. */
    price: (monthly: number, annual: number) => `${dollars(monthly)} im Monat oder ${dollars(annual)} im Jahr`,
    saving: (percent: number) => `Mit einem Jahr sparst du ${count(percent)}\u00a0%`,
    unlimited: (limit: number) => `Jede Nachricht eines Chats, nicht nur die neuesten ${count(limit)}`,
    devices: (n: number) => `Eine Lizenz für ${devicesOf(n)}, kein Konto`,
    see: 'Preise ansehen',
  },
} as const
