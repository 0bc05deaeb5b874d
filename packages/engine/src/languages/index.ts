import { all } from './all.ts'
import type { Phrases } from './phrases.ts'

export { languageOf } from './language-of.ts'

/** The phrases of every language. */
export const languages: readonly Phrases[] = all.map(({ phrases }) => phrases)
