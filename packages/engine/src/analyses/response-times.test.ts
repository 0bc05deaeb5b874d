import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseDay } from '#chat/civil.ts'
import { select } from '#chat/selection.ts'
import { chatOf } from '#testing/chat-of.ts'
import type { Message, PlainFilter } from '#testing/messages-of.ts'
import { anyFilteredChat, messagesOf, passes } from '#testing/messages-of.ts'
import { responseTimes } from './response-times.ts'

const example = chatOf(`
  mon 09:00 Ana: hi
  mon 09:00 Ana: are you there?
  mon 09:00 Ben: yes
  mon 09:01 Ana: good
  mon 09:06 Ben: how are you?
  mon 09:07 Ben: still there?
  tue 09:07 Ana: here I am`)

test('replies took 0 s, 60 s, 300 s and a day', () => {
  expect(responseTimes(example)).toEqual({
    replies: 4,
    p50: 180,
    p75: 300 + 0.25 * (86_400 - 300),
    p90: expect.closeTo(300 + 0.7 * (86_400 - 300), 9),
    mean: (0 + 60 + 300 + 86_400) / 4,
  })
})

test('the filter chooses a reply by who replied and when, and never changes what it answers', () => {
  expect(responseTimes(example, select(example, { authors: ['Ben'] }))).toMatchObject({ replies: 2, p50: 150, mean: 150 })
  const tuesday = parseDay('2021-03-02') ?? 0
  expect(responseTimes(example, select(example, { fromDay: tuesday }))).toEqual({
    replies: 1,
    p50: 86_400,
    p75: 86_400,
    p90: 86_400,
    mean: 86_400,
  })
})

const none = { replies: 0, p50: null, p75: null, p90: null, mean: null }
test.each([
  ['no messages', ''],
  ['one message', 'mon 09:00 Ana: hi'],
  ['one author', 'mon 09:00 Ana: hi\nmon 09:01 Ana: anyone?'],
  ['an event between messages of one author', 'mon 09:00 Ana: hi\nmon 09:01 * Ben left\nmon 09:02 Ana: oh'],
])('%s: no replies', (_, text) => {
  expect(responseTimes(chatOf(text))).toEqual(none)
})

test('a selection of nobody has no replies', () => {
  expect(responseTimes(example, select(example, { authors: ['Nobody'] }))).toEqual(none)
})

/** The slow obvious twin: find each reply's turn before by walking back. */
function repliesOf(messages: Message[], asked: PlainFilter): number[] {
  return messages
    .map((message, i) => ({ message, before: messages[i - 1] }))
    .filter(({ message, before }) => before && before.author !== message.author)
    .filter(({ message }) => passes(asked)(message))
    .map(({ message, before }) => message.seconds - before.seconds)
}

function quantileOf(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const rank = (sorted.length - 1) * share
  const low = sorted[Math.floor(rank)]
  return low + (rank - Math.floor(rank)) * (sorted[Math.ceil(rank)] - low)
}

test('the figures are those of the replies written out one by one', () => {
  fc.assert(
    fc.property(anyFilteredChat(), ({ chat, filter, asked }) => {
      const replies = repliesOf(messagesOf(chat), asked)
      const mean = replies.reduce((sum, seconds) => sum + seconds, 0) / replies.length
      const [p50, p75, p90] = [0.5, 0.75, 0.9].map((share) => quantileOf(replies, share))
      const expected = replies.length === 0 ? none : { replies: replies.length, p50, p75, p90, mean }
      expect(responseTimes(chat, select(chat, filter))).toEqual(expected)
    }),
  )
})

test('percentiles never decrease, and every reply belongs to one person', () => {
  fc.assert(
    fc.property(anyFilteredChat(), ({ chat, filter }) => {
      const { p50, p75, p90, replies } = responseTimes(chat, select(chat, filter))
      if (p50 !== null && p75 !== null && p90 !== null) expect(p50 <= p75 && p75 <= p90).toBe(true)
      else expect(replies).toBe(0)
      const eachAlone = chat.participants.map((name) => responseTimes(chat, select(chat, { authors: [name] })).replies)
      expect(eachAlone.reduce((sum, count) => sum + count, 0)).toBe(responseTimes(chat).replies)
    }),
  )
})
