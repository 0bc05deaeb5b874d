import { format } from '#format/index.ts'
import { inLanguage } from '#messages/in-language.ts'
import english from './en.json'

/** What this product does with data, and what one agrees to. docs/privacy.md says how the first is enforced and tested. */
export const sayLegal = inLanguage('legal', english(format))
