import { formatFor } from './format.ts'

/** The formats of whoever reads this page; in tests under Node there may be no reader. */
export const format = formatFor(typeof navigator === 'undefined' ? 'en-US' : navigator.language)
export { briefName, isLongName, shownName } from './name.ts'
