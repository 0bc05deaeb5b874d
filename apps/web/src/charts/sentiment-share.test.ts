import { expect, test } from 'vitest'
import type { Answer } from './answers.ts'
import { sentimentShareSentence, sentimentShareTable, sharesOf, sharesOfChart } from './sentiment-share.ts'
import { tableFile } from './table.ts'

const shares = sharesOf({ positive: 6, neutral: 3, negative: 1, unscored: 4 })

test('both calls tell the same of the same messages', () => {
  const chart: Answer<'sentiment'> = {
    positive: 6,
    neutral: 3,
    negative: 1,
    messages: 10,
    remark: { sentiment: 'positive', messages: 6, share: 0.6, is_tied: false, unscored: 4 },
  }
  expect(sharesOfChart(chart)).toEqual(shares)
})

test('shares are of what is scored; of nothing nothing is said', () => {
  expect(sentimentShareSentence(shares)).toBe('60% of the messages sound positive, 10% negative.')
  expect(sentimentShareSentence(sharesOf({ positive: 0, neutral: 0, negative: 0, unscored: 4 }))).toBeNull()
})

test('each count links to the messages that sound so; what is not scored leads nowhere', () => {
  const table = sentimentShareTable(shares)
  expect(tableFile(table)).toBe('\ufeffSentiment,Messages,Share\r\npositive,6,0.6\r\nneutral,3,0.3\r\nnegative,1,0.1\r\nunscored,4,\r\n')
  expect(table.rows.map(([, count]) => count.wanted)).toEqual([
    { sentiment: 'positive' },
    { sentiment: 'neutral' },
    { sentiment: 'negative' },
    undefined,
  ])
  expect(sentimentShareTable(sharesOf({ positive: 1, neutral: 0, negative: 0, unscored: 0 })).rows).toHaveLength(3)
})
