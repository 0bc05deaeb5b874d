import { format } from '../../format/index.ts'

const { count } = format

/** What this browser keeps, and what it does not. */
export const storage = {
  nothingKept: 'Nothing will be kept after you close this window.',
  nothingKeptWhy: 'This browser lets nothing be stored here, as in a private window. Chats are read and shown all the same.',
  vanished: 'Your browser removed saved chats.',
  vanishedMeaning: (n: number) =>
    `${n === 1 ? 'A chat that was kept on this device is gone.' : `${count(n)} chats that were kept on this device are gone.`} Upload the exports again, or restore a backup.`,
  dismissVanished: 'Dismiss: removed chats',
  unfinished: 'The last analysis did not finish. Choose the file again.',
  unsaved: 'The last chat was not saved to its end. Choose the file again.',
  dismissUnfinished: 'Dismiss: unfinished analysis',
  notSaved: {
    full: 'Not saved: the storage of this device is full. Your text stays here. Make room, for example by deleting a chat, then try again.',
    failed: 'Not saved. Your text stays here: please try again.',
    left: 'What you wrote could not be saved. It is still in its field.',
  },
  file: (name: string, size: string) => `${name}, ${size}`,
} as const
