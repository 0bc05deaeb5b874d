/** Two exports joined minute by minute, against the same done slowly on lists of lines. */
import { DAY } from '@convostat/format/seconds'
import { describe, expect, test } from 'vitest'
import type { Chat } from '#chat/chat.ts'
import { chatFrom, type Line } from '#testing/chat-of.ts'
import { randomNumbers } from '#testing/random-chat.ts'
import { contentsOf } from './merge-content.ts'
import { compareDays, type Joined, joined, KEPT, keepLatestPolls } from './merge-join.ts'

const START = 1_614_556_800 // Monday, 1 March 2021

/** Both exports in one chat, as a merge puts them side by side: the second's rows behind the first's. */
function sideBySide(first: readonly Line[], second: readonly Line[]): Chat {
  const [a, b] = [first, second].map((lines) => chatFrom(lines.toSorted((x, y) => x.time - y.time)))
  const column = (key: 'time' | 'author' | 'start' | 'end' | 'id', shift = 0) =>
    Uint32Array.from([...a[key], ...Array.from(b[key], (each) => each + shift)])
  const participants = [...new Set([...a.participants, ...b.participants])]
  return {
    ...a,
    count: a.count + b.count,
    bytes: Uint8Array.from([...a.bytes, ...b.bytes]),
    id: column('id'),
    time: column('time'),
    author: Uint32Array.from([a, b].flatMap((chat) => [...chat.author].map((author) => participants.indexOf(chat.participants[author])))),
    start: column('start', a.bytes.length),
    end: column('end', a.bytes.length),
    kind: Uint8Array.from([...a.kind, ...b.kind]),
    flags: Uint8Array.from([...a.flags, ...b.flags]),
    participants,
  }
}

