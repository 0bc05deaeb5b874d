import { balance as balanceOf } from '@convostat/engine/analyses/balance'
import { countedFace } from '#counted-face.ts'
import { none, tool } from '#figure.ts'
import type { Balance } from './shape.ts'

export const balance = countedFace<'balance'>()({
  asked: {},
  feelings: none,
  count: (chat, selection) => {
    const { shares, ratio, balanced } = balanceOf(chat, selection)
    return {
      balanced,
      ratio,
      message_counts: Object.fromEntries(shares.map(({ person, count }) => [person, count])),
      people: shares.map(({ person }) => person),
    }
  },
  public: none,
  report: none,
  tables: [{ within: 'overview.csv', rows: ({ ratio }) => [{ figure: 'balance_ratio', value: ratio }] }],
  ask: {
    by: none,
    tool: tool<Balance>()({
      name: 'balance',
      description: 'whether everyone writes equally much, or the chat is one-sided',
      metric: 'balance_ratio',
      unit: 'share',
      definition:
        'The smallest divided by the largest count of messages among people with at least 1 % of them; balanced is a ratio of at least 0.67.',
      people: 'several',
      asked: () => ({}),
      parts: { of: 'name', value: 'share' },
      says: ['even', 'uneven'],
      slots: ['fewest'],
      of: ({ ratio, balanced, message_counts, people }) => {
        const all = Object.values(message_counts).reduce((sum, count) => sum + count, 0)
        return {
          says: balanced ? ('even' as const) : ('uneven' as const),
          value: ratio,
          parts: people.map((person) => ({ of: person, value: message_counts[person] / all })),
          messages: [],
          found: {},
          slots: { fewest: { count: Math.round(100 * (ratio ?? 0)) } },
        }
      },
    }),
  },
})
