import { z } from '#zod.ts'
import { personName } from './holds.ts'
import { count, dateTime } from './values.ts'

/** At most six messages that may be put on show, the best to read first; none where none may be shown. */
export const shownMessages = z.array(z.object({ id: count, author: personName, date: dateTime, message: z.string() }))
