import type { Note, NoteFacts } from '@convostat/engine/import/read-failure'
import {
  chatTitle,
  count,
  dateOrder,
  dateTime,
  day,
  file,
  fileName,
  instant,
  otherFormats,
  ours,
  personName,
} from '@convostat/figures/schema'
import { shapes } from '@convostat/figures/shapes'
import { z } from '@convostat/figures/zod'
import { everyone } from './people.ts'

/** Without `date_order` and `other_formats` the file decides. */
export const inspection = z.object({ file, date_order: dateOrder.optional(), other_formats: otherFormats.optional() })
/**
 * With `append_to` the file is a further export of a kept chat, and is merged into it. Where ten chats are kept already,
 * a new one takes the place of the one `replace` names; of the oldest without it, of none with `none`.
 */
export const uploading = inspection.extend({ append_to: z.string().optional(), replace: z.string().optional() })
/** A file of which a masked sample is made, whether it can be read or not. */
export const sampling = z.object({ file })
/** Lines of an export with every letter, digit and name masked: how it is laid out, and nothing of what it says. */
export const maskedSample = z.object({ sample: ours })
export type MaskedSample = z.output<typeof maskedSample>
/** One upload, or all of them. With `file_count` only as long as the upload consists of this many exports. */
export const deleting = z.object({
  upload_id: z.string().optional(),
  all: z.literal(true).optional(),
  file_count: z.int().min(1).optional(),
})
/** With `heard` the person has been notified that the chat is read differently than before. */
export const opening = z.object({ upload_id: z.string(), refresh: z.boolean().optional(), heard: z.boolean().optional() })

/** One upload as it is, readable or not; without an id all of them. */
export const copying = z.object({ upload_id: z.string().optional() })

/** The facts of a note, for callers that write their own sentence; which there are depends on its code. */
const noteFacts = z.object({
  /** The encoding that the file was read in (text_legacy_encoding). */
  encoding: ours.optional(),
  /** How many characters could not be read (text_legacy_encoding, text_repaired). */
  lost: count.optional(),
  /** How many chats the archive contains, and the one that was taken (zip_several_chats). */
  chats: count.optional(),
  file: fileName.optional(),
  /** Where a phone stops, and whether media came along (looks_cut). */
  messages: count.optional(),
  media: z.boolean().optional(),
  /** By how many minutes the times were set, from `least` to `most`, and which way (clock_shifted). */
  least: z.number().min(0).optional(),
  most: z.number().min(0).optional(),
  way: z.enum(['later', 'earlier', 'both']).optional(),
  /** Names that look alike (names_look_alike), or a name in the added file and whose it is here; at most 3, and how many more. */
  pairs: z.array(z.object({ name: personName, other: personName })).optional(),
  more: count.optional(),
  /** That a contact was renamed; else the files may be from two phones (renamed). */
  certain: z.boolean().optional(),
}) satisfies z.ZodType<NoteFacts>

const note = z.object({ code: ours, detail: z.string(), facts: noteFacts.optional() }) satisfies z.ZodType<Note>

/** What the whole file says about itself, before any limit. */
export const importFacts = z.object({
  service: z.literal('whatsapp'),
  layout: z.enum(['android', 'ios', 'web-copy']),
  /** False where the file, or a part of it, has whole minutes: durations are true to the minute then. */
  has_seconds: z.boolean(),
  /** BCP 47, of the phone's own phrases. */
  language: ours,
  date_order: dateOrder,
  date_order_certain: z.boolean(),
  /** The other orders that fit the dates as well, likelier ones first; of them a person may choose. */
  other_date_orders: z.array(dateOrder),
  /** Lines inside messages that look like messages in another format: left in the text. */
  other_format_lines: count,
  /** Messages in another format than the file's own, as of a second export joined to it. */
  other_format_messages: count,
  message_count: count,
  /** Everyone who wrote, most messages first, ties by first appearance. */
  participants: z.array(personName),
  first_date: day,
  last_date: day,
  unread_lines: count,
  /** The first unread line, letters as x and digits as 9. */
  unread_example: ours.nullable(),
  /** Lines in unknown wordings, recognized as media or system lines by their shape alone, and the first of them, masked. */
  unsure_lines: count,
  unsure_example: ours.nullable(),
  message_limit: count.nullable(),
  exceeds_limit: z.boolean(),
  notes: z.array(note),
  /** The group's name, or the person's the chat is with, where the export says it. */
  title: chatTitle.nullable(),
  is_group: z.boolean(),
})
export type ImportFacts = z.output<typeof importFacts>

/** Where the copy of the file on this device is; it never holds up an answer. */
export const stored = z.enum(['writing', 'stored', 'failed'])

export const overview = z.object({
  /** Everyone with at least one message counted here, most messages first, ties by first appearance. */
  participants: z.array(personName),
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

const readingTold = z.object({
  /** Null where it is no longer known. */
  date_order: dateOrder.nullable(),
  first: dateTime,
  last: dateTime,
  message_count: count,
  people_count: count,
})
/** How a kept chat was read before, by an earlier version, and how it is read now. */
const reread = z.object({ before: readingTold, now: readingTold })
export type Reread = z.output<typeof reread>

export const upload = z.object({
  status: z.literal('success'),
  /** `upload_` and the epoch milliseconds of the upload. */
  upload_id: z.string().regex(/^upload_\d+$/),
  filename: fileName,
  /** When it was uploaded, or opened again with `refresh`. */
  uploadDate: instant,
  was_truncated: z.boolean(),
  message_limit: count.nullable(),
  original_message_count: count,
  overview,
  latency_stats: z.object({ avg_response_time: seconds }),
  latency: shapes.responseTimes.plain,
  import: importFacts,
  people: everyone,
  /** Who the reader is, as shown; null where nobody said. */
  me: personName.nullable(),
  stored,
  /** Why nothing was kept, where `stored` is `failed`: the code and the sentence of a failure. */
  stored_problem: z
    .object({
      code: ours,
      detail: ours,
      /** What the chat needs and what is left, in bytes, rounded as they are shown (storage_full). */
      facts: z.object({ needs: z.number().min(0).optional(), free: z.number().min(0).optional() }).optional(),
    })
    .nullable(),
  /** What the export appended last brought; null for an upload of one file. */
  appended: z
    .object({
      filename: fileName,
      appendDate: instant,
      known_messages: count,
      new_messages: count,
      /** The first and the last new message; null where nothing was new. */
      first_new: dateTime.nullable(),
      last_new: dateTime.nullable(),
    })
    .nullable(),
  /** Where a kept chat is read differently than before, until the person has been notified of it: both readings. */
  reread: reread.optional(),
})
export type UploadAnswer = z.output<typeof upload>
