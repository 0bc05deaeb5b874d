import { atLeast, clamped, count, dateTime, day, filter, flag, month, ours, personName } from '@convostat/figures/schema'
import { z } from '@convostat/figures/zod'

/** The day it is where the asker is; without it the host's. */
export const keyword = z.object({ keyword: z.string(), today: day.optional() })
export const keywordPage = keyword.extend({ limit: clamped(1, 1000).default(20), offset: atLeast(0).default(0) })

const milestoneMessage = z.object({
  id: count,
  author: personName,
  /** The day. */
  date: day,
  /** `21:59:00`. */
  time: z.iso.time(),
  message: z.string(),
  timestamp: dateTime,
  /** Where the keyword is: ranges of `message` in UTF-16 units. */
  highlights: z.array(z.tuple([count, count])),
})
export const milestoneFirst = z.object({
  /** `days_ago`: calendar days to today. */
  first_occurrence: milestoneMessage.extend({ days_ago: z.int() }).nullable(),
})
/** Oldest first; `count` is of all messages with the keyword. */
export const milestoneMatches = z.object({ matches: z.array(milestoneMessage), count })
/** `March 2021` and `2021-03`, every month from the first to the last match. */
const monthCount = z.object({ month_name: ours, month, count })
export const milestoneTimeline = z.object({ timeline: z.array(monthCount) })
export const milestoneStatistics = z.object({
  statistics: z.object({
    total_occurrences: count,
    /** The earliest of several. */
    peak_month: monthCount.nullable(),
    /** Most first, each with their own first message that contains the keyword. */
    authors: z.array(z.object({ author: personName, count, first: milestoneMessage })),
  }),
})
/** With `on_show` what may be shown of them unasked is answered, too, which may wait for what the model reads. */
export const milestoneSuggesting = filter.extend({ on_show: flag.optional() })
export const milestoneSuggestions = z.object({
  /** Best first, at most 50; `count` is the messages that a search for the keyword finds. */
  suggestions: z.array(z.object({ keyword: z.string(), count })),
  /** At most six of the first fifteen, each with its first message, which is fit to be put on show; no message twice. Where it was asked for. */
  on_show: z.array(z.object({ keyword: z.string(), count, first: milestoneMessage })).optional(),
})
