import type { ResponseMatrix } from './shape.ts'

export const responseMatrix: ResponseMatrix = {
  people: ['Juliet Capulet', 'Romeo Montague'],
  pairs: [
    { from: 'Juliet Capulet', to: 'Romeo Montague', replies: 206, median_seconds: 72, p90_seconds: 4300 },
    { from: 'Romeo Montague', to: 'Juliet Capulet', replies: 198, median_seconds: 95, p90_seconds: 6100 },
  ],
  total_pairs: 2,
}
