import { formatFor } from './format.ts'

/** The formats of whoever reads this page. */
export const format = formatFor(navigator.language)
export { isolatedName, shownName } from './name.ts'
