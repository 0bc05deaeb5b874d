import { none } from '#figure.ts'
import { filter } from '#schema/filter.ts'
import { personName } from '#schema/holds.ts'
import { count, dateTime } from '#schema/values.ts'
import { z } from '#zod.ts'

/** At most six, the best to read first; none where none may be shown. */
const shown = z.array(z.object({ id: count, author: personName, date: dateTime, message: z.string() }))

/**
 * Messages that may be put on show: the first one, and some from the busiest hour of the week, the busiest day, the last day of the
 * longest streak, and the person who wrote first after the longest gap of three days or more.
 */
const plain = z.object({
  first: shown,
  hour: shown,
  day: shown,
  streak: shown,
  gap: z.object({ ended_by: personName, shown }).nullable(),
  messages: count,
})

export const messagesOnShow = { asked: filter, plain, public: none } as const
export type MessagesOnShow = z.output<typeof plain>
