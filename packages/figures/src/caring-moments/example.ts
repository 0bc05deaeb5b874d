import type { CaringMoments } from './shape.ts'

/** Two people nobody could take for their own. */
const [one, other] = ['Romeo M.', 'Juliet C.']

export const caringMoments: CaringMoments = {
  caring_moments: [
    { id: 3, author: one, date: '2023-05-14T23:40:00', text: 'Sleep dwell upon thine eyes, peace in thy breast', care_score: 0.91 },
    { id: 4, author: other, date: '2023-05-14T23:41:00', text: 'Sweet, good night', care_score: 0.84 },
  ],
}
