import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Chat } from '#chat/chat.ts'
import { everything, select } from '#chat/selection.ts'
import type { Feelings } from '#sentiment/feelings.ts'
import { anyFeltChat, feltChatOf, feltMessagesOf } from '#testing/felt-chat.ts'
import { passes } from '#testing/messages-of.ts'
import { caringByWords, caringMoments } from './caring-moments.ts'

const { chat, feelings } = feltChatOf(`
  mon 09:00 Ana: get well soon // 0.5 caring 0.8
  mon 09:01 Ben: thank you // 0.5 gratitude 1
  mon 09:02 Ben: thank you, my love // 0.9 gratitude 1 love 0.8
  mon 09:03 Ana: nice weather // 0.9 joy 1
  mon 09:04 Ana: get well, you two // 0.5 caring 0.9
  mon 09:04 Ana: Get well soon // 0.5 caring 0.8
  mon 09:05 Ana: perhaps // 0.1 caring 0.4
  mon 09:06 Ben: [media]`)

test('love, care and thanks, most caring first, of equal ones the earlier; the same words once', () => {
  expect(caringMoments(chat, feelings)).toEqual([
    { row: 2, care: expect.closeTo(0.9, 4) },
    { row: 4, care: expect.closeTo(0.9, 4) },
    { row: 0, care: expect.closeTo(0.8, 4) },
    { row: 1, care: expect.closeTo(0.5, 4) },
  ])
  expect(caringMoments(chat, feelings, everything(chat), 1)).toHaveLength(1)
  expect(caringMoments(chat, feelings, select(chat, { authors: ['Ana'] })).map(({ row }) => row)).toEqual([4, 0])
})

const byWords = (chat: Chat, feelings: Feelings) => [...caringByWords(chat, feelings, everything(chat))]

test('where the language is known, a friendly tone without care for someone is none', () => {
  const said = feltChatOf(`
    mon 09:00 Ana: we could do this with candles and card games here at the house // 0.9 caring 0.99 love 0.9
    mon 09:01 Ben: and then send the video of it to me, too // 0.9 caring 0.98
    mon 09:02 Ana: take care of yourself and get home safe // 0.5 caring 0.8`)
  const languages = [{ language: 'en', authors: ['Ana', 'Ben'], messages: 3, quality: 'well' as const }]
  expect(byWords(said.chat, { ...said.feelings, languages }).map(({ row }) => row)).toEqual([2])
})

test('without a list of caring words only what is surely caring is, where the language is read less than well', () => {
  const said = feltChatOf(`
    mon 09:00 Ana: minä en tiedä mitä se on mutta se on hyvä // 0.9 caring 0.95
    mon 09:01 Ben: se ei ole niin kuin minä olen // 0.9 caring 0.8`)
  const readAs = (quality: 'well' | 'fair') => ({
    ...said.feelings,
    languages: [{ language: 'fi', authors: ['Ana', 'Ben'], messages: 2, quality }],
  })
  expect(byWords(said.chat, readAs('fair')).map(({ row }) => row)).toEqual([0])
  expect(byWords(said.chat, readAs('well')).map(({ row }) => row)).toEqual([0, 1])
})

test('they are the first of all messages in order, each wording once', () => {
  fc.assert(
    fc.property(anyFeltChat(), fc.integer({ min: 1, max: 4 }), ({ chat, feelings, filter, asked }, topN) => {
      const slow = feltMessagesOf(chat, feelings)
        .filter((message) => passes(asked)(message) && message.score !== null)
        .map(({ row, text, caring, emotions: { love, gratitude } }) => ({
          row,
          text,
          care: 1 - (1 - caring) * (1 - love) * (1 - gratitude / 2),
        }))
        .map(({ care, ...each }) => ({ ...each, care: Math.round(care * 65_535) / 65_535 }))
        .filter(({ care }) => care >= 0.5)
        .sort((a, b) => b.care - a.care || a.row - b.row)
        .filter(({ text }, i, all) => all.findIndex((other) => other.text === text) === i)
        .slice(0, topN)
        .map(({ row, care }) => ({ row, care: expect.closeTo(care, 9) }))
      expect(caringMoments(chat, feelings, select(chat, filter), topN)).toEqual(slow)
    }),
  )
})
