import { emotionalSync, weeksOfTwo } from '@convostat/engine/analyses/emotional-sync'
import { isoDay } from '@convostat/engine/chat/civil'
import { countedFace } from '#counted-face.ts'
import { none, table, tool } from '#figure.ts'
import type { EmotionSync } from './shape.ts'

/** From here on moods go together, and below its negative against one another. */
const CLOSELY = 0.3

export const emotionSync = countedFace<'emotionSync'>()({
  asked: {},
  feelings: 'needed',
  count: (chat, selection, _asked, feelings) => {
    const { pairs, totalPairs } = emotionalSync(chat, feelings, selection)
    const [closest] = pairs.toSorted((one, other) => other.correlation - one.correlation)
    if (!closest) return { pairs, total_pairs: totalPairs, closest: null }
    const { a, b } = closest
    const weeks = weeksOfTwo(chat, feelings, [a, b], selection).map(({ monday, ...means }) => ({ week: isoDay(monday), ...means }))
    return { pairs, total_pairs: totalPairs, closest: { a, b, weeks } }
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
  ask: {
    by: none,
    tool: tool<EmotionSync>()({
      name: 'mood_sync',
      description: 'whether moods rise and fall together',
      metric: 'correlation',
      unit: 'score',
      definition:
        'Pearson’s correlation, −1 to 1, of two people’s weekly mean scores over the weeks in which both have a scored message, at least 8.',
      people: 'several',
      asked: () => ({}),
      parts: { of: 'name', value: 'score' },
      says: ['together', 'apart', 'independent', 'pairs'],
      slots: ['pair', 'value', 'weeks'],
      of: ({ pairs }) => {
        const ranked = pairs.toSorted((one, other) => other.correlation - one.correlation)
        const { a, b, correlation, weeks } = ranked[0] ?? { a: '', b: '', correlation: 0, weeks: 0 }
        const shown = Math.round(100 * correlation) / 100
        const one = shown >= CLOSELY ? ('together' as const) : shown <= -CLOSELY ? ('apart' as const) : ('independent' as const)
        return {
          says: pairs.length > 1 ? ('pairs' as const) : one,
          value: pairs.length === 0 ? null : correlation,
          parts: pairs.length > 1 ? ranked.map(({ a, b, correlation }) => ({ of: `${a} & ${b}`, value: correlation })) : [],
          messages: [],
          found: none,
          slots: { pair: { names: [a, b] }, value: { score: correlation }, weeks: { count: weeks } },
        }
      },
    }),
  },
})
