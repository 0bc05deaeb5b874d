import type { Kind, Note, Reason } from '@convostat/engine'
import type { Space } from './store.ts'
import { z } from './zod.ts'

/** The shapes the calls take and answer with. JSON names are for good: fields may be added, never renamed. */

/** `2021-03-04`, a real day of the calendar. */
export const day = z.iso.date()
/** `2021-03-04T00:05:07`, wall-clock time as the phone showed it, in no zone. */
export const dateTime = z.iso.datetime({ local: true, precision: 0 })
/** A moment of the real clock, ISO 8601 with Z. */
export const instant = z.iso.datetime()

export const dateOrder = z.enum(['dmy', 'mdy', 'ymd'])
export const kind = z.enum(['text', 'media', 'deleted', 'poll', 'location', 'contact', 'call'] satisfies Kind[])

const count = z.int().min(0)
/** A whole number of at least `min`; more than `max` counts as `max`. */
export const clamped = (min: number, max: number) =>
  z
    .number()
    .refine(Number.isInteger, 'expected a whole number')
    .refine((n) => n >= min, `expected at least ${min}`)
    .transform((n) => Math.min(n, max))
const atLeast = (min: number) => clamped(min, Number.MAX_SAFE_INTEGER)

/** The same in a GET call, whose values are written in a query; a worker is sent the number itself. */
const numeral = (min: number, max: number) =>
  z
    .union([
      z.number(),
      z
        .string()
        .regex(/^-?\d{1,15}$/)
        .transform(Number),
    ])
    .pipe(clamped(min, max))

/** One value, or the same parameter several times. */
const repeatable = z.union([z.string(), z.array(z.string())]).transform((given) => (typeof given === 'string' ? [given] : given))

/** What every call about a chat can be narrowed to: days (inclusive) and people. */
export const filter = z.object({ from: day.optional(), to: day.optional(), author: repeatable.optional() })
export type Filtering = z.output<typeof filter>

export const file = z.instanceof(File)
export const inspection = z.object({ file, date_order: dateOrder.optional() })
/** With `append_to` the file is a further export of a chat that is kept, and is merged into it. */
export const uploading = inspection.extend({ append_to: z.string().optional() })
/** One upload, or all of them. */
export const deleting = z.object({ upload_id: z.string().optional(), all: z.literal(true).optional() })
export const opening = z.object({ upload_id: z.string(), refresh: z.boolean().optional() })

const note = z.object({ code: z.string(), detail: z.string() }) satisfies z.ZodType<Note>

/** What the whole file says about itself, before any limit. */
export const importFacts = z.object({
  service: z.literal('whatsapp'),
  layout: z.enum(['android', 'ios', 'web-copy']),
  /** BCP 47, of the phone's own phrases. */
  language: z.string(),
  date_order: dateOrder,
  date_order_certain: z.boolean(),
  message_count: count,
  /** Everyone who wrote, most messages first, ties by first appearance. */
  participants: z.array(z.string()),
  first_date: day,
  last_date: day,
  unread_lines: count,
  /** The first unread line, letters as x and digits as 9. */
  unread_example: z.string().nullable(),
  message_limit: count.nullable(),
  exceeds_limit: z.boolean(),
  notes: z.array(note),
  /** The group's name, or the person's the chat is with, where the export says it. */
  title: z.string().nullable(),
  is_group: z.boolean(),
})
export type ImportFacts = z.output<typeof importFacts>

/** Where the copy of the file on this device stands; it never holds up an answer. */
export const stored = z.enum(['writing', 'stored', 'failed'])

export const overview = z.object({
  /** Everyone with at least one message counted here, most messages first, ties by first appearance. */
  participants: z.array(z.string()),
  total_messages: count,
  /** First and last message counted; null where the filters leave none. */
  date_range_start: dateTime.nullable(),
  date_range_end: dateTime.nullable(),
  start_date: day.nullable(),
  end_date: day.nullable(),
  /** Per calendar day and per day with messages; 1 decimal. */
  avg_daily_messages: z.number(),
  messages_per_day: z.number(),
  media_messages: count,
  total_words: count,
  total_days: count,
})

/** Seconds, not rounded; null where nobody replied. */
const seconds = z.number().min(0).nullable()

