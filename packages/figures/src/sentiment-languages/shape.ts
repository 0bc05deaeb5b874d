import { none } from '#figure.ts'
import { filter } from '#schema/filter.ts'
import { ours, personName } from '#schema/holds.ts'
import { count } from '#schema/values.ts'
import { z } from '#zod.ts'

/**
 * In which languages people write here, most messages first, and how well the model read messages of such a language that
 * it had not seen. `messages` are those of these languages together.
 */
const plain = z.object({
  languages: z.array(
    z.object({
      /** BCP 47; `und` where nobody can tell. */
      language: ours,
      authors: z.array(personName),
      messages: count,
      quality: z.enum(['well', 'fair', 'poorly', 'unknown']),
    }),
  ),
  messages: count,
})

export const sentimentLanguages = { asked: filter, plain, public: none } as const
export type SentimentLanguages = z.output<typeof plain>
