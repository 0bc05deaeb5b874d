import { format } from '#format/index.ts'

const { count } = format

/** What a database that was lost took along: numbers, as far as they were known. */
export interface LostSaved {
  favorites: number
  /** Saved keywords. */
  milestones: number
  /** Chats with names. */
  people: number
  license: boolean
}

/** `a`, `a and b`, `a, b and c` */
const listOf = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1)

/** What this browser keeps, and what it does not. */
export const storage = {
  nothingKept: 'Nothing will be kept after you close this window.',
  nothingKeptWhy: 'This browser does not let us store anything. Reloading the page clears your chats, too.',
  mayBePrivate: 'If this is a private window, your chats are deleted when you close it.',
  unreachable: 'Some saved chats cannot be opened right now.',
  unreachableMeaning: 'Your browser is blocking the place where they are stored. Nothing was deleted. Restart the browser and try again.',
  chatsNotKept: "Your chats won't be kept after you close or reload this page.",
  chatsNotKeptWhy: 'This browser does not let us store them. What you save from them is kept.',
  savedNotKept: "What you save from your chats won't be kept after you close or reload this page.",
  savedNotKeptWhy: 'This browser does not let us store favorites, names and corrections.',
  savedForNow: 'Saved until you close or reload this page. This browser does not let us store it.',
  vanished: 'Your browser removed saved chats.',
  vanishedMeaning: (n: number) =>
    `${n === 1 ? 'A chat that was kept on this device is gone.' : `${count(n)} chats that were kept on this device are gone.`} Upload the exports again, or restore a backup.`,
  dismissVanished: 'Dismiss: removed chats',
  unfinished: 'The last analysis did not finish. Choose the file again.',
  dismissUnfinished: 'Dismiss: unfinished analysis',
  resumed: {
    chosen: 'ConvoStat closed before this chat was analyzed. The file is still here.',
    analyzing: 'ConvoStat closed before this chat was saved. It is being analyzed again.',
    delete: 'Delete this copy',
  },
  tried: {
    title: 'ConvoStat closed again before this file was finished.',
    again: 'Try again',
    delete: 'Delete this copy',
  },
  waiting: { text: 'A chat has not been saved yet.', finish: 'Finish', altText: 'Finish it on the upload screen' },
  running: 'Your last chat is still being analyzed. It will appear in Recent Uploads.',
  interrupted: (back: number, all: number) =>
    back === all
      ? 'Restoring was interrupted, and not everything you had saved is back. Choose the backup again to finish.'
      : `Restoring was interrupted: ${count(back)} of ${all === 1 ? '1 chat is' : `${count(all)} chats are`} back. Choose the backup again to finish.`,
  dismissInterrupted: 'Dismiss: interrupted restore',
  rebuilt: (n: number) => `Your list of chats was damaged and has been rebuilt: ${n === 1 ? '1 chat' : `${count(n)} chats`}.`,
  rebuiltMeaning: 'The chats themselves are unchanged.',
  lost: 'Your browser lost something you saved.',
  lostMeaning: ({ favorites, milestones, people, license }: LostSaved) => {
    if (favorites + milestones + people === 0) return 'Your license is gone. Upload your license file again, or restore a backup.'
    const parts = [
      ...(favorites > 0 ? [favorites === 1 ? '1 saved message' : `${count(favorites)} saved messages`] : []),
      ...(milestones > 0 ? [milestones === 1 ? '1 saved keyword' : `${count(milestones)} saved keywords`] : []),
      ...(people > 0 ? [`the names in ${people === 1 ? '1 chat' : `${count(people)} chats`}`] : []),
      ...(license ? ['your license'] : []),
    ]
    // Names are several, of however many chats.
    const isOne = !license && people === 0 && favorites + milestones === 1
    return `${capital(listOf(parts))} ${isOne ? 'is' : 'are'} gone. Restore a backup to bring ${isOne ? 'it' : 'them'} back.`
  },
  dismissRebuilt: 'Dismiss: rebuilt list',
  trouble: {
    newer: {
      title: 'The chats in this browser were saved by a newer version of ConvoStat.',
      short: 'New chats are not kept until you reload the page to get the newer version of ConvoStat.',
      text: (hasChats: boolean) =>
        `Reload the page to get that version. Until then, nothing here changes, and new chats are not kept.${hasChats ? ' You can still download the chats.' : ''}`,
    },
    unopenable: {
      title: 'Your list of chats cannot be opened.',
      short: 'New chats are not kept because your list of chats cannot be opened.',
      text: () =>
        'Your browser’s database for this page is damaged, but the chats are still on this device. Download them to be safe. New chats are analyzed, but not kept.',
    },
    download: 'Download all chats',
  },
  notCopied: 'The file could not be created. Please try again.',
  notSaved: {
    full: 'Not saved: the storage on this device is full. Your text stays here. Make room, for example by deleting a chat, then try again.',
    failed: 'Not saved. Your text stays here. Please try again.',
    left: 'Your text could not be saved. It is still in the field where you typed it.',
  },
  file: (name: string, size: string) => `${name}, ${size}`,
} as const
