import { format } from '#format/index.ts'
import { inLanguage } from '#messages/in-language.ts'
import english from './en.json'

/** A chat, as tables and as JSON. */
export const sayTables = inLanguage('tables', english(format))
