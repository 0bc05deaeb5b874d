import { format } from '#format/index.ts'
import { inLanguage } from '#messages/in-language.ts'
import english from './en.json'

/** What this browser keeps, and what it does not. */
export const sayStorage = inLanguage('storage', english(format))
