import { none } from '#figure.ts'
import { emotion } from '#schema/feelings.ts'
import { filter } from '#schema/filter.ts'
import { count, month } from '#schema/values.ts'
import { z } from '#zod.ts'

/** Every month with a scored message, its leading emotion and that one's share of all that was felt. */
const plain = z.object({
  timeline: z.array(z.object({ date: month, mood: emotion, intensity: z.number().min(0).max(1), messages: count })),
})

export const moodTimeline = { asked: filter, plain, public: none } as const
export type MoodTimeline = z.output<typeof plain>
