import { format } from '#format/index.ts'
import { inLanguage } from '#messages/in-language.ts'
import english from './en.json'

/** The settings screen. */
export const saySettings = inLanguage('settings', english(format))
