import { format } from '#format/index.ts'
import { inLanguage } from '#messages/in-language.ts'
import english from './en.json'

/** The screen of special moments. What is said of each is a catalogue of the API. */
export const saySpecialMoments = inLanguage('specialMoments', english(format))
