import { format } from '#format/index.ts'
import { inLanguage } from '#messages/in-language.ts'
import english from './en.json'

/** Messages that someone saved, on whatever screen. */
export const sayFavorites = inLanguage('favorites', english(format))
