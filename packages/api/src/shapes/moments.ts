import type { MomentKind } from '@convostat/engine/moments/moment'
import { chatTitle, count, dateTime, day, emotion, ours, personName, sentence } from '@convostat/figures/schema'
import { z } from '@convostat/figures/zod'

const momentKind = z.enum([
  'first_message',
  'count',
  'busiest_day',
  'longest_conversation',
  'reunion',
  'longest_streak',
  'love',
  'birthday',
  'anniversary',
  'happiest_day',
  'moving_exchange',
  'group_created',
  'joined',
  'left',
] satisfies MomentKind[])

/** What the sentences about a moment are made of, for callers that write their own; which there are depends on its kind. */
const momentFacts = z.object({
  /** The position of the message among all (count); the rank of the gap, the longest being 1 (reunion). */
  number: count.optional(),
  /**
   * What stands out: messages of a day (busiest_day) or of a conversation (longest_conversation), of the seven days from then
   * on (reunion), that the people who came or went have written (joined, left); mean score of a day, -1 to 1 (happiest_day).
   */
  value: z.number().optional(),
  /**
   * What is usual of it in this chat: the median of days or conversations, messages in seven days on average; the mean score
   * of all days; the share of the other days with a message, 0 to 1 (longest_streak).
   */
  usual: z.number().optional(),
  /**
   * Of all the chat: messages from then on (first_message, group_created) or counted (busiest_day), messages in which it is
   * said (love), occasions on which it is wished (birthday, anniversary), days on which people came or went (joined, left).
   */
  total: count.optional(),
  /** How many of that `total` are among the moments of the whole chat (birthday, anniversary, joined, left). */
  listed: count.optional(),
  /** Of a gap (reunion), or from the first message to the last (longest_conversation, moving_exchange). */
  seconds: count.optional(),
  /** Calendar days since the first message (count), up to the last one (first_message), or in a row (longest_streak). */
  days: count.optional(),
  /** Said for the first time; else the day on which it was most frequent (love). */
  is_first: z.boolean().optional(),
  /** How many people wished (birthday, anniversary), joined or left. */
  people: count.optional(),
  /** What the messages contain most of (moving_exchange). */
  emotion: emotion.optional(),
  /** Who joined or left, as the export names them, at most 8; whom the wishes were for, where one can tell (birthday). */
  names: z.array(personName).optional(),
  /** The group's name (group_created). */
  title: chatTitle.optional(),
})

/** Notable dates, oldest first. */
export const specialMoments = z.object({
  moments: z.array(
    z.object({
      /** The same for the same moment of the same chat, whichever export of it was analyzed, and when. */
      id: ours,
      kind: momentKind,
      title: sentence,
      date: dateTime,
      /** How unusual it is for this chat. */
      significance: z.number().min(0).max(1),
      description: sentence,
      /** What it is measured against. */
      context: sentence,
      impact: sentence,
      /** At most 8 names, most messages first. */
      participants: z.array(personName),
      /** The message it is about, or at which it is best seen. */
      message_id: count,
      /** Of that message. */
      message: z.string(),
      author: personName,
      /** How many are behind it, and the first and the last day of them. */
      messages: count,
      from: day,
      to: day,
      facts: momentFacts,
      /** Of a moment about days: what may be shown in place of that message, at most 8; left out where there are none. */
      others: z.array(z.object({ id: count, author: personName, date: dateTime, message: z.string() })).optional(),
    }),
  ),
  /** Mean significance; null without any. */
  average_significance: z.number().min(0).max(1).nullable(),
  /** Distinct years of the moments. */
  years_covered: count,
  /** Feelings were not there in time, or cannot be had: what only they tell is missing. */
  without_feelings: z.boolean(),
})
