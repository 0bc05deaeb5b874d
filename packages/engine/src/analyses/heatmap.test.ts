import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseDay, weekdayOf } from '#chat/civil.ts'
import { select } from '#chat/selection.ts'
import { chatFrom, chatOf } from '#testing/chat-of.ts'
import { anyFilteredChat, messagesOf, passes, tally } from '#testing/messages-of.ts'
import type { Heatmap } from './heatmap.ts'
import { dayParts, heatmap, rhythm } from './heatmap.ts'

const example = chatOf(`
  mon 00:00 Ana: midnight
  mon 08:59:59 Ben: morning
  sun 20:00 Ana: evening
  sun 20:59 Ana: evening
  sun 21:00 Ben: later
  sun 23:59:59 Ana: late`)

test('rows are weekdays from Monday, columns hours from midnight', () => {
  const counts = heatmap(example)
  expect(counts.map((row) => row.length)).toEqual([24, 24, 24, 24, 24, 24, 24])
  expect([counts[0][0], counts[0][8], counts[6][20], counts[6][21], counts[6][23]]).toEqual([1, 1, 2, 1, 1])
  expect(counts.flat().reduce((sum, count) => sum + count, 0)).toBe(6)
})

test('the first second there is fell on a Thursday', () => {
  expect(heatmap(chatFrom([{ time: 0, author: 'Ana', text: 'hi' }]))[3][0]).toBe(1)
  // 2106-02-07T06:28:15, a Sunday.
  expect(heatmap(chatFrom([{ time: 4_294_967_295, author: 'Ana', text: 'hi' }]))[6][6]).toBe(1)
})

test('the rhythm of the chat: the busiest weekday, hour, hour of a weekday and time of a weekday', () => {
  expect(rhythm(heatmap(example))).toEqual({
    weekday: { weekday: 6, count: 4 },
    hour: { hour: 20, count: 2 },
    cell: { weekday: 6, hour: 20, count: 2 },
    time: { weekday: 6, part: 'evening', count: 4 },
  })
})

test('many hours of one evening outweigh a single busy hour', () => {
  const chat = chatOf(`
    tue 09:00 Ana: 1
    tue 09:01 Ana: 2
    sun 18:00 Ana: 1
    sun 19:00 Ana: 2
    sun 23:00 Ana: 3`)
  expect(rhythm(heatmap(chat))).toMatchObject({
    cell: { weekday: 1, hour: 9, count: 2 },
    time: { weekday: 6, part: 'evening', count: 3 },
  })
})

test('without messages all cells are 0 and there is no rhythm', () => {
  const empty = heatmap(example, select(example, { authors: ['Nobody'] }))
  expect(empty).toEqual(Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0)))
  expect(rhythm(empty)).toBeNull()
  expect(rhythm(heatmap(chatOf('')))).toBeNull()
})

/** The slow obvious twin: look at the written date and clock of each message. */
function heatmapOneByOne(messages: { day: string; clock: string }[]): Heatmap {
  const counts = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0))
  for (const { day, clock } of messages) counts[weekdayOf(parseDay(day) ?? 0)][Number(clock.slice(0, 2))]++
  return counts
}

test('every message falls in the cell of its date and clock; all cells add up to all messages', () => {
  fc.assert(
    fc.property(anyFilteredChat(), ({ chat, filter, asked }) => {
      const chosen = messagesOf(chat).filter(passes(asked))
      const counts = heatmap(chat, select(chat, filter))
      expect(counts).toEqual(heatmapOneByOne(chosen))
      expect(counts.flat().reduce((sum, count) => sum + count, 0)).toBe(chosen.length)
    }),
  )
})

test('nothing is busier than the busiest', () => {
  fc.assert(
    fc.property(anyFilteredChat(), ({ chat, filter, asked }) => {
      const chosen = messagesOf(chat).filter(passes(asked))
      const found = rhythm(heatmap(chat, select(chat, filter)))
      const slots = chosen.map(({ day, clock }) => ({ weekday: weekdayOf(parseDay(day) ?? 0), hour: Number(clock.slice(0, 2)) }))
      const said = found && [
        { key: found.weekday.weekday, count: found.weekday.count },
        { key: found.hour.hour, count: found.hour.count },
        { key: found.cell.weekday * 24 + found.cell.hour, count: found.cell.count },
        { key: found.time.weekday * 4 + dayParts.indexOf(found.time.part), count: found.time.count },
      ]
      const counted = [
        tally(slots.map(({ weekday }) => weekday))[0],
        tally(slots.map(({ hour }) => hour))[0],
        tally(slots.map(({ weekday, hour }) => weekday * 24 + hour))[0],
        tally(slots.map(({ weekday, hour }) => weekday * 4 + Math.floor(hour / 6)))[0],
      ]
      expect(said).toEqual(slots.length === 0 ? null : counted)
    }),
  )
})
