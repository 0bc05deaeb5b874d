import { emotions } from '@convostat/emotion'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { select } from '#chat/selection.ts'
import { anyFeltChat, feltChatOf, feltMessagesOf } from '#testing/felt-chat.ts'
import { passes } from '#testing/messages-of.ts'
import { moodTimeline } from './mood-timeline.ts'

test('the leading emotion of each month and its share; months in which nothing was felt are left out', () => {
  const { chat, feelings } = feltChatOf(`
    2021-01-31 23:59 Ana: a // 0.5 joy 0.3 love 0.2
    2021-01-31 23:59 Ben: b // 0.5 love 0.5
    2021-02-01 00:00 Ana: c // 0 neutral 1
    2021-03-01 00:00 Ana: [media]
    2022-01-05 09:00 Ben: d // -0.5 fear 0.4 anger 0.4`)
  expect(moodTimeline(chat, feelings)).toEqual([
    { year: 2021, month: 1, mood: 'love', intensity: expect.closeTo(0.7, 4), scored: 2 },
    { year: 2022, month: 1, mood: 'anger', intensity: 0.5, scored: 1 },
  ])
})

test('no messages, no moods', () => {
  const { chat, feelings } = feltChatOf('')
  expect(moodTimeline(chat, feelings)).toEqual([])
})

test('each month is summed up from its messages one by one', () => {
  fc.assert(
    fc.property(anyFeltChat(), ({ chat, feelings, filter, asked }) => {
      const messages = feltMessagesOf(chat, feelings).filter((message) => passes(asked)(message) && message.score !== null)
      const slow = [...new Set(messages.map(({ day }) => day.slice(0, 7)))].flatMap((name) => {
        const those = messages.filter(({ day }) => day.startsWith(name))
        // In units of the columns, so that equal sums are equal.
        const sums = emotions.map((emotion) => those.reduce((sum, message) => sum + Math.round(message.emotions[emotion] * 65_535), 0))
        const most = Math.max(...sums)
        const all = sums.reduce((a, b) => a + b)
        if (most === 0) return []
        const mood = emotions[sums.indexOf(most)]
        return [{ year: +name.slice(0, 4), month: +name.slice(5), mood, intensity: expect.closeTo(most / all, 9), scored: those.length }]
      })
      expect(moodTimeline(chat, feelings, select(chat, filter))).toEqual(slow)
    }),
  )
})
