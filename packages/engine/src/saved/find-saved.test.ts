import { describe, expect, test } from 'vitest'
import { type Chat, messageText } from '#chat/chat.ts'
import { dayOf, parseDay } from '#chat/civil.ts'
import { mergeReadings } from '#merge/merge-readings.ts'
import { chatOf } from '#testing/chat-of.ts'
import { readText } from '#testing/read-text.ts'
import { phones, randomFor, shortDates, writtenChat } from '#testing/sparse-chats.ts'
import type { DateOrder } from '#whatsapp/header-shape.ts'
import { findSaved, type SavedMessage } from './find-saved.ts'

const seconds = (time: string): number => {
  const [hours, minutes, rest = 0] = time.slice(11).split(':').map(Number)
  return (parseDay(time.slice(0, 10)) ?? Number.NaN) * 86_400 + hours * 3600 + minutes * 60 + rest
}
const ana = (time: string, message: string, isOfThisChat = false): SavedMessage => ({
  authors: ['Ana'],
  time: seconds(time),
  message,
  isOfThisChat,
})
const rowsOf = (chat: Chat, ...saved: SavedMessage[]) => findSaved(chat, saved).map(({ rows }) => rows)

const savedFrom = (chat: Chat, row: number, isOfThisChat = false): SavedMessage => ({
  authors: [chat.participants[chat.author[row]]],
  time: chat.time[row],
  message: messageText(chat, row),
  isOfThisChat,
})

describe('the law: a message saved under one order of dates is found under every other', () => {
  const orders: readonly DateOrder[] = ['dmy', 'mdy', 'ymd']
  test.each(shortDates)('$name', async (format) => {
    let [saved, twins] = [0, 0]
    for (const phone of phones)
      for (let i = 0; i < 4; i++) {
        const random = randomFor('saved', format.name, phone, i)
        const days = Array.from({ length: 40 }, () =>
          dayOf(2012 + Math.floor(random() * 12), 1 + Math.floor(random() * 12), 1 + Math.floor(random() * 12)),
        )
        const text = writtenChat(
          days.sort((a, b) => a - b),
          format,
          phone,
          random,
        )
        const readings = await Promise.all(orders.map((dateOrder) => readText(text, { dateOrder })))
        for (const before of readings)
          for (const now of readings) {
            expect(now.chat.count).toBe(40)
            const rows = Array.from({ length: 40 }, (_, row) => row)
            const found = findSaved(
              now.chat,
              rows.map((row) => savedFrom(before.chat, row)),
            )
            for (const row of rows) {
              saved++
              const [at] = found[row].rows
              expect(messageText(now.chat, at)).toBe(messageText(before.chat, row))
              expect(now.chat.participants[now.chat.author[at]]).toBe(before.chat.participants[before.chat.author[row]])
              // Another message of that person with those words may be at the very time it was saved with.
              if (now.chat.id[at] !== before.chat.id[row]) twins += 1
            }
          }
      }
    expect(saved).toBe(2 * 4 * 9 * 40)
    expect(twins).toBeLessThan(saved / 1000)
  })

  test('also with a further export merged in', async () => {
    const first = '03/04/2021, 09:00 - Ana: one\n05/06/2021, 10:00 - Ben: two\n'
    const further = '05/06/2021, 10:00 - Ben: two\n07/08/2021, 11:00 - Ana: three\n'
    const read = async (dateOrder: DateOrder) =>
      mergeReadings(await readText(first, { dateOrder }), await readText(further, { dateOrder })).reading.chat
    const [before, now] = [await read('mdy'), await read('dmy')]
    expect(rowsOf(now, ...[0, 1, 2].map((row) => savedFrom(before, row)))).toEqual([[0], [1], [2]])
  })
})

