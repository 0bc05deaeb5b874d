import { chatTitle, count, dateTime, file, fileName, flag, instant, ours, personName } from '@convostat/figures/schema'
import { z } from '@convostat/figures/zod'
import type { Space, Unreadable } from '../store.ts'
import { askedQuestion } from './ask.ts'
import { correction } from './emotion.ts'
import { favorite, keptOffMessage, leftOutWord, momentMark, savedMilestone } from './favorites.ts'
import { keptPeople } from './people.ts'

/** An upload that is kept, without opening it. `displayDate` is for reading only. */
export const historyEntry = z.object({
  id: ours,
  filename: fileName,
  uploadDate: instant,
  displayDate: ours,
  participants: z.array(personName),
  messageCount: count,
  dateRangeStart: dateTime,
  dateRangeEnd: dateTime,
  wasTruncated: z.boolean(),
  title: chatTitle.nullable(),
  is_group: z.boolean(),
  /** How many exports it was merged from. */
  file_count: count,
  /** What it takes in storage; null for the open chat where it is not kept. */
  bytes: count.nullable(),
})
export type HistoryEntry = z.output<typeof historyEntry>
/**
 * An upload that is there but cannot be read: damaged, written by a newer version, or found without its record, which opening
 * it makes again. It can be copied as it is, restored from a backup, or deleted. `upload` is what is known of it.
 */
export const damagedUpload = z.object({
  id: ours,
  uploadDate: instant.nullable(),
  bytes: count,
  why: z.enum(['damaged', 'newer', 'found'] satisfies Unreadable['why'][]).optional(),
  upload: historyEntry.optional(),
})
export type DamagedUpload = z.output<typeof damagedUpload>
/** Where uploads are kept: on this device, only in this window, or on the server that reads them. */
const storage = z.object({
  kind: z.enum(['device', 'memory', 'server'] satisfies Space['kind'][]),
  used_bytes: count.optional(),
  free_bytes: count.optional(),
  /** The uploads whose entries were lost and have been rebuilt. */
  rebuilt: z.array(ours).optional(),
  /** Why uploads can be read but not changed: their list belongs to a newer version, or cannot be opened. */
  trouble: z.enum(['newer', 'unopenable'] satisfies Space['trouble'][]).optional(),
  /** They are kept in a way that private windows have, too: in one they last until it is closed. */
  may_be_private: z.literal(true).optional(),
  /** Not all of what is kept can be reached now: an upload that is not listed may still be there. */
  is_partial: z.literal(true).optional(),
})
/** A chat that a backup would contain only in part: it is damaged, or its files are missing. */
const unreadableUpload = z.object({
  id: ours,
  uploadDate: instant.nullable(),
  /** Null where its record cannot be read. */
  filename: fileName.nullable(),
  title: chatTitle.nullable(),
  is_missing: z.boolean(),
})
export type UnreadableUpload = z.output<typeof unreadableUpload>
/** With `check`, every chat is read to its end, and `unreadable` names those that are damaged or missing. */
export const listing = z.object({ check: flag.optional() })
export const history = z.object({
  uploads: z.array(historyEntry),
  damaged: z.array(damagedUpload),
  storage,
  unreadable: z.array(unreadableUpload).optional(),
})
export type History = z.output<typeof history>
/** With `file_count`, `kept` names the upload that consists of another number of exports and was not deleted for that. */
export const deleted = z.object({ deleted: z.array(ours), kept: z.array(ours).optional() })
/** With `only: 'saved'` no chat is restored: the answer is what was saved, and the chats that restoring would bring. */
export const restoring = z.object({ file, only: z.literal('saved').optional() })
/**
 * What was saved from chats goes into a backup, too. The caller keeps it, so it is sent along, and handed back
 * with the answer when the backup is restored.
 */
export const saved = z.object({
  favorites: z.array(favorite),
  milestones: z.array(savedMilestone),
  /** Corrections of messages; a page that has none sends none. */
  corrections: z.array(correction).optional(),
  /** Changes to the people of chats; the same. */
  people: z.array(keptPeople).optional(),
  /** Names and dismissals of special moments; the same. */
  moments: z.array(momentMark).optional(),
  /** The words that are left out of every count of words; the same. */
  left_out: z.array(leftOutWord).optional(),
  /** Messages never to be put on show; the same. */
  kept_off: z.array(keptOffMessage).optional(),
  /** What was asked of chats, with the answers; the same. */
  asked: z.array(askedQuestion).optional(),
  /** Records that could not be read, as they were stored: `{ kind, record }` each. A version that can read them restores them. */
  unreadable: z.array(z.unknown()).optional(),
  /** The text of the license.json that is kept. */
  license: z.string().max(16_384).optional(),
})
export type Saved = z.output<typeof saved>
const some = count.optional()
/** How many of each kind of what was saved; left out where there are none. */
const byKind = z.object({
  favorites: some,
  milestones: some,
  corrections: some,
  people: some,
  moments: some,
  left_out: some,
  kept_off: some,
  asked: some,
})
export type SavedKind = keyof z.output<typeof byKind>
/** A backup of every upload, or with `upload_id` of that one. */
export const backingUp = saved.extend({ upload_id: z.string().optional() })
/**
 * Uploads of a backup: now kept, kept already, not readable in the backup, and left out because the history or the
 * storage is full. What was saved beside them, and how much of that is not readable.
 */
export const restored = z.object({
  restored: count,
  skipped: count,
  damaged: count,
  no_room: count,
  /** Uploads here that were given what only the backup had of them; left out where there are none. */
  merged: z.array(ours).optional(),
  /** Uploads that could not be written for another reason; left out where there are none. */
  failed: count.optional(),
  /** The uploads that are here once the backup is restored, by the ids they have here; with `only: 'saved'`. */
  chats: z.array(ours).optional(),
  ...saved.shape,
  damaged_saved: count,
  /** The same by kind; of a page that is damaged as a whole no kind is known. */
  damaged_kinds: byKind.optional(),
})
export type RestoredAnswer = z.output<typeof restored>
