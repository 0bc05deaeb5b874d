import type { SentimentTimeline } from '#charts/sentiment-timeline.ts'
import type { Monthly, Yearly } from './answers.ts'

/** The answers of both calls as what the chart draws. */
export const monthly = ({ monthly_sentiment: months }: Monthly): SentimentTimeline => ({
  by: 'monthly',
  periods: months.map(({ month, sentiment, messages, all_messages: all }) => ({
    period: month,
    sentiment,
    scored: messages,
    messages: all,
  })),
  messages: months.reduce((sum, { messages }) => sum + messages, 0),
})

export const yearly = ({ yearly_sentiment: years }: Yearly): SentimentTimeline => ({
  by: 'yearly',
  periods: years.map(({ year, sentiment, messages, all_messages: all }) => ({
    period: String(year).padStart(4, '0'),
    sentiment,
    scored: messages,
    messages: all,
  })),
  messages: years.reduce((sum, { messages }) => sum + messages, 0),
})
