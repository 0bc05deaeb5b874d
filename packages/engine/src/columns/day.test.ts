import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isoDay, isoTime } from '#chat/civil.ts'
import { chatFrom, chatOf } from '#testing/chat-of.ts'
import { anyChat } from '#testing/random-chat.ts'
import { day } from './day.ts'

test('a day runs from midnight to midnight', () => {
  const chat = chatOf(`
    2021-03-04 00:00 Ana: good morning
    2021-03-04 23:59:59 Ben: good night
    2021-03-05 00:00 Ana: again`)
  expect(Array.from(day(chat), isoDay)).toEqual(['2021-03-04', '2021-03-04', '2021-03-05'])
})

test('the first and the last second a chat can express have their days', () => {
  const chat = chatFrom([0, 86_399, 86_400, 4_294_967_295].map((time) => ({ time, author: 'Ana', text: 'hi' })))
  expect(Array.from(day(chat), isoDay)).toEqual(['1970-01-01', '1970-01-01', '1970-01-02', '2106-02-07'])
})

test('the day is the date part of the time', () => {
  fc.assert(
    fc.property(anyChat(), (chat) => {
      expect(Array.from(day(chat), isoDay)).toEqual(Array.from(chat.time, (time) => isoTime(time).slice(0, 10)))
    }),
  )
})
