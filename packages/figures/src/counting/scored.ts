import type { SentimentPeriod } from '@convostat/engine/analyses/sentiment-timeline'

/** A mean, and over how many messages it is. */
export const scored = <S>({ sentiment, scored, messages }: Pick<SentimentPeriod, 'scored' | 'messages'> & { sentiment: S }) => ({
  sentiment,
  messages: scored,
  all_messages: messages,
})

/** What the columns of such a mean say. */
export const scoredColumns = {
  sentiment: 'Mean sentiment, -1 to 1; empty where nothing could be scored',
  messages: 'Messages scored',
  all_messages: 'All messages, those without a score too',
}
