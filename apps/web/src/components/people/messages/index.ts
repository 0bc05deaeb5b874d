import { format } from '#format/index.ts'
import { inLanguage } from '#messages/in-language.ts'
import english from './en.json'

/** Who is who in a chat. */
export const sayPeople = inLanguage('people', english(format))
