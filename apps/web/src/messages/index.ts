import { shell } from './en/shell.ts'
import { language } from './language.ts'
import type { Shell } from './messages.ts'

export type { Messages } from './messages.ts'

const others: Partial<Record<typeof language, () => Promise<Shell>>> = {
  de: async () => (await import('./de/shell.ts')).shell,
  ar: async () => (await import('./ar/shell.ts')).shell,
  pseudo: async () => (await import('./pseudo.ts')).saidInPseudo(shell) as Shell,
}

/**
 * What the interface says before a screen is there, in the language this page was opened in: English is in the bundle, the others are
 * a file each, that only their readers load, before anything is drawn. What screens say comes with them: `say/`.
 */
export const say: Shell = (await others[language]?.()) ?? shell
