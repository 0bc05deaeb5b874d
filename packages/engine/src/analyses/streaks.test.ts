import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf, isoTime } from '#chat/civil.ts'
import { select } from '#chat/selection.ts'
import { chatOf } from '#testing/chat-of.ts'
import { anyFilteredChat, type Message, messagesOf, type PlainFilter, passes } from '#testing/messages-of.ts'
import { randomChat } from '#testing/random-chat.ts'
import { longestStreak } from './calendar.ts'
import { streaks } from './streaks.ts'
import { timeseries } from './timeseries.ts'

const MONDAY = dayOf(2021, 3, 1)
const example = chatOf(`
  mon 23:59 Ana: hi
  tue 00:00 Ben: hi
  tue 00:01 Ben: again
  wed 12:00 * Ana left
  thu 09:00 Ana: hello
  fri 09:00 Ana: still here
  sat 09:00 Ana: and here
  sun 09:00 Ben: at last`)

test('days in a row with a message on each, longest first; the one that runs to the last day is the current one', () => {
  const last = { from: MONDAY + 3, to: MONDAY + 6, days: 4, messages: 4, row: 3 }
  expect(streaks(example)).toEqual({
    streaks: [last, { from: MONDAY, to: MONDAY + 1, days: 2, messages: 3, row: 0 }],
    current: last,
  })
})

test('with people chosen they are days on which these wrote; a person who did not write on the last day has no current one', () => {
  expect(streaks(example, select(example, { authors: ['Ana'] }))).toEqual({
    streaks: [{ from: MONDAY + 3, to: MONDAY + 5, days: 3, messages: 3, row: 3 }],
    current: null,
  })
  expect(streaks(example, select(example, { authors: ['Ben'] }))).toEqual({ streaks: [], current: null })
  expect(streaks(example, select(example, { toDay: MONDAY + 5 })).current).toBeNull()
})

test('the current one runs to the last day of those who are not hidden', () => {
  const chat = chatOf('mon 09:00 Ana: a\ntue 09:00 Ana: b\nwed 09:00 Ben: c\nthu 09:00 Ben: d')
  const hiding = (...hidden: number[]) => streaks({ ...chat, hidden: Uint8Array.from(hidden) })
  expect(hiding(0, 1).current).toMatchObject({ from: MONDAY, days: 2 })
  expect(hiding(1, 0).current).toMatchObject({ from: MONDAY + 2, days: 2 })
  expect(hiding(1, 1)).toEqual({ streaks: [], current: null })
})

test.each([
  ['no messages', ''],
  ['one day', 'mon 09:00 Ana: hi\nmon 21:00 Ben: hi'],
  ['every other day', 'mon 09:00 Ana: hi\nwed 09:00 Ben: hi\nfri 09:00 Ana: hi'],
])('%s: none', (_, text) => {
  expect(streaks(chatOf(text))).toEqual({ streaks: [], current: null })
})

test('the longest is the one in the calendar', () => {
  for (const everySeconds of [20_000, 60_000, 90_000]) {
    const chat = randomChat(everySeconds, { everySeconds, messages: 800 })
    const [longest] = streaks(chat).streaks
    expect({ days: longest.days, from: longest.from, to: longest.to }).toEqual(longestStreak(timeseries(chat)))
  }
})

/** The slow obvious twin: each day that was written on, and whether the day before was. */
function slowStreaks(messages: Message[], asked: PlainFilter) {
  const chosen = messages.filter(passes(asked))
  const numberOf = ({ seconds }: Message) => Math.floor(seconds / 86_400)
  const days = [...new Set(chosen.map(numberOf))]
  return days
    .filter((day) => !days.includes(day - 1) && days.includes(day + 1))
    .map((from) => {
      let to = from
      while (days.includes(to + 1)) to++
      const own = chosen.filter((message) => numberOf(message) >= from && numberOf(message) <= to)
      return { from, to, days: to - from + 1, messages: own.length, row: messages.indexOf(own[0]) }
    })
    .sort((a, b) => b.days - a.days || a.from - b.from)
}

test('the streaks are those of days looked at one by one', () => {
  fc.assert(
    fc.property(anyFilteredChat(), ({ chat, filter, asked }) => {
      const messages = messagesOf(chat)
      const slow = slowStreaks(messages, asked)
      const found = streaks(chat, select(chat, filter))
      expect(found.streaks).toEqual(slow)
      const lastDay = messages.at(-1)?.day
      expect(found.current).toEqual(slow.find(({ to }) => isoTime(to * 86_400).slice(0, 10) === lastDay) ?? null)
    }),
    { numRuns: 300 },
  )
})
