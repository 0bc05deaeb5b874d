import { none } from '#figure.ts'
import { wordFilter, writtenLanguages } from '#schema/asked.ts'
import { repeatable } from '#schema/filter.ts'
import { emojiText, personName } from '#schema/holds.ts'
import { count, numeral } from '#schema/values.ts'
import { z } from '#zod.ts'

/** `person`: whose words, as often as people are wanted; without it the 20 who wrote most. */
const asked = wordFilter.extend({ person: repeatable.optional(), top_n: numeral(1, 50).default(20) })

/** `count` of this person and of all `others`; `z` is how far apart they are, in standard deviations: at least 1.96. */
const leaning = { count, others: count, z: z.number() }
/** What each says more than the others do, furthest apart first; nothing for one who is alone. At most 20 people, most messages first. */
const plain = z.object({
  people: z.array(
    z.object({
      person: personName,
      messages: count,
      words: z.array(z.object({ word: z.string(), ...leaning, is_name: z.boolean() })),
      emojis: z.array(z.object({ emoji: emojiText, ...leaning })),
    }),
  ),
  /** How many wrote at all. */
  total_people: count,
  languages: writtenLanguages,
})

export const wordComparison = { asked, plain, public: none } as const
export type WordComparison = z.output<typeof plain>
