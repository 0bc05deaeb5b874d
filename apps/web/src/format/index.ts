import { language } from '../messages/language.ts'
import { formatFor } from './format.ts'

/** The formats of whoever reads this page, in the language it is read in; in tests under Node there may be no reader. */
export const format = formatFor(typeof navigator === 'undefined' ? 'en-US' : navigator.languages, language)
export { briefName, isLongName, shownName } from './name.ts'
