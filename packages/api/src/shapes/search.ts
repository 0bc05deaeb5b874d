import {
  atLeast,
  clamped,
  count,
  dateTime,
  day,
  flag,
  holding,
  hour,
  kind,
  month,
  numeral,
  personName,
  sentiment,
  sentimentScore,
  weekday,
} from '@convostat/figures/schema'
import { z } from '@convostat/figures/zod'

export const searchStats = z.object({
  total_messages: count,
  messages_with_links: count,
  messages_with_questions: count,
  messages_with_emojis: count,
})

/** Everything but `limit` and `offset` is optional; `has_x: false` is not a filter. */
export const search = z.object({
  query: z.string().optional(),
  start_date: day.optional(),
  end_date: day.optional(),
  /** The exact name; an unknown one has no hits. */
  sender: z.string().optional(),
  /** Any of these exact names, beside `sender`; an empty list is not a filter. */
  senders: z.array(z.string()).optional(),
  has_media: z.boolean().optional(),
  has_link: z.boolean().optional(),
  has_question: z.boolean().optional(),
  has_emoji: z.boolean().optional(),
  sentiment: sentiment.optional(),
  /** Grapheme clusters. */
  min_length: atLeast(0).optional(),
  max_length: atLeast(0).optional(),
  /** 0 for Monday to 6 for Sunday. */
  weekday: weekday.optional(),
  hour: hour.optional(),
  kind: kind.optional(),
  /** Seconds that the message took as a reply. */
  reply_min_seconds: atLeast(0).optional(),
  reply_max_seconds: atLeast(0).optional(),
  /** The exact name of whom the message replies to; nobody replies to an unknown one. */
  reply_to: z.string().optional(),
  /** What the message does in the talk: opens or closes a conversation, or begins a burst. */
  role: z.enum(['opener', 'closer', 'burst']).optional(),
  /** Written from 06:00 to 21:59, or from 22:00 to 05:59. */
  daytime: z.enum(['day', 'night']).optional(),
  limit: clamped(1, 100).default(20),
  offset: atLeast(0).default(0),
  /**
   * The id of a message: instead of an offset and an order, the hits in time order from this message on, or the last hit where all are
   * before it. `metadata.offset` says how many are before them.
   */
  near: atLeast(0).optional(),
  sort_by: z.enum(['relevance', 'date_desc', 'date_asc', 'length']).optional(),
})

export const searchHit = z.object({
  /** The message's index in file order. */
  id: count,
  author: personName,
  date: dateTime,
  message: z.string(),
  kind,
  /** 0 to 1, the best hit 1; null without a query. */
  relevance: z.number().min(0).max(1).nullable(),
  is_media: z.boolean(),
  has_link: z.boolean(),
  has_question: z.boolean(),
  has_emoji: z.boolean(),
  /** The phone marked it as edited since it was sent. */
  is_edited: z.boolean(),
  /** Null where nothing in it can be scored, and where nothing is scored for want of the model. */
  sentiment: sentiment.nullable(),
  sentiment_score: sentimentScore.nullable(),
  /** Grapheme clusters. */
  length: count,
  /** Ranges of `message` in UTF-16 units. */
  highlights: z.array(z.tuple([count, count])),
})
export type SearchHit = z.output<typeof searchHit>

export const searchAnswer = z.object({
  results: z.array(searchHit),
  metadata: z.object({ total_results: count, offset: count, has_more: z.boolean() }),
})

/**
 * How many messages the search finds of each person, most first, and in each month from the first with any to the last. Conditions
 * on people do not change `people`, nor those on days `months`, so that another can be chosen. `limit`, `offset` and orders do not matter.
 */
export const searchCounts = z.object({
  people: z.array(z.object({ person: personName, messages: count })),
  months: z.array(z.object({ month, messages: count })),
})

/**
 * Messages in time order, around the one with the id `around`, else the one at the place `at` (the last one beyond the
 * end), else the first one on or after `day` (the last one where all are before it), else the chat's first. The messages of the conversation and the system lines among them, also those
 * before the first and after the last message; at most 500 lines, the nearest to the messages.
 */
export const around = z.object({
  around: numeral(0, Number.MAX_SAFE_INTEGER).optional(),
  at: numeral(0, Number.MAX_SAFE_INTEGER).optional(),
  day: day.optional(),
  before: numeral(0, 500).default(20),
  after: numeral(0, 500).default(20),
})
/** The message whose lines in the file are shown masked, with those around them. */
export const sampleAround = z.object({ around: numeral(0, Number.MAX_SAFE_INTEGER) })
/**
 * Messages as they were saved: by whom (called as in the file or as shown), when and what. `is_of_chat`: known to come from this
 * chat, so that its words alone may tell which message it is. `moments`: ids of moments, each of which is about a message.
 * `neighbors`: with the messages right before and after each of the saved ones.
 */
export const findingSaved = z.object({
  messages: z
    .array(z.object({ author: holding('name', z.string()), date: dateTime, message: z.string(), is_of_chat: z.boolean().optional() }))
    .default([]),
  moments: z.array(holding('ours', z.string())).default([]),
  neighbors: flag.default(false),
})
const foundMessage = searchHit.pick({ id: true, author: true, date: true, message: true })
/**
 * Each of them as the chat has it now, in the order given; null where it is not in it. Its date is another where the chat is read otherwise.
 * `neighbors`: the messages right before and after each, in its conversation, as far as they may be shown unasked.
 */
export const foundSaved = z.object({
  found: z.array(foundMessage.nullable()),
  moments: z.array(foundMessage.nullable()),
  neighbors: z.array(z.object({ before: foundMessage.nullable(), after: foundMessage.nullable() }).nullable()).optional(),
})

export const conversation = z.object({
  /** Places in time order, from 0: of the first message here, and of the one asked for; and how many messages there are. */
  from: count,
  at: count,
  total: count,
  messages: z.array(
    searchHit.extend({
      /**
       * Null for a system line, which has no id of its own: its `id` is that of the message it is before; after the last
       * message it is one more than the greatest id, which is not a message's.
       */
      author: personName.nullable(),
      kind: z.enum([...kind.options, 'system']),
    }),
  ),
})

/** All hits of a search, or results as a search gave them. */
export const searchExport = z.object({
  search: search.partial({ limit: true, offset: true }).optional(),
  results: z
    .array(
      z.object({
        id: count,
        author: z.string(),
        date: z.string(),
        message: z.string(),
        sentiment: z.string().nullish(),
        is_media: z.boolean().default(false),
        has_link: z.boolean().default(false),
        has_question: z.boolean().default(false),
        has_emoji: z.boolean().default(false),
        length: count,
      }),
    )
    .optional(),
})
