import { format } from '../../format/index.ts'

const { count } = format

/** What this browser keeps, and what it does not. */
export const storage = {
  nothingKept: 'Nothing will be kept after you close this window.',
  nothingKeptWhy: 'This browser lets nothing be stored here, as in a private window. Chats are read and shown all the same.',
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
  unsaved: 'The last chat was not saved to its end. Choose the file again.',
  dismissUnfinished: 'Dismiss: unfinished analysis',
  file: (name: string, size: string) => `${name}, ${size}`,
} as const
