import fc from 'fast-check'
import { expect, test } from 'vitest'
import { everything, select } from '#chat/selection.ts'
import { anyFeltChat, feltChatOf, feltMessagesOf } from '#testing/felt-chat.ts'
import { passes } from '#testing/messages-of.ts'
import { sentimentDistribution } from './sentiment-distribution.ts'

test('what is within a twentieth of nothing is neutral', () => {
  const { chat, feelings } = feltChatOf(`
    mon 09:00 Ana: a // 0.0501
    mon 09:01 Ana: b // 0.0499
    mon 09:02 Ana: c // -0.0499
    mon 09:03 Ben: d // -0.0501
    mon 09:04 Ben: [media]`)
  expect(sentimentDistribution(chat, feelings)).toEqual({ positive: 1, neutral: 2, negative: 1, unscored: 1 })
  expect(sentimentDistribution(chat, feelings, select(chat, { authors: ['Ben'] }))).toEqual({
    positive: 0,
    neutral: 0,
    negative: 1,
    unscored: 1,
  })
})

test('the four are those counted one by one, and what two people have sums up to what both have', () => {
  fc.assert(
    fc.property(anyFeltChat(), ({ chat, feelings, filter, asked }) => {
      const counts = { positive: 0, neutral: 0, negative: 0, unscored: 0 }
      for (const { score } of feltMessagesOf(chat, feelings).filter(passes(asked)))
        counts[score === null ? 'unscored' : score > 0.05 ? 'positive' : score < -0.05 ? 'negative' : 'neutral']++
      expect(sentimentDistribution(chat, feelings, select(chat, filter))).toEqual(counts)
      const parts = chat.participants.map((name) => sentimentDistribution(chat, feelings, select(chat, { authors: [name] })))
      const all = sentimentDistribution(chat, feelings, everything(chat))
      for (const label of Object.keys(all) as (keyof typeof all)[])
        expect(parts.reduce((sum, part) => sum + part[label], 0)).toBe(all[label])
    }),
  )
})
