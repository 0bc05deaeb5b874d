import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Chat, kinds, messageText, take, textBetween } from '#chat/chat.ts'
import { isoTime } from '#chat/civil.ts'
import { chatFrom, chatOf } from '#testing/chat-of.ts'
import { anyChat } from '#testing/random-chat.ts'
import { merge } from './merge.ts'

/** What a chat says, line by line in the order of its ids. */
const linesOf = (chat: Chat): string[] => {
  const rows = Array.from({ length: chat.count }, (_, row) => row).sort((a, b) => chat.id[a] - chat.id[b])
  return rows.map((row) => `${isoTime(chat.time[row]).slice(11, 16)} ${chat.participants[chat.author[row]]}: ${messageText(chat, row)}`)
}

const merged = (first: string, second: string) => merge(chatOf(first), chatOf(second))

describe('a later export is added behind what is known', () => {
  const result = merged(
    `
    mon 09:00 Ana: hi
    mon 09:01 Ben: hello`,
    `
    mon 09:01 Ben: hello
    mon 09:02 Ana: how are you?`,
  )
  test('its messages in order, each once', () =>
    expect(linesOf(result.chat)).toEqual(['09:00 Ana: hi', '09:01 Ben: hello', '09:02 Ana: how are you?']))
  test('counted as known and added', () => expect(result).toMatchObject({ known: 1, added: 1, shift: 0, shared: 2, people: 2 }))
  test('and when they were written', () =>
    expect([result.firstAdded, result.lastAdded].map((time) => isoTime(time ?? 0).slice(11))).toEqual(['09:02:00', '09:02:00']))
})

test('the part before the first export is added before it', () => {
  const { chat } = merged('tue 09:00 Ana: late', 'mon 09:00 Ben: early')
  expect(linesOf(chat)).toEqual(['09:00 Ben: early', '09:00 Ana: late'])
})

test('what was said twice stays said twice, and three times where one export has it three times', () => {
  const { chat, known, added } = merged(
    `
    mon 09:00 Ana: ok
    mon 09:00 Ana: ok`,
    `
    mon 09:00 Ana: ok
    mon 09:00 Ana: ok
    mon 09:00 Ana: ok`,
  )
  expect(linesOf(chat)).toEqual(['09:00 Ana: ok', '09:00 Ana: ok', '09:00 Ana: ok'])
  expect([known, added]).toEqual([2, 1])
})

test('a hundred people say the same in one minute, of whom the other export has the last ten', () => {
  const lines = Array.from({ length: 100 }, (_, i) => `mon 00:00 Person ${i}: happy new year`)
  for (const [first, second] of [
    [lines, lines.slice(90)],
    [lines.slice(90), lines],
  ])
    expect(merged(first.join('\n'), second.join('\n')).chat.count).toBe(100)
})

test('alike of two people, or in two minutes, is not the same', () => {
  const { chat, added } = merged('mon 09:00 Ana: ok', 'mon 09:00 Ben: ok\nmon 09:01 Ana: ok')
  expect([chat.count, added]).toEqual([3, 2])
})

test('a minute that was cut in two is put together in its order', () => {
  const older = 'mon 09:00 Ana: c\nmon 09:00 Ben: d'
  const whole = 'mon 09:00 Ana: a\nmon 09:00 Ben: b\nmon 09:00 Ana: c\nmon 09:00 Ben: d'
  for (const [first, second] of [
    [older, whole],
    [whole, older],
  ])
    expect(linesOf(merged(first, second).chat).map((line) => line.slice(-1))).toEqual(['a', 'b', 'c', 'd'])
})

test('what only the shorter of two minutes contains follows what it followed', () => {
  const { chat } = merged('mon 09:00 Ana: a\nmon 09:00 Ana: b\nmon 09:00 Ana: c', 'mon 09:00 Ana: a\nmon 09:00 Ben: x')
  expect(linesOf(chat).map((line) => line.slice(-1))).toEqual(['a', 'x', 'b', 'c'])
})

test('seconds of one phone and minutes of another are the same message', () => {
  expect(merged('mon 09:00:37 Ana: hi', 'mon 09:00 Ana: hi')).toMatchObject({ known: 1, added: 0 })
})

test('media is compared by kind: an export without media names no file', () => {
  expect(merged('mon 09:00 Ana: [media]', 'mon 09:00 Ana: [media]')).toMatchObject({ known: 1, added: 0 })
})

