import { format } from '#format/index.ts'
import { inLanguage } from '#messages/in-language.ts'
import english from './en.json'

/** Asking the chat. Names and words of the chat come isolated, as they may be written the other way round. */
export const sayAsk = inLanguage('ask', english(format))
