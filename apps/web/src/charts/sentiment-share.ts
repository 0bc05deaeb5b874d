import type { Contract, Output, Sentiment } from '@convostat/api'
import { wholeShares } from '@convostat/format'
import { sounds } from '#data/search/searching.ts'
import { format } from '#format/index.ts'
import { sayEmotionalInsights } from '#messages/emotional-insights/index.ts'
import type { Answer } from './answers.ts'
import { type Cell, countCell, messagesCell, type Table, text } from './table.ts'

const words = sayEmotionalInsights.distribution

/** How many messages sound so, and in how many nothing can be scored. */
export interface SentimentShares extends Record<Sentiment, number> {
  unscored: number
  /** Those that are scored. */
  messages: number
}

/** As the dashboard's chart answers it. */
export const sharesOfChart = ({ remark, ...shares }: Answer<'sentiment'>): SentimentShares => ({
  ...shares,
  unscored: remark?.unscored ?? 0,
})

/** As the distribution answers it. */
export const sharesOf = (counts: Output<Contract['sentiment']['distribution']>): SentimentShares => ({
  ...counts,
  messages: counts.positive + counts.neutral + counts.negative,
})

/** Shares of fewer messages say nothing about how people sound. */
const fewestScored = 10

export function sentimentShareSentence(shares: SentimentShares): string | null {
  if (shares.messages < fewestScored) return null
  const { positive, negative } = shownShares(shares)
  return words.sentence({ positive, negative })
}

/** The shares as they are shown beside each other. */
export function shownShares(shares: SentimentShares): Record<Sentiment, number> {
  const [positive, neutral, negative] = wholeShares([shares.positive, shares.neutral, shares.negative])
  return { positive, neutral, negative }
}

/** A row a sentiment; what is not scored has no share. */
export function sentimentShareTable(shares: SentimentShares): Table {
  const shown = shownShares(shares)
  const rows = sounds.map((sentiment): Cell[] => [
    { value: sentiment, shown: words.labels[sentiment] },
    messagesCell(shares[sentiment], { sentiment }),
    { value: shares[sentiment] / shares.messages, shown: format.percent(shown[sentiment]) },
  ])
  const unscored: Cell[] = [{ value: 'unscored', shown: words.unscoredRow }, countCell(shares.unscored), text('')]
  return { columns: words.columns.map(text), rows: shares.unscored > 0 ? [...rows, unscored] : rows }
}
