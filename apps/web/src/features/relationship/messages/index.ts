import { format } from '#format/index.ts'
import { inLanguage } from '#messages/in-language.ts'
import english from './en.json'

/** How the people in a chat answer each other. Names come isolated, as they may be written the other way round. */
export const sayRelationship = inLanguage('relationship', english(format))
