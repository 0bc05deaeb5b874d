import { none, type PageFace } from '#figure.ts'
import type { MoodTimeline } from './shape.ts'

export const moodTimeline = {
  at: { subject: 'emotion', call: 'moodTimeline', path: '/api/emotion/mood-timeline', plan: 'pro' },
  isEmpty: ({ timeline }) => timeline.length === 0,
  isTooLittle: none,
} as const satisfies PageFace<MoodTimeline>
