import { format } from '#format/index.ts'
import sentences from '../shared/en.json'

/** What stands on every screen. */
export const shared = sentences(format)
