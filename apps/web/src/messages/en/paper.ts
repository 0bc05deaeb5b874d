import { format } from '#format/index.ts'
import { messagesOf } from './shared.ts'

/** A chat, and what was saved of it, as a PDF. */
export const paper = {
  button: 'Export PDF',
  report: {
    title: 'Export PDF',
    lead: {
      pro: 'Everything about this chat: activity, people, words, moments and your favorites, in about twelve pages.',
      free: 'The chat at a glance on one page, with a watermark. With Pro it is the full report of about twelve pages.',
    },
    save: { pro: 'Save the full report', free: 'Save the one-page report' },
    full: 'Full report',
  },
  book: {
    title: 'Export PDF',
    lead: (n: number) => `${messagesOf(n)} as a small book: by month, with your notes.`,
    save: 'Save the book',
    /** The specification's sentence. */
    none: 'No messages to export',
  },
  paper: { label: 'Paper', sizes: { a4: 'A4', letter: 'US Letter' } },
  mask: 'Mask names',
  maskMeaning: 'People are Person A, Person B and so on, and the chat’s title is left out.',
  masked: 'The app is masked, and so is what is saved: names and what people wrote are covered.',
  about: {
    browser: (size: number) => `Made on this device. The first time, ${format.bytes(size)} of fonts are loaded and kept for offline use.`,
    server: (host: string) => `Made by the server at ${host}.`,
  },
  working: 'Preparing the PDF',
  cancel: 'Cancel',
  done: (name: string) => `Saved as ${name}`,
  retry: 'Try again',
  /** The specification's sentences, to the letter. */
  locked: 'This feature requires a Pro license. Please upgrade to continue.',
  failed: { report: 'Export failed. Please try again.', book: 'Failed to export PDF. Please try again.' },
} as const
