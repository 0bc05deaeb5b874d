import { format } from '#format/index.ts'
import { messagesOf } from './shared.ts'

const { count } = format

/** What is said beside any screen: what became of something, and the way back from it. */
export const notices = {
  deleted: (title: string) => `„${title}“ ist gelöscht`,
  notDeleted: (title: string) => `„${title}“ konnte nicht gelöscht werden. Bitte versuch es noch einmal.`,
  keptAfterAll: (title: string) => `„${title}“ wurde nicht gelöscht, weil inzwischen ein Export dazugekommen ist.`,
  undo: 'Rückgängig',
  undoDeleting: (title: string) => `Rückgängig: „${title}“ behalten`,
  erasedElsewhere: 'In einem anderen Tab wurde alles gelöscht.',
  dismiss: 'Ausblenden',
  notices: 'Hinweise ({hotkey})',
  notice: 'Hinweis',
  /** A license came or ended, and the chat in view was read again by itself. */
  recut: {
    pro: (messages: number) => `Pro: Jetzt sind alle ${messagesOf(messages)} ausgewertet.`,
    free: (messages: number, of: number) => `Zurück bei Free: Ausgewertet sind die neuesten ${count(messages)} von ${messagesOf(of)}.`,
  },
  /** Pro came to its end while a screen of it was open. */
  endedHere:
    'Pro ist auf diesem Gerät gerade zu Ende gegangen, darum ist dieser Bereich wieder gesperrt. Warum, steht in den Einstellungen.',
} as const
