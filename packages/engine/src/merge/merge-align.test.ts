/** Which messages of two exports are the same: what must hold for any two, and what is decided at the edges. */
import { describe, expect, test } from 'vitest'
import type { Chat } from '#chat/chat.ts'
import { randomNumbers } from '#testing/random-chat.ts'
import { type Alignment, aligned, inFileOrder } from './merge-align.ts'

/** What is said, as a letter or a number, and the minute. */
type Said = readonly [what: string, minute: number]

const DAY = 24 * 60

/** An export in which these things are said one after the other; rows are in the order of time, as a reader makes them. */
function exportOf(said: readonly Said[], numbers: Map<string, number>) {
  const rows = said.map((_, i) => i).sort((i, j) => said[i][1] - said[j][1])
  const numberOf = (what: string): number => {
    if (!numbers.has(what)) numbers.set(what, numbers.size + 1)
    return numbers.get(what) ?? 0
  }
  const chat = {
    count: said.length,
    id: Uint32Array.from(rows),
    time: Uint32Array.from(rows, (i) => (said[i][1] + 10 * DAY) * 60 + (i % 60)),
  } as unknown as Chat
  return { chat, contents: { hash: Int32Array.from(rows, (i) => numberOf(said[i][0])), mentions: new Uint8Array(said.length) } }
}

