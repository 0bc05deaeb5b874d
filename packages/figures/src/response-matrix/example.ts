import type { ResponseMatrix } from './shape.ts'

/** Two people nobody could take for their own. */
const [one, other] = ['Romeo M.', 'Juliet C.']

export const responseMatrix: ResponseMatrix = {
  people: [one, other],
  pairs: [
    { from: other, to: one, replies: 1750, median_seconds: 174, p90_seconds: 9240 },
    { from: one, to: other, replies: 1749, median_seconds: 96, p90_seconds: 6120 },
  ],
  total_pairs: 2,
}
