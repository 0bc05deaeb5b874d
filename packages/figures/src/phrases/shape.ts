import { none } from '#figure.ts'
import { wordFilter, writtenLanguages } from '#schema/asked.ts'
import { count, numeral } from '#schema/values.ts'
import { z } from '#zod.ts'

const asked = wordFilter.extend({ top_n: numeral(1, 50).default(20) })

/** Two to four words that belong together, the strongest first. None is part of another said about as often. */
const plain = z.object({
  phrases: z.array(z.object({ phrase: z.string(), count, messages: count })),
  languages: writtenLanguages,
  messages: count,
})

export const phrases = { asked, plain, public: none } as const
export type Phrases = z.output<typeof plain>
