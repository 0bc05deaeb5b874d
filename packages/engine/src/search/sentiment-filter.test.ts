import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sentimentDistribution } from '#analyses/sentiment-distribution.ts'
import { everything } from '#chat/selection.ts'
import { anyFeltChat, feltChatOf, feltMessagesOf } from '#testing/felt-chat.ts'
import { slowSearch } from '#testing/slow-search.ts'
import { type SearchRequest, search, searchRows } from './search.ts'

const sentiments = ['positive', 'neutral', 'negative'] as const
const { chat, feelings } = feltChatOf(`
  mon 09:00 Ana: hi there // 0.6
  mon 09:01 Ben: hi // 0.04
  mon 09:02 Ana: oh no // -0.3
  mon 09:03 Ben: [media]`)

const rowsOf = (is: (typeof sentiments)[number], request: Partial<SearchRequest> = {}) =>
  [...searchRows(chat, { ...request, sentiment: { is, in: feelings } })].sort()

test('all hits have the label; messages that cannot be scored have none', () => {
  expect(sentiments.map((is) => rowsOf(is))).toEqual([[0], [1], [2]])
})

test('together with words and people', () => {
  expect(rowsOf('positive', { query: 'hi' })).toEqual([0])
  expect(rowsOf('positive', { query: 'no' })).toEqual([])
  expect(rowsOf('negative', { sender: 'Ben' })).toEqual([])
})

test('it thins what a search finds without it, and leaves the order', () => {
  const anyRequest = fc.record({ query: fc.constantFrom('', 'hi', 'you', '-hi', 'o*'), sender: fc.constantFrom(undefined, 'Ana', 'Ben') })
  fc.assert(
    fc.property(anyFeltChat(), fc.constantFrom(...sentiments), anyRequest, ({ chat, feelings }, is, request) => {
      const messages = feltMessagesOf(chat, feelings)
      const labelOf = (score: number | null) => (score === null ? null : score > 0.05 ? 'positive' : score < -0.05 ? 'negative' : 'neutral')
      const asked = { ...request, limit: 100, offset: 0 }
      const slow = slowSearch(chat, asked).filter(({ row }) => labelOf(messages[row].score) === is)
      const { total, hits } = search(chat, { ...asked, sentiment: { is, in: feelings } })
      expect(hits.map(({ row }) => row)).toEqual(slow.map(({ row }) => row))
      expect(total).toBe(slow.length)
    }),
  )
})

test('as many are found by each label as the distribution counts', () => {
  fc.assert(
    fc.property(anyFeltChat(), ({ chat, feelings }) => {
      const counts = sentimentDistribution(chat, feelings, everything(chat))
      for (const is of sentiments) expect(searchRows(chat, { sentiment: { is, in: feelings } })).toHaveLength(counts[is])
    }),
  )
})
