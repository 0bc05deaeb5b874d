import { format } from '#format/index.ts'
import { inLanguage } from '#messages/in-language.ts'
import english from './en.json'

/** The upload screen. */
export const sayUpload = inLanguage('upload', english(format))
