import { sentimentDistribution as distributionOf } from '@convostat/engine/analyses/sentiment-distribution'
import { countedFace } from '#counted-face.ts'
import { none, table } from '#figure.ts'
import type { SentimentDistribution } from './shape.ts'

export const sentimentDistribution = countedFace<'sentimentDistribution'>()({
  asked: {},
  feelings: 'needed',
  count: (chat, selection, _asked, feelings) => distributionOf(chat, feelings, selection),
  public: none,
  report: { plan: 'pro', asked: {} },
  tables: [
    table({
      file: 'sentiment.csv',
      about: 'Messages by sentiment.',
      columns: { sentiment: 'positive, neutral, negative, or unscored where nothing can be scored', messages: 'Messages' },
      rows: (counts: SentimentDistribution) => Object.entries(counts).map(([sentiment, messages]) => ({ sentiment, messages })),
    }),
  ],
  ask: { by: ['count'], tool: none },
})
