import { format } from '#format/index.ts'
import { inLanguage } from '#messages/in-language.ts'
import english from './en.json'

/** What lies between the people of a chat. Names come isolated, as they may be written the other way round. */
export const sayRelationship = inLanguage('relationship', english(format))
