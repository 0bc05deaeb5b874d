import fc from 'fast-check'
import { expect, test } from 'vitest'
import { messageText } from '#chat/chat.ts'
import { everything, select } from '#chat/selection.ts'
import { gateOf } from '#on-show/why-not-shown.ts'
import { anyFeltChat, feltChatOf, feltMessagesOf } from '#testing/felt-chat.ts'
import { passes } from '#testing/messages-of.ts'
import { moodMessages } from './mood-messages.ts'
import type { Mood } from './mood-timeline.ts'
import { isUnmistakable } from './unmistakable.ts'

const moodOf = (mood: Mood['mood'], more: Partial<Mood> = {}): Mood => ({
  year: 2021,
  month: 2,
  mood,
  intensity: 0.5,
  habit: 0.2,
  z: 4,
  standsOut: true,
  scored: 10,
  ...more,
})
const texts = ({ chat, feelings }: ReturnType<typeof feltChatOf>, mood: Mood, selection = everything(chat)) =>
  moodMessages(chat, feelings, [mood], selection)[0].map((row) => messageText(chat, row))

const february = feltChatOf(`
  2021-01-31 23:59 Ana: what a lovely sunny day today // 0.9 joy 0.99
  2021-02-01 00:00 Ana: what a lovely walk that was // 0.9 joy 0.7
  2021-02-10 09:00 Ben: such a lovely sunny day again // 0.9 joy 0.9
  2021-02-10 09:01 Ana: such a lovely sunny day again // 0.9 joy 0.8
  2021-02-10 09:02 Ben: my dear you are so kind // 0.9 love 0.9
  2021-02-10 09:03 Ben: ask me on 0151 23456789, lovely // 0.9 joy 0.95
  2021-02-10 09:04 Ben: she said “what a lovely day it is” // 0.9 joy 0.97
  2021-02-28 23:59 Ben: the cake was such a joy // 0.9 joy 0.8
  2021-03-01 00:00 Ben: the garden is so lovely now // 0.9 joy 0.99`)

test('messages of the month that carry its mood, the surest first, no text twice, among those fit to be shown', () => {
  expect(texts(february, moodOf('joy'))).toEqual([
    'such a lovely sunny day again',
    'the cake was such a joy',
    'what a lovely walk that was',
  ])
  expect(texts(february, moodOf('love'))).toEqual(['my dear you are so kind'])
  expect(texts(february, moodOf('joy'), select(february.chat, { authors: ['Ana'] }))).toEqual([
    'such a lovely sunny day again',
    'what a lovely walk that was',
  ])
})

test('none where the month is as usual, or has less of its mood than usual', () => {
  expect(texts(february, moodOf('joy', { standsOut: false }))).toEqual([])
  expect(texts(february, moodOf('joy', { z: -4 }))).toEqual([])
  expect(texts(february, moodOf('joy', { month: 4 }))).toEqual([])
})

test('a month of grief or of anger has none that the gate refuses, however surely it carries the mood', () => {
  const grave = feltChatOf(`
    2021-02-10 09:00 Ana: the house is so empty now // -0.9 sadness 0.95
    2021-02-10 09:01 Ben: we miss her every single day // -0.9 sadness 0.9
    2021-02-10 09:02 Ana: you never listen to me // -0.9 anger 0.95
    2021-02-10 09:03 Ben: this is all your fault again // -0.9 anger 0.9`)
  for (const mood of ['sadness', 'anger'] as const) {
    const { chat, feelings } = grave
    expect(chat.time.some((_, row) => isUnmistakable(chat, feelings, row, mood))).toBe(true)
    expect(texts(grave, moodOf(mood))).toEqual([])
  }
})

test('six at most, none longer than a frame', () => {
  const many = Array.from(
    { length: 9 },
    (_, i) => `2021-02-10 10:0${i} Ana: a lovely sunny day in town ${'abcdefghi'[i]} // 0.9 joy 0.${61 + i}`,
  )
  const long = `2021-02-10 11:00 Ana: ${'we bought apples and pears '.repeat(11).trim()} // 0.9 joy 0.99`
  expect(texts(feltChatOf([...many, long].join('\n')), moodOf('joy')).map((text) => text.at(-1))).toEqual([...'ihgfed'])
})

test('for any chat and filter they are exactly those of the month and the chosen people that are unmistakable and let through', () => {
  const emotions = ['joy', 'love', 'amusement', 'surprise', 'sadness', 'anger', 'fear'] as const
  fc.assert(
    fc.property(anyFeltChat(), fc.constantFrom(...emotions), fc.nat(), ({ chat, feelings, filter, asked }, mood, at) => {
      if (chat.count === 0) return
      const all = feltMessagesOf(chat, feelings)
      const { day } = all[at % all.length]
      const asMood = moodOf(mood, { year: +day.slice(0, 4), month: +day.slice(5, 7) })
      const whyNotShown = gateOf(chat, feelings)
      const found = moodMessages(chat, feelings, [asMood], select(chat, filter))[0]
      const fit = all
        .filter((each) => each.day.slice(0, 7) === day.slice(0, 7) && passes(asked)(each) && each.score !== null)
        .filter(({ row, text }) => text.length <= 280 && isUnmistakable(chat, feelings, row, mood) && whyNotShown(row) === null)
      expect(found.every((row) => fit.some((each) => each.row === row))).toBe(true)
      expect(new Set(found.map((row) => messageText(chat, row))).size).toBe(found.length)
      expect(found.length).toBe(Math.min(6, new Set(fit.map(({ text }) => text)).size))
    }),
  )
})