test('an unchanged message is found where it was, even if others have the same words', () => {
  const chat = chatOf('2021-03-04 09:00 Ana: ok\n2021-04-03 09:00 Ana: ok\n2021-04-03 09:00 Ana: ok')
  expect(rowsOf(chat, ana('2021-03-04T09:00', 'ok'))).toEqual([[0]])
  expect(findSaved(chat, [ana('2021-04-03T09:00', 'ok')])).toEqual([{ rows: [1, 2], isAsSaved: true }])
})

test('of two equal messages within a minute the one of that second is it, else the first: phones differ in whether they write seconds', () => {
  const chat = chatOf('2021-03-04 09:00:02 Ana: ok\n2021-03-04 09:00:41 Ana: ok\n2021-03-04 09:01 Ana: OK')
  expect(rowsOf(chat, ana('2021-03-04T09:00:41', 'ok'), ana('2021-03-04T09:00', 'ok'))).toEqual([[1], [0]])
  expect(rowsOf(chat, ana('2021-03-04T09:01', 'ok'), ana('2021-03-04T09:02', 'OK'))).toEqual([[], []])
})

test('another person who wrote the same is not found', () => {
  const chat = chatOf('2021-03-04 09:00 Ben: ok\n2021-03-04 09:01 Ana: fine')
  expect(rowsOf(chat, ana('2021-03-04T09:00', 'ok', true), ana('2021-04-03T09:00', 'ok', true))).toEqual([[], []])
})

test('a person is found under every name of theirs', () => {
  const chat = chatOf('2021-03-04 09:00 Ana: ok\n2021-03-05 09:00 Annie: fine')
  const both = { authors: ['Annie', 'Ana', 'Gone'] }
  expect(rowsOf(chat, { ...ana('2021-04-03T09:00', 'ok'), ...both }, { ...ana('2021-05-03T09:00', 'fine'), ...both })).toEqual([[0], [1]])
})

test('a morning that was read as an evening is found', () =>
  expect(rowsOf(chatOf('2021-03-14 09:05 Ana: up already'), ana('2021-03-14T21:05', 'up already'))).toEqual([[0]]))

test('a message that had more lines, or an edit mark, when it was saved is the same message', () => {
  const chat = chatOf('2021-03-14 09:05 Ana: look at this\n2021-03-14 09:06 Ana: yes')
  expect(rowsOf(chat, ana('2021-03-14T09:05', 'look at this\n[14/3/21, 09:04:00] Ben: so nice'))).toEqual([[0]])
  expect(rowsOf(chat, ana('2021-03-14T09:06', 'yesterday'))).toEqual([[]])
})

describe('messages known to come from this chat', () => {
  const chat = chatOf(
    '2021-03-14 09:05 Ana: only once\n2021-03-15 09:05 Ana: ok\n2021-03-16 09:05 Ana: ok\n2021-03-17 09:05 Ana: two\n| lines',
  )

  test('the words alone identify a message that occurs once', () => {
    expect(rowsOf(chat, ana('2019-01-01T10:00', 'only once', true), ana('2019-01-01T10:00', 'two\nlines', true))).toEqual([[0], [3]])
    expect(rowsOf(chat, ana('2019-01-01T10:00', 'only once'))).toEqual([[]])
  })

  test('the order shows which is which, where there are as many as were saved', () =>
    expect(rowsOf(chat, ana('2019-02-01T10:00', 'ok', true), ana('2019-01-01T10:00', 'ok', true))).toEqual([[2], [1]]))

  test('what another one is already counts for no further one', () =>
    expect(rowsOf(chat, ana('2021-03-15T09:05', 'ok', true), ana('2019-01-01T10:00', 'ok', true))).toEqual([[1], [2]]))

  test('nothing is guessed', () => expect(rowsOf(chat, ana('2019-01-01T10:00', 'ok', true))).toEqual([[]]))
})

test('an empty chat has nothing, and of nothing nothing is looked for', () => {
  expect(rowsOf(chatOf(''), ana('2021-03-14T09:05', 'hi', true))).toEqual([[]])
  expect(findSaved(chatOf('mon 09:00 Ana: hi'), [])).toEqual([])
})
