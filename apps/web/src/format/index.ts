import { formatFor } from '@convostat/format'
import { language } from '#messages/language.ts'

/** The formats of this page's reader, in the language it is read in; under Node there may be no reader, or one that prefers nothing. */
export const format = formatFor(globalThis.navigator?.languages ?? 'en-US', language)
export { briefName, isLongName, shownName } from './name.ts'
