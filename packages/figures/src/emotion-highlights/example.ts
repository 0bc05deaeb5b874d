import type { EmotionHighlights } from './shape.ts'

export const emotionHighlights: EmotionHighlights = {
  highlights: [
    {
      emotion: 'love',
      id: 311,
      author: 'Romeo Montague',
      date: '2023-08-02T21:14:00',
      message: 'Sleep well, thank you for everything',
      score: 0.91,
    },
  ],
}
