import { format } from '#format/index.ts'
import { messagesOf } from './shared.ts'

const { count, day, time } = format

/** Messages that somebody saved, on whatever screen. */
export const favorites = {
  title: 'Favoriten',
  lead: 'Die Nachrichten, die du gespeichert hast, aus all deinen Chats. Sie bleiben, auch wenn ein Chat gelöscht oder neu hochgeladen wird.',
  save: {
    button: 'Zu den Favoriten',
    isSaved: 'In den Favoriten',
    saved: 'In den Favoriten gespeichert!',
    already: 'Diese Nachricht ist schon in den Favoriten!',
    failed: 'Diese Nachricht konnte nicht gespeichert werden. Bitte versuch es noch einmal.',
  },
  counts: {
    label: 'Deine Favoriten in drei Zahlen',
    saved: 'Gespeichert',
    authors: 'Namen',
    days: 'Tage',
    savedMeaning:
      'Jede Nachricht, die du gespeichert hast, aus allen Chats. Dieselbe Nachricht zählt einmal, aus wie vielen Exporten eines Chats du sie auch gespeichert hast.',
    authorsMeaning: 'Die verschiedenen Namen, die unter den gespeicherten Nachrichten stehen.',
    daysMeaning: 'Die verschiedenen Kalendertage, wie das Handy sie anzeigte, an denen die gespeicherten Nachrichten geschrieben wurden.',
    over: (n: number) => `Grundlage: ${savedOf(n)}.`,
  },
  failed: 'Die gespeicherten Nachrichten konnten nicht geladen werden',
  none: {
    title: 'Noch keine gespeicherten Nachrichten',
    text: 'Eine Nachricht gefunden, die bleiben soll? Drück auf das Herz daneben: Dann bleibt sie hier, mit Platz für eine Notiz.',
    toSearch: 'Nachricht suchen',
    toUpload: 'Chat hochladen',
  },
  tools: {
    label: 'Suchen und sortieren',
    find: 'In Favoriten suchen',
    chat: 'Chat',
    allChats: 'Alle Chats',
    sort: 'Sortieren nach',
    sorts: {
      saved: 'Zuletzt gespeichert',
      newest: 'Neueste Nachricht',
      oldest: 'Älteste Nachricht',
      author: 'Name',
    },
    shown: (n: number, all: number) => (n === all ? savedOf(all) : `${count(n)} von ${savedOf(all, true)}`),
    nothing: 'Keine gespeicherte Nachricht passt.',
    showAll: 'Alle zeigen',
  },
  list: {
    label: 'Gespeicherte Nachrichten',
    when: (dateTime: string) => `${day(dateTime)}, ${time(dateTime)}`,
    saved: (when: string) => `gespeichert ${when}`,
    datedBefore: (dateTime: string) => `Mit dem Datum ${day(dateTime)} gespeichert, wie der Chat damals gelesen wurde.`,
    missing: 'Diese Nachricht wurde im Chat nicht gefunden. Sie bleibt hier, wie du sie gespeichert hast.',
    from: (source: string) => `aus ${source}`,
    open: 'Öffnen',
    openLabel: 'Im Verlauf öffnen',
    copy: 'Kopieren',
    copyLabel: 'Den Text kopieren',
    copied: 'Der Text ist kopiert.',
    notCopied: 'Der Text konnte nicht kopiert werden.',
    remove: 'Entfernen',
    removeLabel: 'Aus den Favoriten entfernen',
  },
  note: {
    add: 'Notiz',
    addLabel: 'Notiz: eine hinzufügen',
    edit: 'Bearbeiten',
    editLabel: 'Notiz bearbeiten',
    label: 'Deine Notiz',
    placeholder: 'Warum soll sie bleiben?',
    done: 'Fertig',
    remove: 'Notiz entfernen',
    left: (n: number) => `noch ${count(n)} Zeichen`,
    kept: 'Wird beim Schreiben gespeichert.',
  },
  opening: {
    looking: 'Wird im Chat gesucht …',
    otherChat: (title: string) => `Sie steht in einem anderen Chat, „${title}“.`,
    openChat: 'Diesen Chat öffnen',
    notFound: 'Diese Nachricht war in deinen Chats nicht zu finden.',
    truncated: (n: number) =>
      `Dieser Chat zeigt nur ${n === 1 ? 'die neueste Nachricht' : `die neuesten ${messagesOf(n)}`}; diese ist älter.`,
    gone: (title: string) =>
      `Der Chat, aus dem sie stammt, „${title}“, ist nicht mehr auf diesem Gerät. Lade seinen Export hoch, um ringsum zu lesen.`,
    failed: 'Der Chat konnte nicht durchsucht werden. Bitte versuch es noch einmal.',
  },
  clear: {
    button: 'Alle entfernen',
    question: 'Alle Favoriten entfernen?',
    text: (n: number) =>
      n === 1
        ? 'Die eine gespeicherte Nachricht verlässt mit ihrer Notiz diese Liste. Die Chats bleiben unberührt.'
        : `${savedOf(n)} verlassen mit ihren Notizen diese Liste. Die Chats bleiben unberührt.`,
    confirm: (n: number) => `${messagesOf(n)} entfernen`,
    keep: 'Behalten',
  },
  removing: {
    removed: (n: number) => `${messagesOf(n)} aus den Favoriten entfernt.`,
    leftOver: (n: number) => `${messagesOf(n)} ${n === 1 ? 'wurde' : 'wurden'} vorhin aus den Favoriten entfernt.`,
    undo: 'Rückgängig',
    undoRemoving: (n: number) => (n === 1 ? 'Rückgängig: in den Favoriten behalten' : 'Rückgängig: alle in den Favoriten behalten'),
    failed: 'Die Nachricht konnte nicht aus den Favoriten entfernt werden',
    notCleared: 'Die Favoriten konnten nicht alle entfernt werden',
    notBack: 'Sie konnte nicht zurückgeholt werden. Bitte versuch es noch einmal.',
    noteRemoved: 'Die Notiz ist entfernt.',
    undoRemovingNote: 'Rückgängig: die Notiz behalten',
    noteFailed: 'Die Notiz konnte nicht gespeichert werden. Bitte versuch es noch einmal.',
  },
} as const

/** After “von” in the dative. */
function savedOf(n: number, isDative = false): string {
  if (n === 1) return isDative ? '1 gespeicherten Nachricht' : '1 gespeicherte Nachricht'
  return `${count(n)} ${isDative ? 'gespeicherten' : 'gespeicherte'} Nachrichten`
}
