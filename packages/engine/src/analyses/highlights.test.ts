import { emotions } from '@convostat/emotion'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { select } from '#chat/selection.ts'
import { anyFeltChat, feltChatOf, feltMessagesOf } from '#testing/felt-chat.ts'
import { passes } from '#testing/messages-of.ts'
import { highlights } from './highlights.ts'

test('of each emotion the message that contains it most surely, the earliest of several', () => {
  const { chat, feelings } = feltChatOf(`
    mon 09:00 Ana: a // 0.5 joy 0.6 love 0.2
    mon 09:01 Ana: b // 0.5 joy 0.6
    mon 09:02 Ben: c // -0.5 anger 1
    mon 09:03 Ben: d // -0.5 anger 0.9 sadness 0.8
    mon 09:04 Ben: little fear // -0.1 fear 0.2
    mon 09:05 Cleo: [media]`)
  expect(highlights(chat, feelings)).toEqual([
    { emotion: 'joy', row: 0, score: expect.closeTo(0.6, 4) },
    // Another emotion leads in it: nothing else is as sad.
    { emotion: 'sadness', row: 3, score: expect.closeTo(0.8, 4) },
    { emotion: 'anger', row: 2, score: 1 },
  ])
  expect(highlights(chat, feelings, select(chat, { authors: ['Cleo'] }))).toEqual([])
})

test('they are those found by looking at each emotion separately', () => {
  fc.assert(
    fc.property(anyFeltChat(), ({ chat, feelings, filter, asked }) => {
      const messages = feltMessagesOf(chat, feelings).filter((message) => passes(asked)(message) && message.score !== null)
      const slow = emotions.flatMap((emotion) => {
        const most = Math.max(...messages.map((message) => message.emotions[emotion]))
        const found = most >= 0.3 && messages.find((message) => message.emotions[emotion] === most)
        return found ? [{ emotion, row: found.row, score: most }] : []
      })
      expect(highlights(chat, feelings, select(chat, filter))).toEqual(slow)
    }),
  )
})
