import { none } from '#figure.ts'
import { emotion } from '#schema/feelings.ts'
import { filter } from '#schema/filter.ts'
import { shownMessages } from '#schema/on-show.ts'
import { count, month } from '#schema/values.ts'
import { z } from '#zod.ts'

const share = z.number().min(0).max(1)

/** Every month in which something was felt: its leading emotion, and how far the month is from the habit of the chat. */
const plain = z.object({
  timeline: z.array(
    z.object({
      date: month,
      mood: emotion,
      /** The emotion's share of all that was felt in the month, and in the whole chat. */
      intensity: share,
      habit: share,
      /** Standard deviations from the habit, above 0 where more was felt than elsewhere; and whether that is more than chance. */
      z: z.number(),
      stands_out: z.boolean(),
      messages: count,
      /** Messages of a month with more of its mood than usual that carry it and may be put on show; a grave mood mostly has none. */
      shown: shownMessages,
    }),
  ),
})

export const moodTimeline = { asked: filter, plain, public: none } as const
export type MoodTimeline = z.output<typeof plain>