export const upload = z.object({
  status: z.literal('success'),
  /** `upload_` and the epoch milliseconds of the upload. */
  upload_id: z.string().regex(/^upload_\d+$/),
  filename: z.string(),
  /** When it was uploaded, or opened anew with `refresh`. */
  uploadDate: instant,
  was_truncated: z.boolean(),
  message_limit: count.nullable(),
  original_message_count: count,
  overview,
  latency_stats: z.object({ avg_response_time: seconds }),
  /** Over `replies` replies. */
  latency: z.object({ p50: seconds, mean: seconds, p75: seconds, p90: seconds, replies: count }),
  import: importFacts,
  stored,
  /** Why nothing was kept, where `stored` is `failed`: the code and the sentence of a failure. */
  stored_problem: z.object({ code: z.string(), detail: z.string() }).nullable(),
  /** What the export appended last brought; null for an upload of one file. */
  appended: z
    .object({
      filename: z.string(),
      appendDate: instant,
      known_messages: count,
      new_messages: count,
      /** The first and the last new message; null where nothing was new. */
      first_new: dateTime.nullable(),
      last_new: dateTime.nullable(),
    })
    .nullable(),
})
export type UploadAnswer = z.output<typeof upload>

/** An upload that is kept, without opening it. `displayDate` is for reading only. */
export const historyEntry = z.object({
  id: z.string(),
  filename: z.string(),
  uploadDate: instant,
  displayDate: z.string(),
  participants: z.array(z.string()),
  messageCount: count,
  dateRangeStart: dateTime,
  dateRangeEnd: dateTime,
  wasTruncated: z.boolean(),
  title: z.string().nullable(),
  is_group: z.boolean(),
  /** How many exports it was merged from. */
  file_count: count,
  /** What it takes in storage; null for the open chat where it is not kept. */
  bytes: count.nullable(),
})
export type HistoryEntry = z.output<typeof historyEntry>
/** An upload that is there but cannot be read any more: all that can be done is to delete it. */
const damagedUpload = z.object({ id: z.string(), uploadDate: instant.nullable(), bytes: count })
/** Where uploads are kept: on this device, only in this window, or on the server that reads them. */
const storage = z.object({
  kind: z.enum(['device', 'memory', 'server'] satisfies Space['kind'][]),
  used_bytes: count.optional(),
  free_bytes: count.optional(),
})
export const history = z.object({ uploads: z.array(historyEntry), damaged: z.array(damagedUpload), storage })
export type History = z.output<typeof history>
export const deleted = z.object({ deleted: z.array(z.string()) })
export const restoring = z.object({ file })
/** Uploads of a backup: now kept, kept already, not readable in the backup, and left out because the history or the storage is full. */
export const restored = z.object({ restored: count, skipped: count, damaged: count, no_room: count })
export type RestoredAnswer = z.output<typeof restored>

const title = z.object({ text: z.string() })
const axis = z.object({ title: title.optional() }).catchall(z.json())
const layout = z.object({ title, xaxis: axis, yaxis: axis }).catchall(z.json())

/** A Plotly figure of one trace, how many messages it counts, and what it shows in one remark. */
const figure = <Trace extends z.ZodType, Remark extends z.ZodType>(trace: Trace, remark: Remark) =>
  z.object({ data: z.tuple([trace]), layout, messages: count, remark: remark.nullable() })

const weekday = z.int().min(0).max(6)
const hour = z.int().min(0).max(23)

/**
 * Days that stand out, in order of time, each once: why, and messages (busiest, first), quiet days before it (return)
 * or how many messages the four weeks from it have more than the four before (rise).
 */
const annotations = z.array(z.object({ day, kind: z.enum(['busiest', 'return', 'rise', 'first'] satisfies Reason[]), value: count }))

/**
 * Messages a day, every day from the first to the last. Remark: the day and the month with most messages (the
 * earliest of several), and the weekday (0 Monday) with fewest, where every weekday came up.
 */
export const timeseries = figure(
  z.object({ type: z.literal('scatter'), mode: z.literal('lines'), name: z.string(), x: z.array(day), y: z.array(count) }),
  z.object({
    busiest_day: day,
    messages: count,
    /** `2021-03`. */
    busiest_month: z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), messages: count }),
    quietest_weekday: z.object({ weekday, messages: count }).nullable(),
  }),
).extend({ annotations })
/**
 * Messages by weekday (rows, Monday first) and hour. Remark: the busiest weekday, the busiest hour, the busiest hour
 * of one weekday, and the busiest part of the day on one weekday, as in "Sunday evenings".
 */
export const heatmap = figure(
  z.object({ type: z.literal('heatmap'), x: z.array(hour), y: z.array(z.string()), z: z.array(z.array(count)) }).catchall(z.json()),
  z.object({
    busiest_weekday: weekday,
    busiest_hour: hour,
    busiest_cell: z.object({ weekday, hour, messages: count }),
    busiest_time: z.object({ weekday, part: z.enum(['night', 'morning', 'afternoon', 'evening']), messages: count }),
  }),
)
/**
 * Messages a person, most first. `x` holds the names as they are; what Plotly draws, which reads `<b>` as bold, is in
 * `text` and the axis, escaped. Remark: who wrote most, their share (0 to 1), and whether another wrote as much.
 */
