import { shell } from './en/shell.ts'
import { inLanguage } from './in-language.ts'
import type { Shell } from './messages.ts'

/** What the interface says beside every screen. The sentences of a screen come with it. */
export const say: Shell = inLanguage('shell', shell)
