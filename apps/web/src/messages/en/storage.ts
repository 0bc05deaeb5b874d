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
  interrupted: (back: number, all: number) =>
    `Restoring was interrupted: ${count(back)} of ${all === 1 ? '1 chat is' : `${count(all)} chats are`} back. Choose the backup again to finish.`,
  dismissInterrupted: 'Dismiss: interrupted restore',
  file: (name: string, size: string) => `${name}, ${size}`,
} as const