export const messageShare = figure(
  z
    .object({ type: z.literal('bar'), name: z.string(), x: z.array(z.string()), y: z.array(count), text: z.array(z.string()) })
    .catchall(z.json()),
  z.object({ author: z.string(), messages: count, share: z.number().min(0).max(1), is_tied: z.boolean() }),
)
/**
 * Messages a day as weeks (columns, named by their Monday) by weekday (rows); null before the first day and after the
 * last. Remark: days with messages, all days, and the longest run of days with messages.
 */
export const calendar = figure(
  z
    .object({ type: z.literal('heatmap'), x: z.array(day), y: z.array(z.string()), z: z.array(z.array(count.nullable())) })
    .catchall(z.json()),
  z.object({ active_days: count, total_days: count, longest_streak: z.object({ days: count, from: day, to: day }) }),
).extend({ annotations })

export const licenseStatus = z.object({
  is_pro: z.boolean(),
  tier: z.enum(['free', 'pro']),
  licensee: z.string().nullable(),
  expires: instant.nullable(),
  features: z.array(z.string()).readonly(),
  state: z.string(),
})

export const searchStats = z.object({
  total_messages: count,
  messages_with_links: count,
  messages_with_questions: count,
  messages_with_emojis: count,
})

/** Everything but `limit` and `offset` is optional; `has_x: false` is no filter. */
export const search = z.object({
  query: z.string().optional(),
  start_date: day.optional(),
  end_date: day.optional(),
  /** The exact name; an unknown one has no hits. */
  sender: z.string().optional(),
  has_media: z.boolean().optional(),
  has_link: z.boolean().optional(),
  has_question: z.boolean().optional(),
  has_emoji: z.boolean().optional(),
  sentiment: z.enum(['positive', 'neutral', 'negative']).optional(),
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
  limit: clamped(1, 100).default(20),
  offset: atLeast(0).default(0),
  sort_by: z.enum(['relevance', 'date_desc', 'date_asc', 'length']).optional(),
})

export const searchHit = z.object({
  /** The message's index in file order. */
  id: count,
  author: z.string(),
  date: dateTime,
  message: z.string(),
  kind,
  /** 0 to 1, the best hit 1; null without a query. */
  relevance: z.number().min(0).max(1).nullable(),
  is_media: z.boolean(),
  has_link: z.boolean(),
  has_question: z.boolean(),
  has_emoji: z.boolean(),
  /** Null until messages are scored. */
  sentiment: z.null(),
  sentiment_score: z.null(),
  /** Grapheme clusters. */
  length: count,
  /** Ranges of `message` in UTF-16 units. */
  highlights: z.array(z.tuple([count, count])),
})
export type SearchHit = z.output<typeof searchHit>

/** What stands around a message: the messages of the conversation, and the system lines among them. */
export const around = z.object({
  around: numeral(0, Number.MAX_SAFE_INTEGER),
  before: numeral(0, 500).default(20),
  after: numeral(0, 500).default(20),
})
export const conversation = z.object({
  messages: z.array(
    searchHit.extend({
      /** Null for a system line, which has no id of its own: it stands before the message with this id. */
      author: z.string().nullable(),
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

/** The day it is where the asker is; without it the host's. */
export const keyword = z.object({ keyword: z.string(), today: day.optional() })
export const keywordPage = keyword.extend({ limit: clamped(1, 1000).default(20), offset: atLeast(0).default(0) })

const milestoneMessage = z.object({
  id: count,
  author: z.string(),
  /** The day. */
  date: day,
  /** `21:59:00`. */
  time: z.iso.time(),
  message: z.string(),
  timestamp: dateTime,
})
export const milestoneFirst = z.object({
  /** `days_ago`: calendar days to today. */
  first_occurrence: milestoneMessage.extend({ days_ago: z.int() }).nullable(),
})
/** Oldest first; `count` is of all messages with the keyword. */
export const milestoneMatches = z.object({ matches: z.array(milestoneMessage), count })
/** `March 2021`, every month from the first to the last match. */
const monthCount = z.object({ month_name: z.string(), count })
export const milestoneTimeline = z.object({ timeline: z.array(monthCount) })
export const milestoneStatistics = z.object({
  statistics: z.object({
    total_occurrences: count,
    /** The earliest of several. */
    peak_month: monthCount.nullable(),
    authors: z.array(z.object({ author: z.string(), count })),
  }),
})

export const searchAnswer = z.object({
  results: z.array(searchHit),
  metadata: z.object({ total_results: count, offset: count, has_more: z.boolean() }),
})
