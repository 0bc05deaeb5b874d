import { none } from '#figure.ts'
import { emotion } from '#schema/feelings.ts'
import { filter } from '#schema/filter.ts'
import { personName } from '#schema/holds.ts'
import { count, dateTime } from '#schema/values.ts'
import { z } from '#zod.ts'

const felt = z.object({ id: count, author: personName, date: dateTime, message: z.string(), score: z.number().min(0).max(1) })

/**
 * The message that contains each emotion most surely, in the order of the emotions; those that none contains surely enough are left out.
 * `others`: the next ones, at most 11, each with another text.
 */
const plain = z.object({ highlights: z.array(z.object({ emotion, ...felt.shape, others: z.array(felt) })) })

export const emotionHighlights = { asked: filter, plain, public: none } as const
export type EmotionHighlights = z.output<typeof plain>
