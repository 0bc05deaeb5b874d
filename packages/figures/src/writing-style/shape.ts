import { none } from '#figure.ts'
import { filter } from '#schema/filter.ts'
import { personName } from '#schema/holds.ts'
import { count } from '#schema/values.ts'
import { z } from '#zod.ts'

const share = z.number().min(0).max(1).nullable()
/** How one writes. Shares and lengths are of the messages with text (`texts`), captions included; null without any. */
const style = {
  messages: count,
  texts: count,
  /** Characters as a reader counts them. */
  median_length: z.number().min(0).nullable(),
  mean_length: z.number().min(0).nullable(),
  mean_words: z.number().min(0).nullable(),
  longest: z.object({ id: count, length: count }).nullable(),
  emoji_share: share,
  question_share: share,
  link_share: share,
  /** Of the texts with at least four letters that have a small and a capital form, those of capitals alone; null without any. */
  caps_share: share,
  /** Different ones in each 1,000 words, on average; null with fewer. */
  distinct_words_per_1000: z.number().min(0).max(1000).nullable(),
  /** Texts by length, a number for each of `lengths`. */
  histogram: z.array(count),
}
const plain = z.object({
  /** Characters from and to, both included; the last has no end. */
  lengths: z.array(z.object({ from: count, to: count.nullable() })),
  everyone: z.object(style),
  /** Everyone with at least one message counted, most first. */
  people: z.array(z.object({ person: personName, ...style })),
})

export const writingStyle = { asked: filter, plain, public: none } as const
export type WritingStyle = z.output<typeof plain>
