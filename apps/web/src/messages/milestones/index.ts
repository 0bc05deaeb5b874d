import { format } from '#format/index.ts'
import { inLanguage } from '#messages/in-language.ts'
import english from './en.json'

/** Custom milestones. A keyword and a name are apart from the words around them: they may be written the other way round. */
export const sayMilestones = inLanguage('milestones', english(format))
