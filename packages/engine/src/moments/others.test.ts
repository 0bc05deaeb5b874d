import { expect, test } from 'vitest'
import { select } from '#chat/selection.ts'
import { chatFrom, chatOf } from '#testing/chat-of.ts'
import type { Moment, MomentKind } from './moment.ts'
import { othersOf } from './others.ts'

const chat = chatOf(`
  mon 09:00 Ana: the day before was quiet here
  tue 09:00 Ana: good morning to all of you
  tue 09:01 Ben: pancakes are ready in the kitchen
  tue 09:02 Ana: ok
  tue 09:03 Ben: the pin code is on the fridge
  tue 09:04 Ana: pancakes are ready in the kitchen
  tue 09:05 Ana: save two of them for me
  wed 09:00 Ben: the day after was quiet too`)
const moment = (kind: MomentKind, row: number): Moment => {
  const day = Math.floor(chat.time[1] / 86_400)
  const when = { firstDay: day, lastDay: day, time: chat.time[row] }
  return { kind, row, ...when, significance: 1, messages: 6, participants: [], facts: {} }
}

test('in place of a message of a day come the next ones of that day that are fit to be shown, then those before it', () => {
  expect(select(chat, { fromDay: moment('busiest_day', 1).firstDay, toDay: moment('busiest_day', 1).lastDay })).toMatchObject({
    from: 1,
    to: 7,
  })
  expect(othersOf(chat, null, moment('busiest_day', 1))).toEqual([2, 6])
  expect(othersOf(chat, null, moment('busiest_day', 6))).toEqual([1, 2])
})

test('a moment that is about one message has nothing in its place', () => {
  expect(othersOf(chat, null, moment('first_message', 1))).toEqual([])
})

test('of a day with very many messages only the next ones are read', () => {
  const fit = 'pancakes are ready in the kitchen'
  const dayOf = (short: number) => {
    const texts = ['good morning to all of you', ...Array<string>(short).fill('ok'), fit]
    return chatFrom(texts.map((text, i) => ({ time: 1_600_041_600 + i, author: 'Ana', text })))
  }
  const day = Math.floor(1_600_041_600 / 86_400)
  const others = (short: number) => othersOf(dayOf(short), null, { ...moment('busiest_day', 0), firstDay: day, lastDay: day })
  expect([others(399), others(400)]).toEqual([[400], []])
})
