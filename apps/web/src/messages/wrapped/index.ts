import { format } from '#format/index.ts'
import { inLanguage } from '#messages/in-language.ts'
import english from './en.json'

/** A chat as a story, one idea per slide. Names and words of the chat come isolated, as they may be written the other way round. */
export const sayWrapped = inLanguage('wrapped', english(format))
