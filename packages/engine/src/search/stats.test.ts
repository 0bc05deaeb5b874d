import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chatOf } from '#testing/chat-of.ts'
import { messagesOf } from '#testing/messages-of.ts'
import { anyChat } from '#testing/random-chat.ts'
import { searchStats } from './stats.ts'

test('how many messages have links, questions and emoji', () => {
  const chat = chatOf(`
    mon 09:00 Ana: see https://example.org/?q=1 🎉
    mon 09:01 Ben: why?
    mon 09:02 Ben: [media] where？ 👍🏽
    mon 09:03 Ana: [deleted]
    mon 09:04 Ana: 1 2 3 #`)
  expect(searchStats(chat)).toEqual({ messages: 5, withLinks: 1, withQuestions: 2, withEmoji: 2 })
})

test('the same as reading every message', () => {
  fc.assert(
    fc.property(anyChat(), (chat) => {
      const texts = messagesOf(chat).filter(({ kind, text }) => kind !== 'deleted' && kind !== 'call' && !text.includes('omitted'))
      const having = (part: string) => texts.filter(({ text }) => text.includes(part)).length
      const { withLinks, withQuestions, withEmoji } = searchStats(chat)
      expect([withLinks, withQuestions, withEmoji]).toEqual([having('https://'), having('?'), having('🌙')])
    }),
  )
})
