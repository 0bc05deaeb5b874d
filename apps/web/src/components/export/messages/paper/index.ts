import { format } from '#format/index.ts'
import { inLanguage } from '#messages/in-language.ts'
import english from './en.json'

/** A chat, and what was saved of it, as a PDF. */
export const sayPaper = inLanguage('paper', english(format))
