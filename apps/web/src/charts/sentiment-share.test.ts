import { expect, test } from 'vitest'
import type { Answer } from './answers.ts'
import { sentimentShareSentence, sentimentShareTable, sharesOf, sharesOfChart, shownShares } from './sentiment-share.ts'
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
  expect(sentimentShareSentence(shares)).toBe('Of the messages that could be scored, 60% sound positive, 10% negative.')
  expect(sentimentShareSentence(sharesOf({ positive: 0, neutral: 0, negative: 0, unscored: 4 }))).toBeNull()
})

test('shares beside each other are whole and add up to 100, unless one would be lost or equal ones would differ', () => {
  const of = (positive: number, neutral: number, negative: number) => shownShares(sharesOf({ positive, neutral, negative, unscored: 0 }))
  // 18.4, 73.4 and 8.2%: one percent is missing, and the first of the largest remainders has it.
  expect(of(184, 734, 82)).toEqual({ positive: 0.19, neutral: 0.73, negative: 0.08 })
  expect(of(11, 104, 5)).toEqual({ positive: 0.09, neutral: 0.87, negative: 0.04 })
  expect(of(1, 1, 1)).toEqual({ positive: 0.33, neutral: 0.33, negative: 0.33 })
  expect(of(2, 996, 2)).toEqual({ positive: 0.002, neutral: 0.996, negative: 0.002 })
  expect(of(0, 10, 0)).toEqual({ positive: 0, neutral: 1, negative: 0 })
  expect(of(0, 0, 0)).toEqual({ positive: 0, neutral: 0, negative: 0 })
})

test('the sentence and the table have the shares that are shown', () => {
  const counts = sharesOf({ positive: 184, neutral: 734, negative: 82, unscored: 0 })
  expect(sentimentShareSentence(counts)).toContain(' 19% sound positive, 8% negative.')
  expect(sentimentShareTable(counts).rows.map(([, , share]) => [share.value, share.shown])).toEqual([
    [0.184, '19%'],
    [0.734, '73%'],
    [0.082, '8%'],
  ])
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
