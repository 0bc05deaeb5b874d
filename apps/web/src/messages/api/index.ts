import { format } from '#format/index.ts'
import { inLanguage } from '#messages/in-language.ts'
import english from './en.json'

/** Failures and notes of the API, by their codes. */
export const sayApi = inLanguage('api', english(format))
