import { format } from '../../format/index.ts'

const { count } = format

/** What this browser keeps, and what it does not. */
export const storage = {
  nothingKept: 'Nothing will be kept after you close this window.',
  nothingKeptWhy: 'This browser is not storing anything for this page. Reloading the page clears the chat, too.',
  mayBePrivate: 'If this is a private window, your chats are deleted when you close it.',
  unreachable: 'Some saved chats cannot be opened right now.',
  unreachableMeaning: 'The browser is not giving access to where they are stored. Nothing was deleted. Restart the browser and try again.',
  vanished: 'Your browser removed saved chats.',
  vanishedMeaning: (n: number) =>
    `${n === 1 ? 'A chat that was kept on this device is gone.' : `${count(n)} chats that were kept on this device are gone.`} Upload the exports again, or restore a backup.`,
  dismissVanished: 'Dismiss: removed chats',
  unfinished: 'The last analysis did not finish. Choose the file again.',
  unsaved: 'The last chat was not saved to its end. Choose the file again.',
  dismissUnfinished: 'Dismiss: unfinished analysis',
  file: (name: string, size: string) => `${name}, ${size}`,
} as const
