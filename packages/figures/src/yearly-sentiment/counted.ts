import { sentimentTimeline } from '@convostat/engine/analyses/sentiment-timeline'
import { countedFace } from '#counted-face.ts'
import { scored, scoredColumns } from '#counting/scored.ts'
import { none, table } from '#figure.ts'
import type { YearlySentiment } from './shape.ts'

export const yearlySentiment = countedFace<'yearlySentiment'>()({
  asked: {},
  feelings: 'needed',
  count: (chat, selection, _asked, feelings) => {
    const years = sentimentTimeline(chat, feelings, selection, 'year')
    return { yearly_sentiment: years.map((period) => ({ year: period.year, ...scored(period) })) }
  },
  public: none,
  report: none,
  tables: [
    table({
      file: 'sentiment_by_year.csv',
      about: 'Mean sentiment of every year from the first to the last.',
      columns: { year: 'Year', ...scoredColumns },
      rows: ({ yearly_sentiment }: YearlySentiment) => yearly_sentiment,
    }),
  ],
  ask: { by: ['happiest'], tool: none },
})
