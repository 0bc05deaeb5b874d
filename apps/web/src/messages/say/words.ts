import { words } from '../en/words.ts'
import { inLanguage } from '../in-language.ts'

export const sayWords = inLanguage('words', words)
