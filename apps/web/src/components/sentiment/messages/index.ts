import { format } from '#format/index.ts'
import { inLanguage } from '#messages/in-language.ts'
import english from './en.json'

/** Why a message is read as it is, and what a person says against it. */
export const sayWhy = inLanguage('why', english(format))
