import { format } from '#format/index.ts'
import { unbroken } from '#format/unbroken.ts'
import type { RestoreProblems, SavedCounts } from '../en/uploads.ts'
import type { ErasedPart } from '../erased-part.ts'
import { messagesOf } from './shared.ts'

export type { SavedCounts }

const { count, day, days } = format

const chatsOf = (n: number) => `${count(n)} ${n === 1 ? 'Chat' : 'Chats'}`

/** The chats that are kept: their cards, merging, deleting, taking them along. */
export const uploads = {
  title: 'Letzte Uploads',
  /** Ein Chat, den eine neuere Version anders liest als die davor. */
  reread: {
    title: 'Dieser Chat wird jetzt anders gelesen',
    dates: (order: string, now: [string, string], before: [string, string]) =>
      `Datumsangaben werden jetzt als ${order} gelesen: ${unbroken(days(now[0], now[1]))} statt ${unbroken(days(before[0], before[1]))}.`,
    times: 'Manche Uhrzeiten sind anders.',
    messages: (now: number, before: number) => `Er hat jetzt ${messagesOf(now)} statt ${count(before)}.`,
    people: (now: number, before: number) => `Er hat jetzt ${count(now)} ${now === 1 ? 'Person' : 'Personen'} statt ${count(before)}.`,
    texts: 'Manche Nachrichten haben ein anderes Datum oder einen anderen Text als vorher.',
    kept: 'ConvoStat hat dazugelernt, seit du ihn zuletzt geöffnet hast. Deine Datei ist unverändert. Deine Favoriten, Korrekturen und Namen für Momente bleiben bei ihren Nachrichten.',
    close: 'OK',
  },
  about: {
    device: 'Die auf diesem Gerät gespeicherten Chats, neueste zuerst.',
    memory: 'Die Chats dieses Fensters, neueste zuerst.',
    server: 'Die Chats, die der Server für diese Sitzung speichert, neueste zuerst.',
  },
  current: 'Geöffnet',
  truncated: 'Gekürzt',
  truncatedTo: (analyzed: number, all: number) => `Gekürzt: ${count(analyzed)} von ${count(all)}`,
  mergedFrom: (files: number) => `zusammengeführt aus ${count(files)} ${files === 1 ? 'Export' : 'Exporten'}`,
  messages: messagesOf,
  days,
  analyzed: (when: string) => `ausgewertet ${when}`,
  showAll: (n: number) => `Alle ${count(n)} zeigen`,
  showFewer: 'Weniger zeigen',
  failed: 'Die Liste deiner Chats konnte nicht gelesen werden.',
  gone: 'Zu diesem Upload gibt es keine Daten. Vielleicht wurden sie aufgeräumt.',
  notOpened: 'Dieser Upload konnte nicht geladen werden. Bitte versuch es noch einmal.',
  cancel: 'Abbrechen',
  menu: (title: string) => `Mehr zu ${title}`,
  add: 'Neueren Export hinzufügen',
  delete: 'Löschen',
  unreadable: {
    title: (when: string | null) => (when === null ? 'Ein gespeicherter Chat' : `Ein Chat, ${when} gespeichert`),
    damaged: 'Dieser Chat ist beschädigt. Stell ihn aus einer Sicherung wieder her, oder lade den Export noch einmal hoch.',
    newer: 'Dieser Chat wurde mit einer neueren Version von ConvoStat gespeichert. Lade die Seite neu, um ihn zu öffnen.',
    found: 'Die Angaben zu diesem Chat sind verloren gegangen, aber seine Datei ist noch da. Öffne ihn, um ihn zurückzuholen.',
    open: 'Öffnen',
    restore: 'Aus einer Sicherung wiederherstellen',
    copy: 'Datei herunterladen',
  },
  damagedNotDeleted: 'Er konnte nicht gelöscht werden. Bitte versuch es noch einmal.',
  historical: {
    title: 'Älterer Upload',
    text: (when: string) =>
      `Dieser Chat wurde ${when} ausgewertet. Werte ihn aus der gespeicherten Kopie neu aus, um mit ihm weiterzumachen.`,
    note: (when: string) => `Ausgewertet ${when}.`,
    again: 'Neu auswerten',
    working: 'Wird ausgewertet …',
  },
  merging: {
    looksNewer: (title: string) => `Das sieht nach einem neueren Export von „${title}“ aus`,
    looksOther: (title: string) => `Das sieht nach einem anderen Export von „${title}“ aus`,
    meaning: 'Hinzugefügt, werden beide als ein Chat gelesen. Nachrichten, die in beiden stehen, zählen einmal.',
    add: 'Hinzufügen',
    separately: 'Einzeln auswerten',
    chosen: (title: string) => `Der nächste Export, den du wählst, wird zu „${title}“ hinzugefügt.`,
    adding: (title: string) => `Dieser Export wird zu „${title}“ hinzugefügt.`,
    instead: 'Stattdessen einzeln auswerten',
    analyze: 'Zum Chat hinzufügen',
    isRenamed: (added: string, kept: string) => `Ist „${added}“ dieselbe Person wie „${kept}“?`,
    isRenamedAbout: (added: string, kept: string, title: string) =>
      `„${kept}“ ist nicht in dieser Datei, und „${added}“ ist nicht in „${title}“. Wurde der Kontakt umbenannt, füg die Datei hinzu. Sind es zwei Personen, ist das ein anderer Chat.`,
    renamed: 'Dieselbe Person, hinzufügen',
    older:
      'Hast du einen älteren Export dieses Chats? Werte diesen hier aus und füg dann den älteren hinzu: Sie werden ein Chat, und Nachrichten, die in beiden stehen, zählen einmal.',
  },
  /** Ten chats are kept, and a further one replaces one of them. */
  full: {
    title: (title: string) => `„${title}“ wird gelöscht`,
    meaning: (n: number) =>
      `ConvoStat behält ${count(n)} Chats. Sobald der neue gespeichert ist, wird der hier gewählte Chat gelöscht, samt deinen Fragen dazu.`,
    which: 'Löschen:',
    save: 'Vorher herunterladen',
    saving: 'Die Datei wird vorbereitet …',
    saved: 'Heruntergeladen.',
    notSaved: 'Das Herunterladen hat nicht geklappt. Bitte versuch es noch einmal.',
    cancel: 'Abbrechen',
  },
  whatIsNew: {
    since: (fresh: number, known: number, from: string) => `${newMessages(fresh)} seit dem ${day(from)}${thereAlready(known)}.`,
    between: (fresh: number, known: number, from: string, to: string) => `${newMessages(fresh)}, ${days(from, to)}${thereAlready(known)}.`,
    nothing: 'Nichts Neues in diesem Export.',
  },
  actions: {
    title: 'Schnellzugriff',
    upload: 'Weiteren Chat hochladen',
    uploadAbout: 'Einen anderen Export neben diesem lesen.',
    add: 'Neueren Export hinzufügen',
    addAbout: 'Was seitdem geschrieben wurde, kommt in diesen Chat.',
  },
  yourData: {
    title: 'Deine Daten',
    lead: {
      device: () => 'Deine Chats sind auf diesem Gerät in diesem Browser gespeichert und nirgendwo sonst.',
      memory: () => 'Deine Chats sind nirgendwo gespeichert: Sie sind weg, sobald du diese Seite schließt oder neu lädst.',
      server: (host: string) => `Deine Chats sind auf ${host} gespeichert, bis diese Sitzung endet.`,
    },
    used: (bytes: string) => `Sie belegen ${bytes}.`,
    saved: (what: SavedCounts) => `Außerdem auf diesem Gerät: ${savedOf(what)}.`,
    savedForNow: (what: SavedCounts) => `Bis du diese Seite schließt oder neu lädst, hast du außerdem: ${savedOf(what)}.`,
    download: {
      title: 'Daten herunterladen',
      about: (hasLicense: boolean) =>
        hasLicense
          ? 'Eine Datei mit jedem Chat, wie du ihn hochgeladen hast, allem, was du gespeichert hast, und deiner Lizenz, zum Aufheben oder Mitnehmen auf ein anderes Gerät.'
          : 'Eine Datei mit jedem Chat, wie du ihn hochgeladen hast, und allem, was du gespeichert hast, zum Aufheben oder Mitnehmen auf ein anderes Gerät.',
      working: 'Die Datei wird vorbereitet …',
      failed: 'Die Datei konnte nicht erstellt werden. Bitte versuch es noch einmal.',
      unreadable: (damaged: readonly string[], missing: readonly string[]) =>
        [
          damaged.length === 0
            ? ''
            : `${chatsOf(damaged.length)} ${damaged.length === 1 ? 'ist' : 'sind'} beschädigt: ${namesOf(damaged)}.`,
          missing.length === 0
            ? ''
            : `${chatsOf(missing.length)} ${missing.length === 1 ? 'fehlt' : 'fehlen'} in diesem Browser: ${namesOf(missing)}.`,
          damaged.length + missing.length === 0 ? '' : 'In der Datei ist alles, was sich noch lesen ließ.',
        ]
          .filter((sentence) => sentence !== '')
          .join(' '),
    },
    restore: {
      title: 'Wiederherstellen',
      about: 'Hol Chats und gespeicherte Nachrichten aus einer solchen Datei zurück. Was schon hier ist, bleibt.',
      working: 'Wird wiederhergestellt …',
      done: (
        restored: number,
        skipped: number,
        damaged: number,
        left: number,
        saved: SavedCounts,
        damagedSaved: number,
        {
          merged = 0,
          damagedKinds = nothing,
          noRoom = nothing,
          failed = 0,
          failedKinds = nothing,
          unread = 0,
          failedUnread = 0,
        }: RestoreProblems = {},
      ) =>
        [
          restored > 0
            ? `${chatsOf(restored)} wiederhergestellt.`
            : isNothing(saved) && merged + unread === 0
              ? 'Nichts wiederherzustellen.'
              : '',
          merged === 0 ? '' : `Fehlende Nachrichten in ${chatsOf(merged)} ergänzt.`,
          isNothing(saved) ? '' : `Zurückgeholt: ${savedOf(saved)}.`,
          unread === 0
            ? ''
            : `${count(unread)} ${unread === 1 ? 'Eintrag zurückgeholt, der beim Sichern nicht lesbar war' : 'Einträge zurückgeholt, die beim Sichern nicht lesbar waren'}.`,
          isNothing(damagedKinds) ? '' : `In der Sicherung beschädigt und nicht wiederhergestellt: ${savedOf(damagedKinds)}.`,
          damagedSaved === 0 || !isNothing(damagedKinds)
            ? ''
            : 'Einiges in der Sicherung ist beschädigt und ließ sich nicht wiederherstellen.',
          skipped === 0 ? '' : `${chatsOf(skipped)} ${skipped === 1 ? 'war' : 'waren'} schon hier.`,
          damaged === 0
            ? ''
            : damaged === 1
              ? '1 Chat in der Datei ist beschädigt und ließ sich nicht wiederherstellen.'
              : `${chatsOf(damaged)} in der Datei sind beschädigt und ließen sich nicht wiederherstellen.`,
          left === 0 && isNothing(noRoom) ? '' : `Für ${allOf(left, noRoom)} war kein Platz.`,
          failed === 0 && isNothing(failedKinds)
            ? ''
            : `Das ließ sich nicht speichern: ${allOf(failed, failedKinds)}. Bitte versuch es noch einmal.`,
          failedUnread === 0
            ? ''
            : `${count(failedUnread)} ${failedUnread === 1 ? 'Eintrag, der beim Sichern nicht lesbar war, ließ sich nicht speichern' : 'Einträge, die beim Sichern nicht lesbar waren, ließen sich nicht speichern'}.`,
        ]
          .filter((sentence) => sentence !== '')
          .join(' '),
      licenseInUse: (devices: number) =>
        `Deine Lizenz wird schon auf ${count(devices)} Geräten benutzt und wurde deshalb hier nicht aktiviert. Lade sie in den Einstellungen hoch, um auszuwählen, welches Gerät du ersetzen willst.`,
      licenseRefused: (why: string) => `Die Lizenz in der Datei konnte nicht wiederhergestellt werden. ${why}`,
      failed: 'Diese Datei konnte nicht wiederhergestellt werden.',
      stopped: 'Das Wiederherstellen wurde abgebrochen, weil alles gelöscht wurde.',
    },
    unreadable: {
      title: 'Nicht lesbar',
      damaged: (what: SavedCounts) => `Beschädigt: ${savedOf(what)}.`,
      newer: (what: SavedCounts) => `Mit einer neueren Version von ConvoStat gespeichert: ${savedOf(what)}.`,
      partly: (what: SavedCounts) => `Teilweise beschädigt, daher ohne den beschädigten Teil angezeigt: ${savedOf(what)}.`,
      kept: 'Nichts davon wird gelöscht: Es bleibt unverändert hier und ist in deiner Sicherung enthalten. Was eine spätere Version lesen kann, erscheint von selbst wieder.',
      license: 'Lade deine Lizenzdatei noch einmal hoch, um Pro zu nutzen.',
      details: 'Herunterladen oder löschen',
      download: 'Herunterladen',
      fileName: 'convostat-nicht-lesbar',
      delete: 'Löschen …',
      question: 'Nicht Lesbares löschen?',
      gone: (what: SavedCounts) =>
        `Damit löschst du endgültig: ${savedOf(what)}. Lade vorher eine Kopie herunter, falls du das noch brauchen könntest.`,
      stays: 'Was angezeigt wird, bleibt: Nur der beschädigte Teil wird gelöscht.',
      confirm: 'Löschen',
      keep: 'Behalten',
      working: 'Wird gelöscht …',
      done: 'Gelöscht.',
      failed: 'Das konnte nicht gelöscht werden. Bitte versuch es noch einmal.',
    },
    erase: {
      title: 'Alles löschen',
      button: 'Alles löschen …',
      about: 'Jeden Chat vergessen, alles dazu Gemerkte und alles, was du gespeichert hast. Das lässt sich nicht rückgängig machen.',
      question: 'Alles löschen?',
      names: (n: number, saved: SavedCounts) =>
        n === 0 && isNothing(saved)
          ? 'Alles, was hier gemerkt ist, verschwindet endgültig.'
          : `Endgültig gelöscht ${n + partsOf(saved) === 1 ? 'wird' : 'werden'} ${listOf([...(n > 0 ? [chatsOf(n)] : []), ...savedParts(saved)])}, mit allem, was dazu gemerkt ist.`,
      keeps: (hasLicense: boolean) =>
        hasLicense
          ? 'Die Dateien auf deinem Handy und die, die du heruntergeladen hast, bleiben unberührt; die Lizenzdatei, die du bekommen hast, bleibt gültig.'
          : 'Die Dateien auf deinem Handy und die, die du heruntergeladen hast, bleiben unberührt.',
      confirm: (n: number, saved: SavedCounts) => (n === 0 || !isNothing(saved) ? 'Alles löschen' : `${chatsOf(n)} löschen`),
      keep: 'Alles behalten',
      working: 'Wird gelöscht …',
      done: 'Alles ist gelöscht.',
      failed: 'Nicht alles konnte gelöscht werden. Bitte versuch es noch einmal.',
      left: (parts: readonly ErasedPart[]) =>
        `Nicht alles konnte gelöscht werden. Noch da: ${listOf(parts.map((part) => erasedParts[part]))}. Beim nächsten Öffnen versucht ConvoStat es noch einmal.`,
    },
  },
} as const

