import { none } from '#figure.ts'
import { wordFilter, writtenLanguages } from '#schema/asked.ts'
import { personName } from '#schema/holds.ts'
import { count, dateTime, month, numeral } from '#schema/values.ts'
import { z } from '#zod.ts'

/** `top_n`: topics at most. */
const asked = wordFilter.extend({ top_n: numeral(1, 100).default(100) })

const said = z.object({ id: count, author: personName, date: dateTime, message: z.string() })

/**
 * What a chat is about, most talked about first. It is cut into windows, stretches of a conversation long enough to tell;
 * each is about one topic or about none. None at all where a chat is too short, or nothing in it comes up together.
 */
const plain = z.object({
  topics: z.array(
    z.object({
      /** Its two or three most characteristic words in their commonest spelling. */
      name: z.string(),
      /** Most characteristic first, at most 10, those of the name included. */
      words: z.array(z.string()),
      /** Of all windows those about it. */
      share: z.number().min(0).max(1),
      windows: count,
      /** Normalized pointwise mutual information of its words, the mean over pairs: how much they come up together, 1 at most. */
      coherence: z.number().min(-1).max(1),
      /** Every month from the first window to the last, of that month's windows; null in a month without any. */
      by_month: z.array(z.object({ month, share: z.number().min(0).max(1).nullable(), windows: count })),
      /** The most typical first, at most 3, each of another window. */
      messages: z.array(said),
      /** The next ones, at most 9. */
      others: z.array(said),
    }),
  ),
  /** Windows with enough words to tell, those about no topic included. */
  windows: count,
  /** Topics were learned from some of the windows, at even distances; `windows_learned` is how many. The shares are of all. */
  sampled: z.boolean(),
  windows_learned: count,
  /** How topics were found: non-negative matrix factorization of tf-idf weights. */
  method: z.literal('nmf'),
  languages: writtenLanguages,
  /** Messages counted. */
  messages: count,
})

export const topics = { asked, plain, public: none } as const
export type Topics = z.output<typeof plain>
