/** What it takes to believe that two clocks differ, each rule at its edge. */
import { describe, expect, test } from 'vitest'
import type { Chat } from '#chat/chat.ts'
import { aligned } from './merge-align.ts'
import { clockOf } from './merge-clock.ts'

/** What is said, in this many bytes, and the minute. */
interface Said {
  what: string
  bytes: number
  minute: number
}

const DAY = 24 * 60

/** `A0` is said at minute 0 and long, `m2` at minute 2 and neither long nor short, every other small letter is short. */
const said = (text: string): Said[] =>
  text
    .trim()
    .split(/\s+/)
    .filter((each) => each !== '')
    .map((each) => ({ what: each[0], bytes: /[A-Z]/.test(each) ? 24 : /[m-p]/.test(each) ? 12 : 11, minute: Number(each.slice(1)) }))

function exportOf(lines: readonly Said[]) {
  const chat = {
    count: lines.length,
    id: Uint32Array.from(lines, (_, i) => i),
    time: Uint32Array.from(lines, ({ minute }) => (minute + 1000 * DAY) * 60),
    start: new Uint32Array(lines.length),
    end: Uint32Array.from(lines, ({ bytes }) => bytes),
  } as unknown as Chat
  return {
    chat,
    contents: { hash: Int32Array.from(lines, ({ what }) => what.codePointAt(0) ?? 0), mentions: new Uint8Array(lines.length) },
  }
}

function clock(first: readonly Said[], second: readonly Said[]) {
  const [a, b] = [exportOf(first), exportOf(second)]
  const steps = aligned(a.chat, a.contents, b.chat, b.contents)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return clockOf(value)
  }
}
/** The minutes added to each message of the second export; null where its clock is left as it is. */
const shifts = (first: string | readonly Said[], second: string | readonly Said[]): string | null => {
  const [a, b] = [first, second].map((each) => (typeof each === 'string' ? said(each) : each))
  const found = clock(a, b)
  return found && Array.from(found.shifts, (seconds) => seconds / 60).join(' ')
}
/** This many different long messages from a minute on, with those of other letters in between. */
const long = (count: number, from: number, step = 1, first = 65): Said[] =>
  Array.from({ length: count }, (_, i) => ({ what: String.fromCodePoint(first + i), bytes: 24, minute: from + i * step }))

describe('an hour is believed', () => {
  test.each<[string, string, string, string | null]>([
    ['of two long messages', 'A60 B61', 'A0 B1', '60 60'],
    ['not of one', 'A60', 'A0', null],
    ['of three of some length', 'm60 n61 o62', 'm0 n1 o2', '60 60 60'],
    ['not of two', 'm60 n61', 'm0 n1', null],
    ['of five short ones, minute after minute', 'a60 b61 c62 d63 e64', 'a0 b1 c2 d3 e4', '60 60 60 60 60'],
    ['not of four', 'a60 b61 c62 d63', 'a0 b1 c2 d3', null],
    ['not of six in one minute', 'a60 b60 c60 d60 e60 f60', 'a0 b0 c0 d0 e0 f0', null],
    ['of eight in one minute', 'a60 b60 c60 d60 e60 f60 g60 h60', 'a0 b0 c0 d0 e0 f0 g0 h0', '60 60 60 60 60 60 60 60'],
    ['not of the same word again and again', 'a60 b60 b60 b60 b60 b60 b60 b60 b60', 'a0 b0 b0 b0 b0 b0 b0 b0 b0', null],
    ['the other way', 'A0 B1', 'A60 B61', '-60 -60'],
    ['for what is around them, too', 'A60 B61', 'x0 A0 B1 y9', '60 60 60 60'],
    ['not where nothing differs', 'A0 B1', 'A0 B1', null],
    ['nor where nothing is the same', 'A0 B1', 'C0 D1', null],
  ])('%s', (_, first, second, wanted) => expect(shifts(first, second)).toBe(wanted))

  test('if half of what both contain between them is the same', () => {
    expect(shifts('A60 x61 y62 B63', 'A0 v1 w2 B3')).toBe('60 60 60 60')
    expect(shifts('A60 x61 y62 z62 B63', 'A0 u1 v1 w2 B3')).toBeNull()
    // What one of them lacks speaks against nothing.
    expect(shifts('A60 x61 y62 z62 B63', 'A0 B3')).toBe('60 60')
    expect(shifts('A60 B63', 'A0 u1 v1 w2 B3')).toBe('60 60 60 60 60')
  })
  test('also what both contain before and behind counts, but not what only one of them can contain', () => {
    expect(shifts('x59 A60 B61', 'v0 A0 B1')).not.toBeNull()
    expect(shifts('x58 y59 z59 A60 B61', 'u0 v0 w0 A0 B1')).not.toBeNull()
    expect(shifts('x60 y60 z60 A60 B61', 'u0 v0 w0 A0 B1')).toBeNull()
    expect(shifts('x60 y60 A60 B61', 'u0 v0 A0 B1')).not.toBeNull()
    expect(shifts('A60 B61 x61 y61 z61', 'A0 B1 u1 v1 w1')).toBeNull()
    expect(shifts('A60 B61 x61 y61', 'A0 B1 u1 v1')).not.toBeNull()
    expect(shifts('A60 B61 x61 y61 z61', 'A0 B1 u2 v2 w2')).not.toBeNull()
    expect(shifts('x60 y60 z60 A60 B61', 'A0 B1')).not.toBeNull()
  })
  test('a day only of fifteen long ones', () => {
    for (const minutes of [DAY, 22 * 60, -22 * 60]) {
      expect(shifts(long(15, minutes), long(15, 0))).toBe(Array(15).fill(minutes).join(' '))
      expect(shifts(long(14, minutes), long(14, 0))).toBeNull()
    }
    expect(shifts(long(2, 22 * 60 - 15), long(2, 0))).toBe('1305 1305')
  })
})

