import { format } from '#format/index.ts'
import { messagesOf } from './shared.ts'

const { count } = format

/** What is said beside any screen: what became of something, and the way back from it. */
export const notices = {
  deleted: (title: string) => `“${title}” is deleted`,
  notDeleted: (title: string) => `“${title}” could not be deleted. Please try again.`,
  keptAfterAll: (title: string) => `“${title}” was not deleted because an export has been added to it since.`,
  undo: 'Undo',
  undoDeleting: (title: string) => `Undo: keep “${title}”`,
  erasedElsewhere: 'Everything was deleted in another tab.',
  dismiss: 'Dismiss',
  notices: 'Notices ({hotkey})',
  notice: 'Notice',
  /** A license came or ended, and the chat in view was read again by itself. */
  recut: {
    pro: (messages: number) => `Pro: all ${messagesOf(messages)} are analyzed now.`,
    free: (messages: number, of: number) => `Back on Free: the most recent ${count(messages)} of ${messagesOf(of)} are analyzed.`,
  },
  /** Pro came to its end while a screen of it was open. */
  endedHere: 'Pro has just ended on this device, so this screen is locked again. Settings says why.',
} as const
