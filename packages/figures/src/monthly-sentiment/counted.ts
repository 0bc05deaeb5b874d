import { sentimentTimeline } from '@convostat/engine/analyses/sentiment-timeline'
import { countedFace } from '#counted-face.ts'
import { monthOf } from '#counting/month-of.ts'
import { scored, scoredColumns } from '#counting/scored.ts'
import { none, table } from '#figure.ts'
import type { MonthlySentiment } from './shape.ts'

export const monthlySentiment = countedFace<'monthlySentiment'>()({
  asked: {},
  feelings: 'needed',
  count: (chat, selection, _asked, feelings) => {
    const months = sentimentTimeline(chat, feelings, selection, 'month')
    return { monthly_sentiment: months.map((period) => ({ month: monthOf(period), ...scored(period) })) }
  },
  public: none,
  report: { plan: 'pro', asked: {} },
  tables: [
    table({
      file: 'sentiment_by_month.csv',
      about: 'Mean sentiment of every month from the first to the last.',
      columns: { month: 'Month (YYYY-MM)', ...scoredColumns },
      rows: ({ monthly_sentiment }: MonthlySentiment) => monthly_sentiment,
    }),
  ],
  ask: { by: ['happiest'], tool: none },
})
