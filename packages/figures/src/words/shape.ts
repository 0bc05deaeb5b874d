import { none } from '#figure.ts'
import { wordFilter, writtenLanguages } from '#schema/asked.ts'
import { count, numeral } from '#schema/values.ts'
import { z } from '#zod.ts'

const asked = wordFilter.extend({ top_n: numeral(1, 500).default(100) })

/** Words in their commonest spelling, most first. `total`: how many different ones there are; `said`: how often any of them was. */
const plain = z.object({
  words: z.array(
    z.object({
      word: z.string(),
      /** How often it was said. */
      count,
      /** In how many messages, as a search for it finds them. */
      messages: count,
      /** Someone's name, or a part of one. */
      is_name: z.boolean(),
    }),
  ),
  total: count,
  said: count,
  languages: writtenLanguages,
  /** Messages counted. */
  messages: count,
})

export const words = { asked, plain, public: none } as const
export type Words = z.output<typeof plain>
