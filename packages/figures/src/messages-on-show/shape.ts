import { none } from '#figure.ts'
import { filter } from '#schema/filter.ts'
import { personName } from '#schema/holds.ts'
import { shownMessages } from '#schema/on-show.ts'
import { count } from '#schema/values.ts'
import { z } from '#zod.ts'

/**
 * Messages that may be put on show: the first one, and some from the busiest hour of the week, the busiest day, the last day of the
 * longest streak, and those with which someone ended the longest gap of three days or more: `ended_with` is
 * the id of the first of these, fit to be shown or not.
 */
const plain = z.object({
  first: shownMessages,
  hour: shownMessages,
  day: shownMessages,
  streak: shownMessages,
  gap: z.object({ ended_by: personName, ended_with: count, shown: shownMessages }).nullable(),
  messages: count,
})

export const messagesOnShow = { asked: filter, plain, public: none } as const
export type MessagesOnShow = z.output<typeof plain>
