import { none } from '#figure.ts'
import { filter } from '#schema/filter.ts'
import { emojiText } from '#schema/holds.ts'
import { count, numeral } from '#schema/values.ts'
import { z } from '#zod.ts'

const asked = filter.extend({ top_n: numeral(1, 500).default(100) })

/** Emoji without variation selectors and skin tones, most first. */
const plain = z.object({
  emojis: z.array(z.object({ emoji: emojiText, count, messages: count })),
  total: count,
  said: count,
  /** Messages counted, and those of them with an emoji. */
  messages: count,
  messages_with_emojis: count,
})

export const emojis = { asked, plain, public: none } as const
export type Emojis = z.output<typeof plain>
