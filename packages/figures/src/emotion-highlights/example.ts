import type { EmotionHighlights } from './shape.ts'

/** Two people nobody could take for their own. */
const [one, other] = ['Romeo M.', 'Juliet C.']

export const emotionHighlights: EmotionHighlights = {
  highlights: [
    {
      emotion: 'love',
      id: 1,
      author: other,
      date: '2023-05-14T23:12:00',
      message: 'My bounty is as boundless as the sea, my love as deep',
      score: 0.97,
      others: [],
    },
    {
      emotion: 'admiration',
      id: 2,
      author: one,
      date: '2023-04-30T22:41:00',
      message: 'O, she doth teach the torches to burn bright!',
      score: 0.93,
      others: [],
    },
  ],
}
