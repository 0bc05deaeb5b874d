import fc from 'fast-check'
import { expect, test } from 'vitest'
import { select } from '#chat/selection.ts'
import { chatOf } from '#testing/chat-of.ts'
import { anyFilteredChat, messagesOf } from '#testing/messages-of.ts'
import { randomChat } from '#testing/random-chat.ts'
import { slowReplies, slowWaits } from '#testing/slow-replies.ts'
import { responseMatrix } from './response-matrix.ts'
import { responseTimes } from './response-times.ts'

const example = chatOf(`
  mon 09:00 Ana: who comes?
  mon 09:01 Ben: I do
  mon 09:01 Ben: and bring cake
  mon 09:05 Ana: good
  mon 09:05 * Cleo joined
  mon 09:06 Cleo: so do I
  mon 09:16 Ana: better`)

test('who answers whom: how often, and how fast', () => {
  expect(responseMatrix(example)).toEqual({
    people: ['Ana', 'Ben', 'Cleo'],
    pairs: [
      { from: 'Ana', to: 'Ben', replies: 1, median: 240, p90: 240 },
      { from: 'Ana', to: 'Cleo', replies: 1, median: 600, p90: 600 },
      { from: 'Ben', to: 'Ana', replies: 1, median: 60, p90: 60 },
      { from: 'Cleo', to: 'Ana', replies: 1, median: 60, p90: 60 },
    ],
    totalPairs: 4,
  })
})

test('a filter chooses who answers, never who is answered', () => {
  const { people, pairs } = responseMatrix(example, select(example, { authors: ['Ben'] }))
  expect(people).toEqual(['Ana', 'Ben'])
  expect(pairs.map(({ from, to }) => [from, to])).toEqual([['Ben', 'Ana']])
  expect(responseMatrix(example, select(example, { authors: ['Nobody'] }))).toEqual({ people: [], pairs: [], totalPairs: 0 })
})

test('nobody answers in a chat of none, or of one person', () => {
  for (const text of ['', 'mon 09:00 Ana: hi', 'mon 09:00 Ana: hi\nmon 09:01 Ana: anyone?'])
    expect(responseMatrix(chatOf(text))).toEqual({ people: [], pairs: [], totalPairs: 0 })
})

test('of a group of a thousand the 500 pairs with most replies are shown, with the people in them', () => {
  const chat = randomChat(5, { messages: 60_000, people: 1024 })
  const { people, pairs, totalPairs } = responseMatrix(chat)
  const counts = new Map<string, number>()
  for (const { from, to } of slowReplies(messagesOf(chat), {})) counts.set(`${from} ${to}`, (counts.get(`${from} ${to}`) ?? 0) + 1)
  const most = [...counts.values()].sort((a, b) => b - a)
  expect([pairs.length, totalPairs]).toEqual([500, counts.size])
  expect(pairs.map(({ replies }) => replies)).toEqual(most.slice(0, 500))
  expect(new Set(people)).toEqual(new Set(pairs.flatMap(({ from, to }) => [from, to])))
})

test('every reply is of one pair', () => {
  const chat = randomChat(7, { messages: 20_000, people: 12 })
  const { pairs } = responseMatrix(chat)
  expect(pairs.reduce((sum, { replies }) => sum + replies, 0)).toBe(responseTimes(chat).replies)
})

test('the figures are those of each pair’s replies written out one by one', () => {
  fc.assert(
    fc.property(anyFilteredChat(), ({ chat, filter, asked }) => {
      const replies = slowReplies(messagesOf(chat), asked)
      const names = chat.participants
      const expected = names
        .flatMap((from) => names.map((to) => ({ from, to })))
        .map(({ from, to }) => ({
          from,
          to,
          ...slowWaits(replies.filter((reply) => reply.from === from && reply.to === to).map(({ seconds }) => seconds)),
        }))
        .filter(({ replies }) => replies > 0)
        .sort((a, b) => b.replies - a.replies || names.indexOf(a.from) - names.indexOf(b.from) || names.indexOf(a.to) - names.indexOf(b.to))
      const { pairs, totalPairs, people } = responseMatrix(chat, select(chat, filter))
      expect(pairs).toEqual(expected)
      expect(totalPairs).toBe(expected.length)
      const written = (name: string) => messagesOf(chat).filter(({ author }) => author === name).length
      expect(people).toEqual(
        names
          .filter((name) => expected.some(({ from, to }) => from === name || to === name))
          .sort((a, b) => written(b) - written(a) || names.indexOf(a) - names.indexOf(b)),
      )
    }),
  )
})
