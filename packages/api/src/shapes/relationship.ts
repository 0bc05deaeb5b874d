import { byName, count, dateTime, day, flag, kind, messageShown, personName, topFive } from '@convostat/figures/schema'
import { z } from '@convostat/figures/zod'

/** Everyone that a record by person has, most messages first: a record keeps no order of its own (`2021` is a name, too). */
const people = z.array(personName)

export const balance = z.object({
  /** Whether `ratio` is at least 0.67; null where that is. */
  balanced: z.boolean().nullable(),
  /** Smallest divided by largest count among people with at least 1 % of the messages; 2 decimals; null for fewer than two. */
  ratio: z.number().min(0).max(1).nullable(),
  /** Everyone with at least one message counted. */
  message_counts: byName(count),
  people,
})

/** Over `replies` replies, in seconds, not rounded; null without any. */
const waits = z.object({ replies: count, median_seconds: z.number().min(0).nullable(), p90_seconds: z.number().min(0).nullable() })

/** Replies of each person by how long they took; those who wrote without ever replying have none. */
export const replyDiscipline = z.object({
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
      /** Apart: replies within a conversation, and those that opened one after more than six hours of silence. */
      within_conversation: waits,
      opening_conversation: waits,
      /** Apart: replies written from 06:00 to 21:59, and those from 22:00 to 05:59. */
      day: waits,
      night: waits,
    }),
  ),
  people,
})

/** Conversations: messages with no silence longer than six hours between them. Filters choose by who opened them, and when. */
export const conversations = z.object({
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
      people,
      first: messageShown,
      /** Of the people who are not hidden. */
      last: messageShown,
    })
    .nullable(),
  /** Everyone with at least one message counted, most messages first; each opening and closing by who wrote it, and when. */
  people: z.array(z.object({ person: personName, opened: count, closed: count })),
})

/** Turns of 3 or more messages, each within 120 seconds of the one before. Filters choose by who wrote them, and when they began. */
export const bursts = z.object({
  bursts: count,
  /**
   * Everyone with at least one message counted, most messages first: their bursts, how many messages the longest has (null without
   * any), and the id of its first.
   */
  people: z.array(z.object({ person: personName, bursts: count, longest: count.nullable(), longest_id: count.nullable() })),
  /** Most messages first, of as many the earlier. `id` to `last_id`, sent within so many seconds; the words are those of the first. */
  longest: z.array(
    z.object({
      id: count,
      last_id: count,
      author: personName,
      date: dateTime,
      messages: count,
      seconds: count,
      message: z.string(),
      kind,
      length: count,
    }),
  ),
})

/** A run of days, both included, with at least one message counted on each; `id` is the first of these messages. */
const streak = z.object({ start: day, end: day, days: count, messages: count, id: count })
/** Runs of at least two days, longest first, of equal ones the earlier; `current` runs to the last day of the whole chat. */
export const streaks = z.object({ streaks: z.array(streak), current: streak.nullable(), total_streaks: count })

/** Who answers whom (`from` answers `to`), most replies first: at most 500 of `total_pairs` pairs, and the people in them. */
export const responseMatrix = z.object({
  people,
  pairs: z.array(waits.extend({ from: personName, to: personName })),
  total_pairs: count,
})

/** With `varied` not the most caring of all, but of every kind (care, love, thanks) and of everybody. */
export const caringAsked = topFive.extend({ varied: flag.default(false) })
/** Messages that show care for the other: love, comfort, thanks, concern, good wishes. Most caring first, of equal ones the earlier. */
export const caringMoments = z.object({
  caring_moments: z.array(
    z.object({ id: count, author: personName, date: dateTime, text: z.string(), care_score: z.number().min(0).max(1) }),
  ),
})
