import {
  askedQuestion,
  type Favorite,
  favorite,
  type KeptPeople,
  keptOffMessage,
  keptPeople,
  leftOutWord,
  momentMark,
  savedMilestone,
} from '@convostat/api/schemas'
import { z } from '@convostat/figures/zod'

/** Earlier than anything that was ever saved. */
const unknownTime = '1970-01-01T00:00:00.000Z'

/**
 * Damaged records, as far as they can still be used. A field that is only shown falls back; what identifies a record, and what it is
 * about, must be there.
 */
export const inPart = {
  /** Its note, and where and when it was saved, are shown beside it. */
  favorite: favorite
    .extend({
      id: favorite.shape.id.catch(''),
      savedOn: favorite.shape.savedOn.catch(''),
      source: favorite.shape.source.catch('Search'),
      uploadId: favorite.shape.uploadId.catch('upload_0'),
      uploadTitle: favorite.shape.uploadTitle.catch(''),
      note: favorite.shape.note.catch(''),
      notedOn: favorite.shape.notedOn.catch(null),
    })
    .transform(
      (given): Favorite => ({
        ...given,
        id: given.id || [given.originalDate, given.text.length, given.author, given.text].join(' ').slice(0, 64),
        // The message's own time, for it was saved no earlier.
        savedOn: given.savedOn || `${given.originalDate.slice(0, 19)}Z`,
      }),
    ),
  savedMilestone: savedMilestone.extend({ savedOn: savedMilestone.shape.savedOn.catch(unknownTime) }),
  leftOutWord: leftOutWord.extend({ savedOn: leftOutWord.shape.savedOn.catch(unknownTime) }),
  keptOffMessage: keptOffMessage.extend({ savedOn: keptOffMessage.shape.savedOn.catch(unknownTime) }),
  askedQuestion: askedQuestion.extend({ askedOn: askedQuestion.shape.askedOn.catch(unknownTime) }),
  momentMark: z
    .object({
      id: momentMark.shape.id,
      title: momentMark.shape.title.optional().catch(undefined),
      is_dismissed: momentMark.shape.is_dismissed.optional().catch(undefined),
    })
    .refine(({ title, is_dismissed }) => title !== undefined || is_dismissed !== undefined)
    .transform(({ id, title = null, is_dismissed = false }) => ({ id, title, is_dismissed })),
  keptPeople: z
    .object({ chat: keptPeople.shape.chat, me: z.unknown(), names: z.unknown(), hidden: z.unknown(), colors: z.unknown() })
    .refine(({ names, hidden }) => isFilled(names) || isFilled(hidden))
    .transform(({ chat, me, names, hidden, colors }): KeptPeople => {
      const { me: one, names: byName, hidden: some, colors: each } = keptPeople.shape
      return {
        chat,
        me: one.catch(null).parse(me),
        names: eachEntry(names, byName),
        hidden: Array.isArray(hidden) ? hidden.filter((name) => some.safeParse([name]).success) : [],
        colors: eachEntry(colors, each),
      }
    }),
}

const isFilled = (value: unknown): boolean => typeof value === 'object' && value !== null

/** Those entries of an object that are what they should be. */
function eachEntry<T>(value: unknown, shape: z.ZodType<Record<string, T>>): Record<string, T> {
  if (!isFilled(value) || Array.isArray(value)) return {}
  return Object.fromEntries(
    Object.entries(Object(value) as object).filter(([name, entry]) => shape.safeParse(Object.fromEntries([[name, entry]])).success),
  ) as Record<string, T>
}