function newMessages(n: number): string {
  return `${count(n)} ${n === 1 ? 'neue Nachricht' : 'neue Nachrichten'}`
}

/** How many things are named: chats' names are several whatever their number. */
function partsOf({
  messages,
  keywords,
  corrections,
  people,
  moments = 0,
  leftOut = 0,
  asked = 0,
  answered = 0,
  license = false,
}: SavedCounts): number {
  return messages + keywords + corrections + 2 * people + moments + leftOut + asked + answered + (license ? 1 : 0)
}

const nothing: SavedCounts = { messages: 0, notes: 0, keywords: 0, corrections: 0, people: 0 }

const isNothing = (saved: SavedCounts): boolean => partsOf(saved) === 0

/** Each in a form that is the same in the nominative and the accusative. */
function savedParts({
  messages,
  notes,
  keywords,
  corrections,
  people,
  moments = 0,
  leftOut = 0,
  asked = 0,
  answered = 0,
  license = false,
}: SavedCounts): string[] {
  const withNotes = notes === 0 ? '' : ` (${count(notes)} mit Notiz)`
  return [
    ...(messages === 0 ? [] : [`${count(messages)} ${messages === 1 ? 'gespeicherte Nachricht' : 'gespeicherte Nachrichten'}${withNotes}`]),
    ...(keywords === 0 ? [] : [`${count(keywords)} ${keywords === 1 ? 'gespeichertes Stichwort' : 'gespeicherte Stichwörter'}`]),
    ...(corrections === 0 ? [] : [`${count(corrections)} ${corrections === 1 ? 'korrigierte Nachricht' : 'korrigierte Nachrichten'}`]),
    ...(people === 0 ? [] : [`die Namen in ${chatsOf(people)}`]),
    ...(moments === 0
      ? []
      : [`${count(moments)} ${moments === 1 ? 'umbenannter oder ausgeblendeter Moment' : 'umbenannte oder ausgeblendete Momente'}`]),
    ...(leftOut === 0 ? [] : [`${count(leftOut)} ${leftOut === 1 ? 'ausgelassenes Wort' : 'ausgelassene Wörter'}`]),
    ...(asked === 0 ? [] : [`${count(asked)} ${asked === 1 ? 'beantwortete Frage' : 'beantwortete Fragen'}`]),
    ...(answered === 0 ? [] : [`die Zahl der Fragen zu ${answered === 1 ? '1 Chat' : `${count(answered)} Chats`}`]),
    ...(license ? ['deine Lizenz'] : []),
  ]
}

