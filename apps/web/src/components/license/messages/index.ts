import { format } from '#format/index.ts'
import { inLanguage } from '#messages/in-language.ts'
import english from './en.json'

/** The license: where it stands, bringing one, the devices it is used on. */
export const sayLicense = inLanguage('license', english(format))
