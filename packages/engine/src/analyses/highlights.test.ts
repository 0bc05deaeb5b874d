import { emotions } from '@convostat/emotion'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Chat } from '#chat/chat.ts'
import { everything, select } from '#chat/selection.ts'
import { gateOf } from '#on-show/why-not-shown.ts'
import type { FeelingLabel } from '#sentiment/feelings.ts'
import { withCorrections } from '#sentiment/with-corrections.ts'
import { anyFeltChat, feltChatOf, feltMessagesOf } from '#testing/felt-chat.ts'
import { passes } from '#testing/messages-of.ts'
import { highlights } from './highlights.ts'
import { isUnmistakable } from './unmistakable.ts'

test('of each emotion the message that contains it most surely, the earliest of several', () => {
  const { chat, feelings } = feltChatOf(`
    mon 09:00 Ana: what a lovely sunny day // 0.9 joy 0.7 love 0.2
    mon 09:01 Ana: such a lovely sunny day // 0.9 joy 0.7
    mon 09:02 Ben: this train is late again // -0.9 anger 1
    mon 09:03 Ben: not this queue once more // -0.9 anger 0.9 sadness 0.8
    mon 09:04 Ben: a little afraid of thunder // -0.1 fear 0.59
    mon 09:05 Cleo: [media]`)
  expect(highlights(chat, feelings)).toEqual([
    { emotion: 'joy', row: 0, score: expect.closeTo(0.7, 4), others: [{ row: 1, score: expect.closeTo(0.7, 4) }] },
    { emotion: 'anger', row: 2, score: 1, others: [{ row: 3, score: expect.closeTo(0.9, 4) }] },
  ])
  expect(highlights(chat, feelings, select(chat, { authors: ['Cleo'] }))).toEqual([])
})

test.each([
  ['a sentence that means it', 'i miss those evenings', '-0.9 sadness 0.9', 'me too // -0.3', true],
  ['what no one around it takes as grave', 'we are so dreadful', '-0.9 sadness 0.9', 'as my mother says // 0 neutral 1', false],
  ['an apology said twice', 'sorry sorry', '-0.9 sadness 0.99', 'me too // -0.3', false],
  [
    'a joke about oneself, laughed at',
    'we are so sad',
    '-0.9 sadness 0.9',
    'me too // -0.3\n    mon 09:02 Ben: haha // 0.9 amusement 0.9',
    false,
  ],
  ['a joke with a face', 'i miss those evenings 😂', '-0.9 sadness 0.9', 'me too // -0.3', false],
  ['a quotation', 'she said “i am so sad”', '-0.9 sadness 0.9', 'me too // -0.3', false],
  ['an emotion of the other sign', 'i miss those evenings', '0.9 sadness 0.9', 'me too // -0.3', false],
  ['a score that is unsure', 'i miss those evenings', '-0.2 sadness 0.9', 'me too // -0.3', false],
  ['what may be neutral', 'i miss those evenings', '-0.9 sadness 0.9 neutral 0.4', 'me too // -0.3', false],
  ['another emotion that is stronger', 'i miss those evenings', '-0.9 sadness 0.7 fear 0.8', 'me too // -0.3', false],
])('%s', (_, text, marks, next, isOne) => {
  const { chat, feelings } = feltChatOf(`
    mon 09:00 Ana: ${text} // ${marks}
    mon 09:01 Ben: ${next}`)
  expect(highlights(chat, feelings).some(({ emotion }) => emotion === 'sadness')).toBe(isOne)
})

test('after it the next ones, surest first, no two with the same text, eleven at most', () => {
  const more = Array.from(
    { length: 20 },
    (_, i) => `mon 10:${10 + i} Ana: a sunny day in town ${'abcdefghijklmnopqrst'[i]} // 0.9 joy ${(0.6 + i / 100).toFixed(2)}`,
  )
  const { chat, feelings } = feltChatOf(`
    mon 09:00 Ana: what a lovely sunny day // 0.9 joy 0.7
    mon 09:01 Ben: what a lovely sunny day // 0.9 joy 0.9
    mon 09:02 Cleo: what a lovely sunny day // 0.9 joy 0.8
    ${more.join('\n    ')}`)
  const [{ row, others }] = highlights(chat, feelings)
  expect([row, ...others.map(({ row }) => row)]).toEqual([1, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12])
})

