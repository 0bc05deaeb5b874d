import type { MoodTimeline } from './shape.ts'

export const moodTimeline: MoodTimeline = {
  timeline: [
    { date: '2023-04', mood: 'admiration', intensity: 0.29, messages: 912 },
    { date: '2023-05', mood: 'love', intensity: 0.38, messages: 2204 },
    { date: '2023-06', mood: 'love', intensity: 0.42, messages: 2610 },
    { date: '2023-07', mood: 'sadness', intensity: 0.33, messages: 871 },
    { date: '2023-08', mood: 'love', intensity: 0.36, messages: 1063 },
  ],
}
