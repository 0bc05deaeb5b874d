import { format } from '#format/index.ts'
import { inLanguage } from '#messages/in-language.ts'
import english from './en.json'

/** A masked sample of a file that was read wrongly, or not at all. */
export const saySample = inLanguage('sample', english(format))