function alignment(first: readonly Said[], second: readonly Said[]): Alignment {
  const numbers = new Map<string, number>()
  const [a, b] = [first, second].map((said) => exportOf(said, numbers))
  const steps = aligned(a.chat, a.contents, b.chat, b.contents)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** The places of the messages that are the same. */
const pairs = (...exports: Parameters<typeof alignment>): string => {
  const { a, b } = alignment(...exports)
  return Array.from(a, (at, i) => `${at}=${b[i]}`).join(' ')
}
/** `x0 y5`: x is said at minute 0, y at minute 5. */
const said = (text: string): Said[] =>
  text
    .trim()
    .split(/\s+/)
    .map((each) => [each[0], Number(each.slice(1))])

const both = (first: string, second: string): string => pairs(said(first), said(second))

test('a file’s order is that of its ids, with holes or without', () => {
  const order = (...id: number[]) => [...inFileOrder({ id: Uint32Array.from(id), count: id.length })]
  expect(order(0, 1, 2)).toEqual([0, 1, 2])
  expect(order(2, 0, 1)).toEqual([1, 2, 0])
  expect(order(9, 3, 7)).toEqual([1, 2, 0])
  expect(order(3, 0, 1)).toEqual([1, 2, 0])
  expect(order()).toEqual([])
})

describe('what is once in each file', () => {
  test.each([
    ['is the same', 'x0 y1 z2', 'x0 y1 z2', '0=0 1=1 2=2'],
    ['not where clocks differ by no quarter of an hour', 'x0', 'x7', ''],
    ['where they differ by one', 'x0', 'x15', '0=0'],
    ['where they differ by 26 hours', 'x1560', 'x0', '0=0'],
    ['also the other way', 'x0', 'x1560', '0=0'],
    ['not where they differ by more', 'x1575', 'x0', ''],
    ['nor the other way', 'x0', 'x1575', ''],
    ['is the same in the middle of others', 'a0 x5 b9', 'c0 x5 d9', '1=1'],
    ['is nothing where it is twice in the first', 'x0 x3 a9', 'x0 b9', ''],
    ['or in the second', 'x0 b9', 'x0 x3 a9', ''],
    ['three times in the second', 'x0 b9', 'x0 x3 x4 a9', ''],
    ['and two other things are never the same', 'x0', 'y0', ''],
    ['nor are they at one end of longer files', 'x0 y1', 'v0 w1', ''],
  ])('%s', (_, first, second, wanted) => expect(both(first, second)).toBe(wanted))
  test('counts as telling, and what only follows on it does not', () => {
    const { a, isTelling } = alignment(said('o0 x1 o2 o3'), said('o0 x1 o2 o3'))
    expect([[...a], [...isTelling]]).toEqual([
      [0, 1, 2, 3],
      [0, 1, 0, 0],
    ])
  })
})

describe('three messages in turn', () => {
  test.each([
    ['with the same minutes between them hold the files together', 'o0 o3 o8 o9 o20', 'o3 o8 o9', '1=0 2=1 3=2'],
    ['also where clocks differ', 'o0 o3 o8 o9 o20', 'o18 o23 o24', '1=0 2=1 3=2'],
    ['not with other minutes between them', 'o0 o3 o8 o9 o20', 'o3 o8 o10', ''],
    ['two are too few', 'o0 o3 o8 o9 o20', 'o3 o8', ''],
  ])('%s', (_, first, second, wanted) => expect(both(first, second)).toBe(wanted))
})

describe('of what is the same only the longest row in the order of both files is kept', () => {
  test.each([
    ['one that was moved back', 'a0 b1 c2 x3', 'x3 a0 b1 c2', '0=1 1=2 2=3'],
    ['one that was moved on', 'x0 a1 b2 c3', 'a1 b2 c3 x0', '1=0 2=1 3=2'],
    ['one in the middle', 'a0 x1 b2 c3 d4', 'a0 b2 c3 x1 d4', '0=0 2=1 3=2 4=4'],
  ])('%s', (_, first, second, wanted) => expect(both(first, second)).toBe(wanted))
})

describe('from a message that is the same it continues', () => {
  test.each([
    ['onwards', 'x0 o1 o2 o3', 'x0 o1 o2 p3', '0=0 1=1 2=2'],
    ['backwards', 'o0 o1 x2 q3', 'o0 o1 x2 p3', '0=0 1=1 2=2'],
    ['not over another minute', 'x0 o1 o2 q9', 'x0 o1 o3 p9', '0=0 1=1'],
    ['not backwards over another minute', 'q0 o1 o3 x4', 'p0 o2 o3 x4', '2=2 3=3'],
    ['not over other words', 'x0 o1 p2 o3', 'x0 o1 q2 o8', '0=0 1=1'],
    ['up to the next that is the same', 'x0 o1 y2', 'x0 o1 o1 y2', '0=0 1=1 2=3'],
    ['back to the one before', 'x0 o1 y2', 'x0 o2 o1 y2', '0=0 1=2 2=3'],
  ])('%s', (_, first, second, wanted) => expect(both(first, second)).toBe(wanted))
})

describe('what is left between two that are the same', () => {
  test.each([
    // From x to y the clocks begin to differ by an hour.
    ['is the same where both say the same in turn', 'x0 o1 o2 y70', 'x0 o61 o62 y130', '0=0 1=1 2=2 3=3'],
    ['not by clocks that no zone has', 'x0 o1 y70', 'x0 o8 y70', '0=0 2=2'],
    ['by its words, with the clocks of before', 'x0 o1 o2 p3 y70', 'x0 p3 q4 y130', '0=0 3=1 4=3'],
    ['by its words, with the clocks of behind', 'x0 o1 o2 p3 y70', 'x0 p63 q64 y130', '0=0 3=1 4=3'],
    ['not by its words with clocks of neither', 'x0 o1 p3 p4 y70', 'x0 p33 q64 y130', '0=0 4=3'],
    ['the earlier of two that fit', 'x0 q1 p3 p3 y70', 'x0 p3 y130', '0=0 2=1 4=2'],
    ['each but once', 'x0 q1 p3 y70', 'x0 p3 p3 z4 y70', '0=0 2=1 3=4'],
    ['one that fits, behind one that does not', 'x0 q1 p2 p3 y70', 'x0 p3 y70', '0=0 3=1 4=2'],
    ['at the end, of the shorter file', 'x0 q1 o9 o9 y8', 'x0 q1 y8', '0=0 1=1 4=2'],
  ])('%s', (_, first, second, wanted) => expect(both(first, second)).toBe(wanted))

  test('at the ends of the files goes as far as the shorter one, by the clocks of any quarter', () => {
    expect(both('x0 o1 o2 o3', 'x0 o16 o17')).toBe('0=0 1=1 2=2')
    expect(both('o1 o2 o3 x9', 'o17 o18 x9')).toBe('1=0 2=1 3=2')
    expect(both('x0 o1 p2 o3', 'x0 o16 o17')).toBe('0=0')
  })
  test('is nothing in files that have nothing the same', () => expect(both('o0 o1', 'o0 o1 o5')).toBe(''))
})

describe('any two exports of one chat', () => {
  /** A chat in which every few messages say something new and the others what was said before, at uneven minutes. */
  const chatBy = (random: () => number, count: number): Said[] => {
    let minute = 0
    return Array.from({ length: count }, (_, i): Said => {
      minute += Math.floor(random() * 5)
      return [random() < 0.3 ? `new ${i}` : `old ${Math.floor(random() * 3)}`, minute]
    })
  }
  const shifted = (part: readonly Said[], minutes: number): Said[] => part.map(([what, minute]) => [what, minute + minutes])

  test('cut apart: all that both contain is found, by whatever clock, and nothing else', () => {
    const random = randomNumbers(1)
    for (let round = 0; round < 150; round++) {
      const whole = chatBy(random, 60)
      const [from, until] = [Math.floor(random() * 20), 40 + Math.floor(random() * 20)]
      const minutes = (Math.floor(random() * 209) - 104) * 15
      const [older, newer] = [whole.slice(0, until), shifted(whole.slice(from), minutes)]
      const wanted = Array.from({ length: until - from }, (_, i) => `${from + i}=${i}`).join(' ')
      expect([whole, from, until, minutes, pairs(older, newer)]).toEqual([whole, from, until, minutes, wanted])
      const wantedBack = Array.from({ length: until - from }, (_, i) => `${i}=${from + i}`).join(' ')
      expect([whole, pairs(newer, older)]).toEqual([whole, wantedBack])
    }
  })

  test('with messages deleted on either side: nearly all that is said once is found, and what is found says the same', () => {
    const random = randomNumbers(2)
    let [common, missed] = [0, 0]
    for (let round = 0; round < 150; round++) {
      const whole = chatBy(random, 60)
      const kept = () => whole.map((_, i) => i).filter(() => random() < 0.8)
      const [inFirst, inSecond] = [kept(), kept()]
      const [first, second] = [
        inFirst.map((i) => whole[i]),
        shifted(
          inSecond.map((i) => whole[i]),
          45,
        ),
      ]
      const { a, b, isTelling } = alignment(first, second)
      const found = new Set<number>()
      expect(new Set(a).size).toBe(a.length)
      for (let i = 0; i < a.length; i++) {
        expect([whole, first[a[i]][0]]).toEqual([whole, second[b[i]][0]])
        expect((second[b[i]][1] - first[a[i]][1]) % 15).toBe(0)
        if (i > 0) expect(b[i]).toBeGreaterThan(b[i - 1])
        const isOnce = [first, second].every((side) => side.filter(([what]) => what === first[a[i]][0]).length === 1)
        expect(isTelling[i]).toBe(isOnce ? 1 : 0)
        if (inFirst[a[i]] === inSecond[b[i]]) found.add(inFirst[a[i]])
      }
      const said = inFirst.filter((i) => inSecond.includes(i) && whole[i][0].startsWith('new'))
      common += said.length
      missed += said.filter((i) => !found.has(i)).length
    }
    // What people say again and again may by chance seem to be in another order.
    expect(missed / common).toBeLessThan(0.01)
  })
})