test('what the reader says of this very emotion is so, of another sign or a sentiment it has to be clear as well', () => {
  const { chat, feelings } = feltChatOf('mon 09:00 Ana: ok “fine” // 0 neutral 1\n mon 09:01 Ben: haha // 0.9 amusement 0.9')
  const found = (label: FeelingLabel) =>
    highlights(chat, withCorrections(chat, feelings, [{ author: 'Ana', time: chat.time[0], message: 'ok “fine”', label }]))
  expect(found('sadness')).toEqual([{ emotion: 'sadness', row: 0, score: 1, others: [] }])
  expect(found('negative')).toEqual([])
})

test('no text is read of messages whose numbers do not make them one', () => {
  const { chat, feelings } = feltChatOf(`
    mon 09:00 Ana: i miss those evenings // -0.9 sadness 0.5
    mon 09:01 Ana: we are so sad // -0.9 sadness 0.9
    mon 09:02 Ben: haha // 0.9 amusement 0.9`)
  const unread: Chat = {
    ...chat,
    get bytes(): Uint8Array<ArrayBuffer> {
      throw new Error('a text is read')
    },
  }
  expect(highlights(unread, feelings, { ...everything(chat), to: 2 })).toEqual([])
})

test('laughter an hour later is about something else, and cheer may be laughed about', () => {
  const { chat, feelings } = feltChatOf(`
    mon 09:00 Ana: i miss those evenings // -0.9 sadness 0.9
    mon 09:01 Ben: me too // -0.3
    mon 09:30 Ben: haha // 0.9 amusement 0.9
    mon 09:31 Ana: what a lovely sunny day // 0.9 joy 0.9
    mon 09:32 Ben: haha // 0.9 amusement 0.9`)
  expect(highlights(chat, feelings).map(({ emotion }) => emotion)).toEqual(['joy', 'sadness'])
})

test('a message that must not be put on show is not a highlight, however sure; a bad emotion may sound bad', () => {
  const { chat, feelings } = feltChatOf(`
    mon 09:00 Ana: so happy, call me on 07700 900 461 // 0.9 joy 1
    mon 09:01 Ana: so happy, the biopsy was fine // 0.9 joy 0.99
    mon 09:02 Ana: so happy about this cake // 0.9 joy 0.9
    mon 09:03 Ben: the funeral is on Friday afternoon // -0.9 sadness 1
    mon 09:04 Ben: the garden looks sad without you // -0.9 sadness 0.9`)
  expect(highlights(chat, feelings).map(({ row }) => row)).toEqual([2, 4])
})

test('they are those found by looking at each emotion separately', () => {
  fc.assert(
    fc.property(anyFeltChat(), ({ chat, feelings, filter, asked }) => {
      const messages = feltMessagesOf(chat, feelings).filter((message) => passes(asked)(message) && message.score !== null)
      const slow = emotions.flatMap((emotion) => {
        const clear = messages.filter(({ row }) => {
          if (!isUnmistakable(chat, feelings, row, emotion)) return false
          const why = feelings.corrected.get(row)?.label === emotion ? null : gateOf(chat, feelings)(row)
          return why === null || (why === 'feeling' && ['sadness', 'anger', 'fear'].includes(emotion))
        })
        const most = Math.max(...clear.map((message) => message.emotions[emotion]))
        const found = clear.find((message) => message.emotions[emotion] === most)
        return found ? [{ emotion, row: found.row, score: most }] : []
      })
      expect(highlights(chat, feelings, select(chat, filter))).toEqual(slow)
    }),
  )
})
