import { format } from '#format/index.ts'
import sentences from '../shared/en.json'

const { count, decimal } = format

/** `1 message`, `5,000 messages` */
export const messagesOf = (n: number) => `${count(n)} ${n === 1 ? 'message' : 'messages'}`
/** With a tenth, as a silence lasts. */
export const daysMeasured = (n: number) => `${decimal(n)} ${decimal(n) === decimal(1) ? 'day' : 'days'}`

/** What stands on every screen. */
export const shared = sentences(format)
