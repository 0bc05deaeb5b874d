import { format } from '#format/index.ts'
import { inLanguage } from '#messages/in-language.ts'
import english from './en.json'

/** Special moments. What is said of each comes with it. */
export const saySpecialMoments = inLanguage('specialMoments', english(format))
