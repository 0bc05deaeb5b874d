import { none } from '#figure.ts'
import { filter } from '#schema/filter.ts'
import { personName } from '#schema/holds.ts'
import { messageShown } from '#schema/message-shown.ts'
import { count, dateTime } from '#schema/values.ts'
import { z } from '#zod.ts'

/** Conversations: messages with no gap longer than six hours between them. Filters choose by who opened them, and when. */
const plain = z.object({
  conversations: count,
  /** Messages of a conversation, and seconds from its first to its last; null without any. */
  median_messages: z.number().min(1).nullable(),
  median_seconds: z.number().min(0).nullable(),
  /** The one of most messages, of as many the earliest. */
  longest: z
    .object({
      /** Of its first and its last message. */
      id: count,
      last_id: count,
      messages: count,
      seconds: count,
      start: dateTime,
      end: dateTime,
      /** Everyone who wrote in it, most messages first. */
      people: z.array(personName),
      /** The opener’s first message with its own text before anyone answers. */
      first: messageShown,
      /** Of the people who are not hidden. */
      last: messageShown,
    })
    .nullable(),
  /** Everyone with at least one message counted, most messages first; each opening and closing by who wrote it, and when. */
  people: z.array(z.object({ person: personName, opened: count, closed: count })),
})

export const conversations = { asked: filter, plain, public: none } as const
export type Conversations = z.output<typeof plain>
