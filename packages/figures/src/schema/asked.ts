import { z } from '#zod.ts'
import { filter, repeatable } from './filter.ts'
import { ours } from './holds.ts'
import { flag, numeral } from './values.ts'

/** How many gaps, caring moments, bursts or streaks are wanted. */
export const topFive = filter.extend({ top_n: numeral(1, 50).default(5) })

/** The same of a list that is often hardly longer: with `whole` all of it, where it has no more than `fewEnough`. */
export const topOrWhole = topFive.extend({ whole: flag.optional() })
export const fewEnough = 60
export const wantedOf = ({ top_n, whole }: { top_n: number; whole?: boolean }, all: number): number =>
  whole && all <= fewEnough ? all : top_n

/** How many of the brightest and of the hardest days are wanted. */
export const topDays = filter.extend({ top_n: numeral(1, 50).default(3) })

/** Which words count: not the reader's own stop words (`without`), nor those of the chat's languages unless `all` (`all=1` in a GET call). */
export const wordFilter = filter.extend({
  without: repeatable.optional(),
  all: z.union([flag, z.enum(['1', '0']).transform((digit) => digit === '1')]).default(false),
})

/** The languages whose stop words were left out (BCP 47), the one spoken most first; none with `all`, or where unknown. */
export const writtenLanguages = z.array(ours)
