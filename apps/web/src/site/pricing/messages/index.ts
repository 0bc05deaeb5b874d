import { format } from '#format/index.ts'
import { inLanguage } from '#messages/in-language.ts'
import english from './en.json'

/** What Free and Pro are, cost and do. */
export const sayPricing = inLanguage('pricing', english(format))
