import { z } from '@convostat/figures/zod'
import { dateOrder, dateTime, instant, otherFormats } from './shapes/index.ts'
import type { AppendedRecord, KeptReading, UploadRecord } from './store.ts'

const count = z.int().min(0)

const appendedRecord = z.object({
  filename: z.string(),
  dateOrder: dateOrder.nullable(),
  otherFormats: otherFormats.optional(),
  lastModified: z.int(),
  appendDate: instant,
  knownMessages: count,
  newMessages: count,
  firstNew: dateTime.nullable(),
  lastNew: dateTime.nullable(),
}) satisfies z.ZodType<AppendedRecord>

const keptReading = z.object({
  dateOrder: dateOrder.nullable(),
  first: dateTime,
  last: dateTime,
  messages: count,
  people: count,
  mark: z.string().nullable(),
  newest: count.nullable(),
}) satisfies z.ZodType<KeptReading>

/** A record from storage or a backup: it may have been written by another version, by hand, or in part. */
export const uploadRecord = z.object({
  // An id becomes the name of a file.
  id: z.string().regex(/^upload_\d{1,16}$/),
  filename: z.string(),
  uploadDate: instant,
  participants: z.array(z.string()),
  messageCount: count,
  dateRangeStart: dateTime,
  dateRangeEnd: dateTime,
  wasTruncated: z.boolean(),
  dateOrder: dateOrder.nullable(),
  otherFormats: otherFormats.optional(),
  lastModified: z.int(),
  title: z.string().nullable(),
  isGroup: z.boolean(),
  mark: z.string().optional(),
  // The chat opens without it in any case.
  reading: keptReading.optional().catch(undefined),
  unheard: z.object({ before: keptReading, now: keptReading }).optional().catch(undefined),
  appended: z.array(appendedRecord),
}) satisfies z.ZodType<UploadRecord>
