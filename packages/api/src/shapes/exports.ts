import { chatTitle, filter, flag } from '@convostat/figures/schema'
import { z } from '@convostat/figures/zod'
import { favorite, keptOffMessage } from './favorites.ts'

/** With `Person A` and so on instead of names; `all`: with what people wrote covered, too. */
const masked = z.union([flag, z.literal('all')]).default(false)
export type Masked = z.output<typeof masked>

/** A book of more messages than these is refused as too large. */
export const mostOnPaper = 10_000

const paper = z.enum(['a4', 'letter'])
/** A favorite as paper needs it; its other fields are ignored. */
const onPaper = favorite.pick({ author: true, text: true, originalDate: true }).extend({ note: z.string().default('') })

/**
 * `report`: which one; without it that of the plan. `favorites`: those that
 * the full report is to contain; the caller keeps them. `neverShown`: messages that are in no frame, by their author's name as shown.
 */
export const reportAsked = z.object({
  report: z.enum(['pro', 'free']).optional(),
  paper: paper.default('a4'),
  masked,
  favorites: z.array(onPaper).default([]),
  neverShown: z.array(keptOffMessage.pick({ author: true, message: true })).default([]),
})
/** The message right before or after a favorite. */
const beside = favorite.pick({ author: true, text: true, originalDate: true }).nullish()
/** The last page names the chat that it was saved from, by `uploadTitle`. */
const inBook = onPaper.extend({ uploadTitle: chatTitle.default(''), before: beside, after: beside })
/**
 * `bleed`: color goes beyond the edge of the page, with marks where to cut. `part`: its pages, or its cover as one sheet for a printing
 * shop, as wide as the pages need.
 */
export const bookAsked = z.object({
  messages: z.array(inBook).default([]),
  paper: z.enum(['a5', 'a4', 'letter']).default('a4'),
  bleed: flag.default(false),
  part: z.enum(['pages', 'cover']).default('pages'),
  masked,
})

/** All figures as files: of tables, or of JSON. Masked they are as a whole: names are letters, and what people wrote is covered. */
export const tablesAsked = filter.extend({ masked })
export type TablesAsked = z.output<typeof tablesAsked>