/** `a`, `a und b`, `a, b und c` */
const listOf = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`

const savedOf = (saved: SavedCounts): string => listOf(savedParts(saved))

/** Chats, and what was saved. */
const allOf = (chats: number, saved: SavedCounts): string => listOf([...(chats > 0 ? [chatsOf(chats)] : []), ...savedParts(saved)])

/** The first of these names, and how many more there are. */
const namesOf = (names: readonly string[]): string =>
  listOf([...names.slice(0, 3).map((name) => `„${name}“`), ...(names.length > 3 ? [`${count(names.length - 3)} weitere`] : [])])

const thereAlready = (known: number): string => (known === 0 ? '' : `; ${known === 1 ? '1 war' : `${count(known)} waren`} schon da`)

/** What may be left after deleting everything. */
const erasedParts: Record<ErasedPart, string> = {
  chats: 'Chats',
  searches: 'letzte Suchen',
  keywords: 'gespeicherte Stichwörter',
  leftOut: 'ausgelassene Wörter',
  moments: 'Änderungen an Momenten',
  corrections: 'korrigierte Nachrichten',
  people: 'Namen von Personen',
  questions: 'beantwortete Fragen',
  favorites: 'gespeicherte Nachrichten',
  license: 'deine Lizenz',
  reportPack: 'die PDF-Werkzeuge',
}
