import { format } from '#format/index.ts'
import { inLanguage } from '#messages/in-language.ts'
import english from './en.json'

/** Choosing people and days, on every screen that rests on a chat. */
export const sayFilters = inLanguage('filters', english(format))
