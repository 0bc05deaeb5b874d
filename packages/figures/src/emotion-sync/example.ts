import type { EmotionSync } from './shape.ts'

/** Two people nobody could take for their own. */
const [one, other] = ['Romeo M.', 'Juliet C.']

export const emotionSync: EmotionSync = { pairs: [{ a: one, b: other, correlation: 0.58, weeks: 21 }], total_pairs: 1 }
