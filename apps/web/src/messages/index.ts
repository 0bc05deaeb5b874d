import { english } from './en/index.ts'
import { language } from './language.ts'
import type { Messages } from './messages.ts'

export type { Messages } from './messages.ts'

/** English is in the bundle; the others are a file each, that only their readers load, before anything is drawn. */
const others: Partial<Record<typeof language, () => Promise<Messages>>> = {
  de: async () => (await import('./de/index.ts')).german,
  ar: async () => (await import('./ar/index.ts')).arabic,
  pseudo: async () => (await import('./pseudo.ts')).pseudo,
}

/** Every sentence of the interface in the language this page was opened in. */
export const say: Messages = (await others[language]?.()) ?? english
