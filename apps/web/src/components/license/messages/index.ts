import { format } from '#format/index.ts'
import { inLanguage } from '#messages/in-language.ts'
import english from './en.json'

/** The license: its state, adding one, the devices it is used on. */
export const sayLicense = inLanguage('license', english(format))
