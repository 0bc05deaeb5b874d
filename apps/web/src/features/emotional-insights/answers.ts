import type { Contract, Output } from '@convostat/api'
import type { SentimentTimeline } from '#charts/sentiment-timeline.ts'

type Sentiment = Contract['sentiment']
type Emotion = Contract['emotion']

/** What the calls of this screen answer. */
export type Trend = Output<Sentiment['trend']>
export type Monthly = Output<Sentiment['monthly']>
export type Yearly = Output<Sentiment['yearly']>
export type Extremes = Output<Sentiment['peaksValleys']>
export type ExtremeDay = Extremes['peaks'][number]
export type Languages = Output<Sentiment['languages']>
export type Language = Languages['languages'][number]
export type Moods = Output<Emotion['moodTimeline']>
export type Vibe = Output<Emotion['vibe']>

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
