import { format } from '#format/index.ts'
import { inLanguage } from '#messages/in-language.ts'
import english from './en.json'

/** How each figure is counted, as docs/metrics.md defines it, and over how much. */
export const sayCounted = inLanguage('counted', english(format))