test('the same export again brings nothing', () => {
  fc.assert(
    fc.property(anyChat(), (chat) => {
      const again = merge(chat, chat)
      expect(again).toMatchObject({ known: chat.count, added: 0, firstAdded: null, lastAdded: null })
      expect(again.chat.count).toBe(chat.count)
      expect(again.chat.events.count).toBe(chat.events.count)
      expect([...again.chat.time]).toEqual([...chat.time])
    }),
  )
})

/** What is compared by kind, as no location in these chats has a link. */
const byKind = new Set(['deleted', 'call', 'contact', 'location'])

/** Minute, author, kind and text of every message, with how often it is there; of a poll the line below its heading. */
function tally(chat: Chat): Map<string, number> {
  const counts = new Map<string, number>()
  for (let row = 0; row < chat.count; row++) {
    const bare = (chat.flags[row] & 2) !== 0 || byKind.has(kinds[chat.kind[row]])
    const text = messageText(chat, row)
    const said = bare ? '' : kinds[chat.kind[row]] === 'poll' ? text.slice(text.indexOf('\n') + 1) : text
    const key = `${Math.floor(chat.time[row] / 60)} ${chat.participants[chat.author[row]]} ${chat.kind[row]} ${said}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

test('of every content as many are kept as the export has that contains more, whatever the exports contain', () => {
  fc.assert(
    fc.property(anyChat(), anyChat(), (first, second) => {
      const { chat, known, added } = merge(first, second)
      const expected = tally(first)
      for (const [key, count] of tally(second)) expected.set(key, Math.max(count, expected.get(key) ?? 0))
      expect(tally(chat)).toEqual(expected)
      expect(known + added).toBe(second.count)
      expect(chat.count).toBe(first.count + added)
      expect([...chat.time]).toEqual([...chat.time].sort((a, b) => a - b))
      expect([...chat.id].sort((a, b) => a - b)).toEqual(Array.from(chat.id, (_, i) => i))
      for (const person of chat.author) expect(chat.participants[person]).toBeDefined()
    }),
  )
})

/** Two people who say two things in a few minutes: in every chat something is said more than once in a minute. */
const fewMinutes = fc
  .array(fc.record({ step: fc.integer({ min: 0, max: 40 }), author: fc.constantFrom('Ana', 'Ben'), text: fc.constantFrom('hi', 'ok') }), {
    maxLength: 30,
  })
  .map((lines) => {
    let time = 1_600_000_000
    return chatFrom(
      lines.map(({ step, author, text }) => {
        time += step
        return { time, author, text }
      }),
    )
  })

/**
 * The only loss is of messages that are alike, in one minute, and in one part alone each:
 * of those the files cannot tell whether they were written once, and are in both, or twice.
 */
test('a chat cut anywhere, with or without an overlap, is whole again, except for what is alike in one minute on both sides of the cut', () => {
  fc.assert(
    fc.property(fc.oneof(anyChat(), fewMinutes), fc.nat(60), fc.nat(10), fc.boolean(), (chat, cutAt, overlapping, laterFirst) => {
      const cut = Math.min(cutAt, chat.count)
      const begin = Math.max(0, cut - overlapping)
      const part = (from: number, to: number): Chat => {
        const rows = take(
          chat,
          Uint32Array.from({ length: to - from }, (_, i) => from + i),
        )
        return { ...rows, id: rows.id.map((_, i) => i) }
      }
      const early = part(0, cut)
      const late = part(begin, chat.count)
      const { chat: whole, shiftRange, renamed } = laterFirst ? merge(late, early) : merge(early, late)
      const [onlyEarly, onlyLate] = [tally(part(0, begin)), tally(part(cut, chat.count))]
      const expected = new Map(
        [...tally(chat)].map(([key, count]) => [key, count - Math.min(onlyEarly.get(key) ?? 0, onlyLate.get(key) ?? 0)]),
      )
      expect(tally(whole)).toEqual(expected)
      expect({ shiftRange, renamed }).toEqual({ shiftRange: [0, 0], renamed: [] })
    }),
  )
})

test('where one export ends and the other begins with the same in one minute, it is taken for one message', () => {
  // Cut from "hi, hi" without an overlap, or from one "hi" that is in both: the files would be the same.
  const { chat, known, added } = merged('mon 08:59 Ben: yo\nmon 09:00 Ana: hi', 'mon 09:00 Ana: hi\nmon 09:01 Ben: yo')
  expect(linesOf(chat)).toEqual(['08:59 Ben: yo', '09:00 Ana: hi', '09:01 Ben: yo'])
  expect([known, added]).toEqual([1, 1])
})

test('a file that goes back in time keeps its order, cut with an overlap and merged either way', () => {
  const steps = fc.array(fc.integer({ min: -3600, max: 3600 }), { minLength: 2, maxLength: 40 })
  fc.assert(
    fc.property(steps, fc.nat(40), fc.nat(10), fc.boolean(), (all, cutAt, overlapping, laterFirst) => {
      let time = 1_600_000_000
      const lines = all.map((step, i) => {
        time += step
        return { time, author: 'Ana', text: String(i) }
      })
      const cut = 1 + (cutAt % (all.length - 1))
      const parts = [lines.slice(0, cut), lines.slice(Math.max(0, cut - 1 - overlapping))].map(chatFrom)
      if (laterFirst) parts.reverse()
      const { chat } = merge(parts[0], parts[1])
      const rows = [...chat.id.keys()].sort((a, b) => chat.id[a] - chat.id[b])
      expect(rows.map((row) => messageText(chat, row))).toEqual(lines.map(({ text }) => text))
    }),
  )
})

test('system lines are kept once, before the message they was before', () => {
  const { chat } = merged(
    `
    mon 09:00 Ana: hi
    mon 09:01 * Ana changed the subject
    mon 09:02 Ben: nice`,
    `
    mon 09:01 * Ana changed the subject
    mon 09:02 Ben: nice
    mon 09:03 * Ben left
    mon 09:04 Ana: oh`,
  )
  const { events } = chat
  const said = Array.from({ length: events.count }, (_, i) => [textBetween(chat.bytes, events.start[i], events.end[i]), events.before[i]])
  expect(said).toEqual([
    ['Ana changed the subject', 1],
    ['Ben left', 2],
  ])
})

const talk = (who: [string, string], hour: number, from: number, to: number): string =>
  Array.from({ length: to - from }, (_, i) => {
    const n = from + i
    const time = `${String(hour + Math.floor(n / 60)).padStart(2, '0')}:${String(n % 60).padStart(2, '0')}`
    return `mon ${time} ${who[n % 2]}: this is what was said as number ${n}`
  }).join('\n')

test('a phone that travelled: all its times are off by the same hours, and are set right', () => {
  const { chat, known, added, shift } = merged(talk(['Ana', 'Ben'], 9, 0, 60), talk(['Ana', 'Ben'], 15, 20, 80))
  expect({ known, added, shift, count: chat.count }).toEqual({ known: 40, added: 20, shift: -6 * 3600, count: 80 })
  expect(linesOf(chat).at(-1)).toBe('10:19 Ben: this is what was said as number 79')
})

test('a person renamed since is the same person', () => {
  const { chat, known, shared } = merged(talk(['Ana', 'Ben'], 9, 0, 60), talk(['Ana', 'Benjamin B.'], 9, 20, 80))
  expect({ known, shared, people: chat.participants }).toEqual({ known: 40, shared: 2, people: ['Ana', 'Ben'] })
})

test('two people who write alike once or twice are two people', () => {
  const { chat } = merged(talk(['Ana', 'Ben'], 9, 0, 4), talk(['Ana', 'Eva'], 9, 0, 4))
  expect(chat.participants).toEqual(['Ana', 'Ben', 'Eva'])
})

test('two chats of other people share nobody', () => {
  expect(merged('mon 09:00 Ana: hi\nmon 09:00 Ben: yo', 'mon 09:00 Eva: hi\nmon 09:01 Finn: yo\nmon 09:01 Finn: yo')).toMatchObject({
    shared: 0,
    people: 2,
  })
})

test('an event after the last message of an export stays after it', () => {
  const { chat } = merged('mon 09:00 Ana: hi\nmon 09:05 * Ben left', 'mon 09:00 Ana: hi\nmon 09:10 Ana: gone?\nmon 09:20 * Ana left')
  const { events } = chat
  expect(
    Array.from({ length: events.count }, (_, i) => [textBetween(chat.bytes, events.start[i], events.end[i]), events.before[i]]),
  ).toEqual([
    ['Ben left', 1],
    ['Ana left', 2],
  ])
})
