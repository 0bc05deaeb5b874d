import { format } from '#format/index.ts'
import { messagesOf } from './shared.ts'

const { count, day, time } = format

/** Messages that somebody saved, on whatever screen. */
export const favorites = {
  title: 'Favorites',
  lead: 'The messages you saved, from all your chats. They stay when a chat is deleted or uploaded again.',
  save: {
    button: 'Save to favorites',
    isSaved: 'Saved to favorites',
    /** The specification's sentences, to the letter. */
    saved: 'Message saved to favorites!',
    already: 'Message already saved to favorites!',
    failed: 'This message could not be saved. Please try again.',
  },
  counts: {
    label: 'Your favorites in three figures',
    saved: 'Saved',
    authors: 'Unique authors',
    days: 'Different days',
    savedMeaning:
      'Every message you saved, of all chats. The same message is counted once, from however many exports of a chat you saved it.',
    authorsMeaning: 'The different names that the saved messages are signed with.',
    daysMeaning: 'The different calendar days, as the phone showed them, on which the saved messages were written.',
    over: (n: number) => `Counted over ${savedOf(n)}.`,
  },
  /** The specification's sentence. */
  failed: 'Failed to load saved messages',
  none: {
    title: 'No saved messages yet',
    text: 'Found a message worth keeping? Press the heart beside it, and it stays here, with room for a note.',
    toSearch: 'Find a message',
    toUpload: 'Upload Chat',
  },
  tools: {
    label: 'Find and sort',
    find: 'Find in favorites',
    chat: 'Chat',
    allChats: 'All chats',
    sort: 'Sort by',
    sorts: {
      saved: 'Newest saved',
      newest: 'Newest message',
      oldest: 'Oldest message',
      author: 'Author',
    },
    shown: (n: number, all: number) => (n === all ? savedOf(all) : `${count(n)} of ${savedOf(all)}`),
    nothing: 'No saved message matches.',
    showAll: 'Show all',
  },
  list: {
    label: 'Saved messages',
    when: (dateTime: string) => `${day(dateTime)}, ${time(dateTime)}`,
    saved: (when: string) => `saved ${when}`,
    datedBefore: (dateTime: string) => `Saved with the date ${day(dateTime)}, as the chat was read then.`,
    missing: 'This message was not found in the chat. It stays here as you saved it.',
    from: (source: string) => `from ${source}`,
    open: 'Open',
    openLabel: 'Open in its conversation',
    copy: 'Copy',
    copyLabel: 'Copy the text',
    copied: 'The text is copied.',
    notCopied: 'The text could not be copied.',
    remove: 'Remove',
    removeLabel: 'Remove from favorites',
  },
  note: {
    add: 'Note',
    addLabel: 'Note: add one',
    edit: 'Edit',
    editLabel: 'Edit the note',
    label: 'Your note',
    placeholder: 'What makes it worth keeping?',
    done: 'Done',
    remove: 'Remove note',
    left: (n: number) => `${count(n)} ${n === 1 ? 'character' : 'characters'} left`,
    kept: 'Saved as you write.',
  },
  opening: {
    looking: 'Looking for it in the chat...',
    otherChat: (title: string) => `It is in another chat, “${title}”.`,
    openChat: 'Open that chat',
    notFound: 'This message could not be found in your chats.',
    truncated: (n: number) => `This chat shows its most recent ${messagesOf(n)} only; this one is older.`,
    gone: (title: string) => `The chat it is from, “${title}”, is not kept on this device any more. Upload its export to read around it.`,
    failed: 'The chat could not be searched. Please try again.',
  },
  clear: {
    button: 'Clear All',
    question: 'Clear all favorites?',
    text: (n: number) => `${savedOf(n)} and ${n === 1 ? 'its note leave' : 'their notes leave'} this list. The chats are not touched.`,
    confirm: (n: number) => (n === 1 ? 'Clear 1 message' : `Clear ${count(n)} messages`),
    keep: 'Keep them',
  },
  removing: {
    removed: (n: number) => `${messagesOf(n)} removed from favorites.`,
    leftOver: (n: number) => `${messagesOf(n)} ${n === 1 ? 'was' : 'were'} removed from favorites earlier.`,
    undo: 'Undo',
    undoRemoving: (n: number) => `Undo: keep ${n === 1 ? 'it' : 'them'} in favorites`,
    /** The specification's sentences, to the letter. */
    failed: 'Failed to remove message from favorites',
    notCleared: 'Failed to clear all favorites',
    notBack: 'It could not be brought back. Please try again.',
    noteRemoved: 'The note is removed.',
    undoRemovingNote: 'Undo: keep the note',
    noteFailed: 'The note could not be saved. Please try again.',
  },
} as const

function savedOf(n: number): string {
  return n === 1 ? '1 saved message' : `${count(n)} saved messages`
}
