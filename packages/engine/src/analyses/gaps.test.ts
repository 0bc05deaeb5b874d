import { DAY } from '@convostat/format/seconds'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { select } from '#chat/selection.ts'
import { chatOf } from '#testing/chat-of.ts'
import { anyFilteredChat, type Message, messagesOf, type PlainFilter, passes } from '#testing/messages-of.ts'
import { coldStreaks } from './gaps.ts'

const example = chatOf(`
  mon 09:00 Ana: hi
  tue 09:00 Ben: exactly a day later
  wed 08:59:59 Ana: a second less
  sat 09:00 * Ben left
  sat 10:00 Ana: are you there?
  sun 10:00 Ben: yes`)

test('a gap of 24 hours or more, longest first, of equal ones the earlier', () => {
  expect(coldStreaks(example)).toEqual([
    { row: 3, seconds: 3 * DAY + 3601 },
    { row: 1, seconds: DAY },
    { row: 4, seconds: DAY },
  ])
})

test('a filter chooses by who ended the gap and when, and changes none', () => {
  const rows = (filter: object) => coldStreaks(example, select(example, filter)).map(({ row }) => row)
  expect(rows({ authors: ['Ben'] })).toEqual([1, 4])
  expect(rows({ authors: ['Ana'] })).toEqual([3])
  expect(rows({ fromDay: Math.floor(example.time[3] / DAY) })).toEqual([3, 4])
  expect(rows({ authors: ['Nobody'] })).toEqual([])
})

test.each([
  ['no messages', ''],
  ['one message', 'mon 09:00 Ana: hi'],
  ['a lively day', 'mon 09:00 Ana: hi\nmon 21:00 Ben: hi'],
])('%s: none', (_, text) => {
  expect(coldStreaks(chatOf(text))).toEqual([])
})

test('one who writes alone falls silent, too', () => {
  expect(coldStreaks(chatOf('mon 09:00 Ana: hi\nthu 09:00 Ana: anyone?'))).toEqual([{ row: 1, seconds: 3 * DAY }])
})

/** The slow obvious twin: every pair of neighbours. */
const slowStreaks = (messages: Message[], asked: PlainFilter) =>
  messages
    .map((after, row) => ({ row, after, seconds: row === 0 ? 0 : after.seconds - messages[row - 1].seconds }))
    .filter(({ after, seconds }) => seconds >= 24 * 60 * 60 && passes(asked)(after))
    .sort((a, b) => b.seconds - a.seconds || a.row - b.row)
    .map(({ row, seconds }) => ({ row, seconds }))

test('the gaps equal those between neighbours read one by one', () => {
  fc.assert(
    fc.property(anyFilteredChat(), ({ chat, filter, asked }) => {
      expect(coldStreaks(chat, select(chat, filter))).toEqual(slowStreaks(messagesOf(chat), asked))
    }),
  )
})