function finished<T>(steps: Generator<unknown, T>): T {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

function join(first: readonly Line[], second: readonly Line[]): { chat: Chat; join: Joined } {
  const chat = sideBySide(first, second)
  return { chat, join: finished(joined(chat, finished(contentsOf(chat)), first.length)) }
}

/** The same, line by line: rows of the first are 0, 1, …, those of the second continue from there. */
function joinedSlowly(first: readonly Line[], second: readonly Line[]) {
  const lines = [...first, ...second]
  const minuteOf = (row: number) => Math.floor(lines[row].time / 60)
  const rows = lines.map((_, row) => row)
  const isSame = (a: number, b: number) => lines[a].author === lines[b].author && lines[a].text === lines[b].text
  const twin = lines.map(() => KEPT)
  const order: number[] = []
  for (const minute of [...new Set(rows.map(minuteOf))].sort((a, b) => a - b)) {
    const [own, others] = [rows.filter((row) => row < first.length), rows.filter((row) => row >= first.length)].map((side) =>
      side.filter((row) => minuteOf(row) === minute),
    )
    const [full, rest] = others.length > own.length ? [others, own] : [own, others]
    for (const row of rest) twin[row] = full.find((place) => isSame(place, row) && !twin.includes(place)) ?? KEPT
    // What the fuller one lacks comes after the last of its messages that precede it there.
    const behind = (row: number) =>
      Math.max(-1, ...rest.filter((each) => each < row && twin[each] !== KEPT).map((each) => full.indexOf(twin[each])))
    const extras = rest.filter((row) => twin[row] === KEPT)
    for (let place = -1; place < full.length; place++) {
      if (place >= 0) order.push(full[place])
      order.push(...extras.filter((row) => behind(row) === place))
    }
  }
  return { order, twin, isShared: rows.map((row) => (twin[row] !== KEPT || twin.includes(row) ? 1 : 0)) }
}

/** Lines in the order of time, several in a minute, of which many say the same. */
function linesBy(random: () => number, count: number, words: number, step: number): Line[] {
  let time = START
  return Array.from({ length: count }, (): Line => {
    time += Math.floor(random() * step)
    return { time, author: random() < 0.5 ? 'Ana' : 'Ben', text: `word ${Math.floor(random() * words)}` }
  })
}

const partOf = (lines: readonly Line[], random: () => number, share: number): Line[] => lines.filter(() => random() < share)

describe('any two exports', () => {
  test.each([
    ['of few messages in a minute', 30, 5, 40],
    ['that say two things all the time', 40, 1, 10],
    ['of so many messages in a minute that they are looked up', 150, 12, 1.3],
  ])('%s are joined as they are slowly', (_, count, words, step) => {
    const random = randomNumbers(count)
    for (let round = 0; round < (count > 100 ? 25 : 150); round++) {
      const whole = linesBy(random, count, words, step)
      const share = 0.3 + 0.7 * random()
      const [first, second] = [partOf(whole, random, share), partOf(whole, random, 1.3 - share)]
      if (first.length === 0 || second.length === 0) continue
      const { join: found } = join(first, second)
      const wanted = joinedSlowly(first, second)
      expect({ order: [...found.order], twin: [...found.twin], isShared: [...found.isShared] }).toEqual(wanted)
      expect(found.known).toBe(wanted.isShared.slice(first.length).filter((shared) => shared === 1).length)
    }
  })

  test('one of them may be empty', () => {
    const lines = linesBy(randomNumbers(3), 5, 5, 40)
    for (const [first, second] of [
      [lines, []],
      [[], lines],
    ]) {
      const { join: found } = join(first, second)
      expect([[...found.order], found.known]).toEqual([[0, 1, 2, 3, 4], 0])
    }
  })

  test('the rows done are reported, every 32,768 of them', () => {
    const line = (i: number): Line => ({ time: START + i, author: 'Ana', text: 'ok' })
    const chat = sideBySide([line(0)], [line(0)])
    // One row of text is enough for as many as it takes.
    const many = (length: number) => ({ ...chat, count: length, ...columnsOf(length) })
    const columnsOf = (length: number) => ({
      time: Uint32Array.from({ length }, (_, i) => START + (i % (length / 2)) * 60),
      author: new Uint32Array(length),
      kind: new Uint8Array(length),
      flags: new Uint8Array(length),
      start: new Uint32Array(length).fill(chat.start[0]),
      end: new Uint32Array(length).fill(chat.end[0]),
    })
    const both = many(100_000)
    const contents = finished(contentsOf(both))
    const reports = [...joined(both, contents, 50_000)]
    expect(reports).toEqual([32_768, 65_536, 98_304])
    expect([...contentsOf(both)]).toEqual([32_768, 65_536, 98_304, 100_000])
  })
})

describe('who is mentioned may be written in two ways', () => {
  const line = (text: string, author = 'Ana'): Line => ({ time: START, author, text })
  const known = (first: Line[], second: Line[]) => join(first, second).join.known
  const [number, name] = ['@491701234567 hi', '@\u2068Cleo\u2069 hi']
  test('and is one message', () => {
    expect(known([line(number)], [line(name)])).toBe(1)
    expect(known([line('a'), line(number)], [line(name), line('b')])).toBe(1)
  })
  test('each but once, of one author, and not where it is in both as it is', () => {
    expect(known([line(number)], [line(name), line(name)])).toBe(1)
    expect(known([line(number), line(number)], [line(name)])).toBe(1)
    expect(known([line(number, 'Ben')], [line(name)])).toBe(0)
    expect(known([line(number)], [line(number), line(name)])).toBe(1)
    expect(known([line(number), line(number)], [line(name), line(name)])).toBe(2)
  })
  test('in a minute of up to 200 messages', () => {
    const others = (count: number) => Array.from({ length: count }, (_, i) => line(`other ${i}`))
    expect(known([...others(199), line(number)], [line(name)])).toBe(1)
    expect(known([...others(200), line(number)], [line(name)])).toBe(0)
    const mentions = (count: number) => Array.from({ length: count }, (_, i) => line(`@49170123${1000 + i} ${i}`))
    const names = (count: number) => Array.from({ length: count }, (_, i) => line(`@\u2068Cleo\u2069 ${i}`))
    expect(known(mentions(200), names(200))).toBe(200)
    expect(known(mentions(201), names(201))).toBe(0)
  })
})

test('a poll is kept as the later export has it', () => {
  const poll = (votes: number): Line => ({ time: START, author: 'Ana', kind: 'poll', text: `POLL:\nWhen?\nOPTION: Mon (${votes})` })
  const text = (words: string): Line => ({ time: START, author: 'Ana', text: words })
  for (const isSecondLater of [true, false]) {
    for (const [first, second] of [
      [[poll(1), text('a')], [poll(2)]],
      [[poll(1)], [poll(2), text('a')]],
    ]) {
      const { chat, join: found } = join(first, second)
      keepLatestPolls(chat, found, first.length, isSecondLater)
      const kept = [...found.order].map((row) => new TextDecoder().decode(chat.bytes.subarray(chat.start[row], chat.end[row])))
      expect(kept.filter((each) => each.startsWith('POLL'))).toEqual([poll(isSecondLater ? 2 : 1).text])
      expect(kept).toContain('a')
    }
  }
})

describe('the days of which both exports contain something are compared', () => {
  const at = (...times: number[]): Line[] => times.map((time) => ({ time: START + time, author: 'Ana', text: `at ${time}` }))
  const compared = (first: Line[], second: Line[]) => {
    const { chat, join: found } = join(first, second)
    return Object.values(compareDays(chat, found, first.length))
  }
  test.each<[string, number[], number[], [number, number]]>([
    ['all of one day', [1, 2, 3], [1, 2, 3], [3, 3]],
    ['as many as the one has that has fewer', [1, 2, 3, 4], [1, 4], [2, 2]],
    ['also the other way round', [1, 4], [1, 2, 3, 4], [2, 2]],
    ['of which some are in both', [1, 200, 400], [1, 300, 400], [3, 2]],
    ['not before both have begun', [1, 2, 3, 4], [3, 4, 5], [2, 2]],
    ['nor after either has ended', [3, 4, 5], [1, 2, 3, 4], [2, 2]],
    ['day by day', [1, 2, 3, DAY + 1], [1, DAY + 1, DAY + 2, DAY + 3], [2, 2]],
    ['a day that only one of them has counts for nothing', [1, DAY + 100, DAY + 200, 2 * DAY], [1, 2 * DAY], [2, 2]],
    ['the last second of a day is of that day', [0, DAY - 1, DAY], [0, DAY, DAY + 1], [2, 2]],
    ['nothing where they do not overlap', [1, 2], [3, 4], [0, 0]],
    ['nothing of an empty one', [], [1, 2], [0, 0]],
    ['and of another', [1, 2], [], [0, 0]],
    ['one second of both', [1, 2, 3], [3, 4, 5], [1, 1]],
  ])('%s', (_, first, second, wanted) => expect(compared(at(...first), at(...second))).toEqual(wanted))
})
