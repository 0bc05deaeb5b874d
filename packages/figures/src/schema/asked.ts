import { filter } from './filter.ts'
import { numeral } from './values.ts'

/** How many gaps, caring moments, bursts or streaks are wanted. */
export const topFive = filter.extend({ top_n: numeral(1, 50).default(5) })
