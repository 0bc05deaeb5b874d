import { format } from '#format/index.ts'
import sentences from '../shared/de.json'

const { count, decimal } = format

/** `1 Nachricht`, `5.000 Nachrichten`: the same in every case. */
export const messagesOf = (n: number) => `${count(n)} ${n === 1 ? 'Nachricht' : 'Nachrichten'}`
/** With a tenth, as a silence lasts. */
export const daysMeasured = (n: number) => `${decimal(n)} ${decimal(n) === decimal(1) ? 'Tag' : 'Tage'}`
/** In the dative, as after “an”, “nach” and “von”. */
export const daysOfDative = (n: number) => `${count(n)} ${n === 1 ? 'Tag' : 'Tagen'}`

/** What stands on every screen. */
export const shared = sentences(format)
