import { emotionalSync } from '@convostat/engine/analyses/emotional-sync'
import { countedFace } from '#counted-face.ts'
import { none, table } from '#figure.ts'
import type { EmotionSync } from './shape.ts'

export const emotionSync = countedFace('emotionSync')({
  asked: {},
  feelings: 'needed',
  count: (chat, selection, _asked, feelings) => {
    const { pairs, totalPairs } = emotionalSync(chat, feelings, selection)
    return { pairs, total_pairs: totalPairs }
  },
  public: none,
  report: { plan: 'pro', asked: {} },
  tables: [
    table({
      file: 'emotional_sync.csv',
      about: 'How alike the moods of two people move: correlation of their weekly means, most weeks first, at most 100 pairs.',
      columns: { a: 'One', b: 'The other', correlation: '-1 to 1', weeks: 'Weeks in which both wrote' },
      rows: ({ pairs }: EmotionSync) => pairs,
    }),
  ],
})
