import { ask } from '../en/ask.ts'
import { inLanguage } from '../in-language.ts'

export const sayAsk = inLanguage('ask', ask)
