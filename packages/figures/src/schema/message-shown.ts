import { z } from '#zod.ts'
import { personName } from './holds.ts'
import { count, dateTime, kind } from './values.ts'

/** A message that a figure shows. `length`: grapheme clusters, as a search gives them. */
export const messageShown = z.object({ id: count, author: personName, date: dateTime, message: z.string(), kind, length: count })
