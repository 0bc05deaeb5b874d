import type { EmotionSync } from './shape.ts'

export const emotionSync: EmotionSync = {
  pairs: [{ a: 'Romeo Montague', b: 'Juliet Capulet', correlation: 0.42, weeks: 37 }],
  total_pairs: 1,
}