describe('where clocks differ by more at times', () => {
  test.each<[string, string, string, string | null]>([
    ['each stretch has its own hour', 'A0 B1 C160 D161', 'A0 B1 C100 D101', '0 0 60 60'],
    ['what is between them goes with the one before', 'A0 B1 C160 D161', 'A0 B1 x50 C100 D101', '0 0 0 60 60'],
    ['a long message between others of another hour is believed', 'A0 B1 C160 D201 E202', 'A0 B1 C100 D201 E202', '0 0 60 0 0'],
    ['not a short one at the end', 'A0 B1 c160', 'A0 B1 c100', null],
    ['a long one at the end is', 'A0 B1 C160', 'A0 B1 C100', '0 0 60'],
    ['not where the files lack messages of each other', 'A0 B1 x50 C160 D201 E202', 'A0 B1 y50 C100 D201 E202', null],
    ['more than two hours at once are believed of neither', 'A0 B1 C235', 'A0 B1 C100', null],
    ['two hours are', 'A0 B1 C220 D221', 'A0 B1 C100 D101', '0 0 120 120'],
    ['nor may one long message be hours off', 'A60 B61 C460', 'A0 B1 C100', '60 60 60'],
  ])('%s', (_, first, second, wanted) => expect(shifts(first, second)).toBe(wanted))

  test('the usual hour is that of most messages, beside the least and the largest', () => {
    expect(clock(said('A0 B1 C160 D161 E162'), said('A0 B1 C100 D101 E102'))).toMatchObject({ usual: 3600, least: 0, most: 3600 })
    expect(clock(said('A0 B1 C2 C3 D160 E161'), said('A0 B1 C2 C3 D100 E101'))).toMatchObject({ usual: 0, least: 0, most: 3600 })
    expect(clock(said('A0 B1 C100 D101'), said('A60 B61 C220 D221'))).toMatchObject({ least: -7200, most: -3600 })
  })
})

describe('before the first and behind the last that is in both', () => {
  const YEAR = 52 * 7 * DAY
  const SUMMER = 26 * 7 * DAY
  // Summer and winter of one year are known: the clocks differ by an hour in winter alone.
  const known = (side: 'first' | 'second'): Said[] => [...long(4, 0), ...long(4, SUMMER + (side === 'first' ? 60 : 0), 1, 75)]
  const at = (minute: number): Said => ({ what: 'x', bytes: 11, minute })
  const shiftsWith = (...minutes: number[]): string => {
    const before = minutes.filter((minute) => minute < 0).map(at)
    const behind = minutes.filter((minute) => minute > 0).map(at)
    const found = shifts(known('first'), [...before, ...known('second'), ...behind])?.split(' ') ?? []
    return [...found.slice(0, before.length), ...found.slice(before.length + 8)].join(' ')
  }
  test('the season of a year that is known decides', () => {
    expect(shiftsWith(YEAR + 2, YEAR + SUMMER + 2)).toBe('0 60')
    expect(shiftsWith(-YEAR + 1, -YEAR + SUMMER + 2)).toBe('0 60')
    expect(shiftsWith(3 * YEAR + 2, 5 * YEAR + SUMMER + 2)).toBe('0 60')
    expect(shiftsWith(-3 * YEAR + 1, -2 * YEAR + SUMMER + 2)).toBe('0 60')
  })
  test('else the nearest that is known', () => {
    expect(shiftsWith(SUMMER + 5 * DAY)).toBe('60')
    expect(shiftsWith(-5 * DAY)).toBe('0')
  })
})
