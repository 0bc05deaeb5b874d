import { z } from '../zod.ts'
import { filter } from './filter.ts'
import { count, dateTime, flag, kind, numeral } from './values.ts'

/** Everyone that a record by person has, most messages first: a record keeps no order of its own (`2021` is a name, too). */
const people = z.array(z.string())

export const balance = z.object({
  /** Whether `ratio` is at least 0.67; null where that is. */
  balanced: z.boolean().nullable(),
  /** Smallest divided by largest count among people with at least 1 % of the messages; 2 decimals; null for fewer than two. */
  ratio: z.number().min(0).max(1).nullable(),
  /** Everyone with at least one message counted. */
  message_counts: z.record(z.string(), count),
  people,
})

/** How many silences, or caring moments, are wanted. */
export const topFive = filter.extend({ top_n: numeral(1, 50).default(5) })

/** `length`: grapheme clusters, as a search gives them. */
const streakMessage = z.object({ id: count, author: z.string(), date: dateTime, message: z.string(), kind, length: count })
/** Silences of at least 24 hours, longest first, of equal ones the earlier; `total_streaks` is how many there are in all. */
export const coldStreaks = z.object({
  cold_streaks: z.array(
    z.object({
      /** 1 decimal. */
      duration_days: z.number().min(1),
      duration_hours: z.number().min(24),
      message_before: streakMessage,
      message_after: streakMessage,
    }),
  ),
  total_streaks: count,
})

/** Over `replies` replies, in seconds, not rounded; null without any. */
const waits = z.object({ replies: count, median_seconds: z.number().min(0).nullable(), p90_seconds: z.number().min(0).nullable() })

/** Replies of each person by how long they took; those who wrote without ever replying have none. */
export const replyDiscipline = z.object({
  reply_discipline: z.record(
    z.string(),
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
      /** Apart: replies within a conversation, and those that opened one after more than six hours of silence. */
      within_conversation: waits,
      opening_conversation: waits,
    }),
  ),
  people,
})

/** Who answers whom (`from` answers `to`), most replies first: at most 500 of `total_pairs` pairs, and the people in them. */
export const responseMatrix = z.object({
  people,
  pairs: z.array(waits.extend({ from: z.string(), to: z.string() })),
  total_pairs: count,
})

/** With `varied` not the most caring of all, but of every kind (care, love, thanks) and of everybody. */
export const caringAsked = topFive.extend({ varied: flag.default(false) })
/** Messages that show care for the other: love, comfort, thanks, concern, good wishes. Most caring first, of equal ones the earlier. */
export const caringMoments = z.object({
  caring_moments: z.array(
    z.object({ id: count, author: z.string(), date: dateTime, text: z.string(), care_score: z.number().min(0).max(1) }),
  ),
})
