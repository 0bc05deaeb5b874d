import { none } from '#figure.ts'
import { wordFilter } from '#schema/asked.ts'
import { repeatable } from '#schema/filter.ts'
import { personName } from '#schema/holds.ts'
import { shownMessages } from '#schema/on-show.ts'
import { count, numeral } from '#schema/values.ts'
import { z } from '#zod.ts'

/** `person`: whose words, as often as people are wanted; without it those who wrote most. */
const asked = wordFilter.extend({ person: repeatable.optional(), top_n: numeral(1, 20).default(4) })

/**
 * For each person the first own word that is in a message fit to be put on show, as `wordComparison` counts it, and at most six
 * such messages of theirs. Who has none is left out.
 */
const plain = z.object({
  people: z.array(z.object({ person: personName, word: z.string(), count, others: count, shown: shownMessages })),
})

export const ownWordMessages = { asked, plain, public: none } as const
export type OwnWordMessages = z.output<typeof plain>
