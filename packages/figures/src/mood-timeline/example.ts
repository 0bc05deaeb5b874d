import type { MoodTimeline } from './shape.ts'

export const moodTimeline: MoodTimeline = {
  timeline: [
    { date: '2023-06', mood: 'love', intensity: 0.31, messages: 402 },
    { date: '2023-08', mood: 'joy', intensity: 0.28, messages: 655 },
  ],
}
