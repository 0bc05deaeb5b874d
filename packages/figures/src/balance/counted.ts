import { balance as balanceOf } from '@convostat/engine/analyses/balance'
import { countedFace } from '#counted-face.ts'
import { none } from '#figure.ts'

export const balance = countedFace('balance')({
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
  report: { plan: 'pro', asked: {} },
  tables: [{ within: 'overview.csv', rows: ({ ratio }) => [{ figure: 'balance_ratio', value: ratio }] }],
})
