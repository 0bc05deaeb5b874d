import type { CaringMoments } from './shape.ts'

export const caringMoments: CaringMoments = {
  caring_moments: [
    { id: 311, author: 'Romeo Montague', date: '2023-08-02T21:14:00', text: 'Sleep well, thank you for everything', care_score: 0.91 },
  ],
}
