import { format } from '#format/index.ts'
import { inLanguage } from '#messages/in-language.ts'
import english from './en.json'

/** The landing page. */
export const sayLanding = inLanguage('landing', english(format))
