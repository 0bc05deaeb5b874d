import { none } from '#figure.ts'
import { byName } from '#schema/by-name.ts'
import { filter } from '#schema/filter.ts'
import { personName } from '#schema/holds.ts'
import { count } from '#schema/values.ts'
import { waits } from '#schema/waits.ts'
import { z } from '#zod.ts'

/** Replies of each person by how long they took; those who wrote without ever replying have none. */
const plain = z.object({
  reply_discipline: byName(
    z.object({
      '<5min': count,
      '<1hr': count,
      '<1day': count,
      '>1day': count,
      total_replies: count,
      /** Mean, 1 decimal; null without replies. */
      avg_reply_time_minutes: z.number().min(0).nullable(),
      median_seconds: z.number().min(0).nullable(),
      p90_seconds: z.number().min(0).nullable(),
      /** Apart: replies within a conversation, and those that opened one after more than six hours of gap. */
      within_conversation: waits,
      opening_conversation: waits,
      /** Apart: replies written from 06:00 to 21:59, and those from 22:00 to 05:59. */
      day: waits,
      night: waits,
    }),
  ),
  /** Most messages first: a record keeps no order of its own (`2021` is a name, too). */
  people: z.array(personName),
})

export const replyDiscipline = { asked: filter, plain, public: none } as const
export type ReplyDiscipline = z.output<typeof plain>
