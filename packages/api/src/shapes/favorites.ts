import { chatTitle, dateTime, holding, instant, personName } from '@convostat/figures/schema'
import { z } from '@convostat/figures/zod'
import { mostTitle } from '../limits.ts'

/** The screens that messages are saved on. */
export const favoriteSource = z.enum(['Search', 'Milestones', 'Moments', 'Relationship', 'Words', 'Wrapped', 'Ask'])

/**
 * A message that someone saved. It is the same as another where author, text and original date are, whatever upload
 * they come from: it survives a longer export, and the upload itself.
 */
export const favorite = z.object({
  id: holding('ours', z.string().min(1).max(64)),
  author: personName,
  text: z.string(),
  originalDate: dateTime,
  savedOn: instant,
  source: favoriteSource,
  /** The upload that was open, and what it was called then. */
  uploadId: z.string().regex(/^upload_\d{1,16}$/),
  uploadTitle: chatTitle,
  /** What the reader wrote beside it; empty for nothing. */
  note: z.string(),
  /** When the note was last changed; null where there never was one. */
  notedOn: instant.nullable().default(null),
})
export type Favorite = z.output<typeof favorite>
export type FavoriteSource = Favorite['source']

/** What someone said of a special moment, whose id is made of the chat's content: another name for it (null: its own), or not to be shown. */
export const momentMark = z.object({
  id: holding('ours', z.string().min(1).max(100)),
  title: z.string().min(1).max(mostTitle).nullable(),
  is_dismissed: z.boolean(),
})
export type MomentMark = z.output<typeof momentMark>

/** A word that someone leaves out of every count of words. */
export const leftOutWord = z.object({ word: z.string().trim().min(1).max(100), savedOn: instant })
export type LeftOutWord = z.output<typeof leftOutWord>

/** A message that someone never wants to see put on show: it is recognized by its author's name in the file and its text, in any export. */
export const keptOffMessage = z.object({
  author: personName,
  message: z.string().min(1),
  /** The uploads it was seen in: it is forgotten with the last one. */
  uploadIds: z.array(z.string().regex(/^upload_\d{1,16}$/)).min(1),
  savedOn: instant,
})
export type KeptOffMessage = z.output<typeof keptOffMessage>

/** A keyword that someone follows. */
export const savedMilestone = z.object({ keyword: z.string().trim().min(1), savedOn: instant })
export type SavedMilestone = z.output<typeof savedMilestone>
