import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Pair } from './answers.ts'
import { type Circle, circlesOf, tiesOf } from './circles.ts'

const pair = (from: string, to: string, replies: number): Pair => ({ from, to, replies, median_seconds: 60, p90_seconds: 600 })
const both = (a: string, b: string, replies: number) => [pair(a, b, replies), pair(b, a, replies)]
const circles = (people: readonly string[], pairs: readonly Pair[]) => circlesOf(people, tiesOf(people, pairs))
const namesOf = (all: readonly Circle[]) => all.map(({ people }) => [...people].sort().join(''))

describe('ties', () => {
  test('are two people, with the replies of both directions, most first', () => {
    expect(tiesOf(['A', 'B', 'C'], [pair('C', 'A', 4), pair('A', 'B', 3), pair('B', 'A', 2)])).toEqual([
      { a: 'A', b: 'B', replies: 5, fromA: pair('A', 'B', 3), fromB: pair('B', 'A', 2) },
      { a: 'A', b: 'C', replies: 4, fromB: pair('C', 'A', 4) },
    ])
  })
})

describe('circles', () => {
  const families = [
    ...both('A', 'B', 30),
    ...both('B', 'C', 20),
    ...both('A', 'C', 25),
    ...both('D', 'E', 40),
    ...both('E', 'F', 30),
    ...both('D', 'F', 20),
  ]

  test('are those who reply to each other more than to the others, the one with the strongest tie first', () => {
    const found = circles(['A', 'B', 'C', 'D', 'E', 'F'], [...families, ...both('C', 'D', 5)])
    expect(namesOf(found)).toEqual(['DEF', 'ABC'])
    expect(found.map(({ inside, all, strongest }) => [inside, all, strongest?.replies])).toEqual([
      [180, 190, 80],
      [150, 160, 60],
    ])
    // Within a circle, who has most replies in it.
    expect(found[0].people).toEqual(['E', 'D', 'F'])
  })

  test('have no seam where chance would put one: a ring is one circle in any order', () => {
    const ring = Array.from({ length: 12 }, (_, i) => `R${i}`)
    const pairs = [...ring.flatMap((name, i) => pair(name, ring[(i + 1) % 12], 1)), ...both('X', 'Y', 1)]
    for (const people of [
      [...ring, 'X', 'Y'],
      ['Y', 'X', ...ring.toReversed()],
    ])
      expect(namesOf(circles(people, pairs))).toEqual(['XY', [...ring].sort().join('')])
  })

  test('are one where everyone replies to everyone', () => {
    const people = [...'ABCDEFGHIJKLMN']
    const pairs = people.flatMap((a, i) => people.slice(i + 1).flatMap((b) => both(a, b, 10)))
    expect(namesOf(circles(people, pairs))).toEqual([people.join('')])
    expect(circles([], [])).toEqual([])
  })
})

/** Some people, and how often some of them reply to others. */
const groups = fc.integer({ min: 2, max: 16 }).chain((size) => {
  const people = Array.from({ length: size }, (_, i) => `Person ${i}`)
  return fc
    .uniqueArray(fc.tuple(fc.nat({ max: size - 1 }), fc.nat({ max: size - 1 }), fc.integer({ min: 1, max: 60 })), {
      selector: ([from, to]) => from * size + to,
      minLength: 1,
      maxLength: 80,
    })
    .map((drawn) => drawn.filter(([from, to]) => from !== to).map(([from, to, replies]) => pair(people[from], people[to], replies)))
    .map((pairs) => ({ people: people.filter((name) => pairs.some(({ from, to }) => from === name || to === name)), pairs }))
})

test('everyone is in exactly one circle, and replies are counted once', () => {
  fc.assert(
    fc.property(groups, ({ people, pairs }) => {
      const found = circles(people, pairs)
      expect(found.flatMap((circle) => circle.people).sort()).toEqual([...people].sort())
      for (const { people: members, inside, all } of found) {
        const has = (name: string) => members.includes(name)
        const sum = (isCounted: (pair: Pair) => boolean) => pairs.filter(isCounted).reduce((n, { replies }) => n + replies, 0)
        expect(inside).toBe(sum(({ from, to }) => has(from) && has(to)))
        expect(all).toBe(sum(({ from, to }) => has(from) || has(to)))
      }
    }),
  )
})

test('the strongest tie is in the first circle, and no later one has a stronger tie than one before', () => {
  fc.assert(
    fc.property(groups, ({ people, pairs }) => {
      const [strongest] = tiesOf(people, pairs)
      const found = circles(people, pairs)
      if (strongest) expect(found[0].strongest?.replies).toBe(strongest.replies)
      const strengths = found.map((circle) => circle.strongest?.replies ?? 0)
      expect(strengths).toEqual([...strengths].sort((a, b) => b - a))
    }),
  )
})

test('other names in another order are the same circles', () => {
  fc.assert(
    fc.property(groups, fc.infiniteStream(fc.nat({ max: 1_000_000 })), ({ people, pairs }, random) => {
      const shuffled = <T>(list: readonly T[]): T[] =>
        list
          .map((each) => ({ each, at: random.next().value ?? 0 }))
          .sort((a, b) => a.at - b.at)
          .map(({ each }) => each)
      const others = shuffled(people)
      const nameOf = new Map(people.map((name, i) => [name, others[i]]))
      const renamed = (name: string) => nameOf.get(name) ?? name
      const other = circles(
        shuffled(others),
        shuffled(pairs).map((each) => ({ ...each, from: renamed(each.from), to: renamed(each.to) })),
      )
      const sets = (found: readonly Circle[], name: (name: string) => string) =>
        found.map((circle) => circle.people.map(name).sort().join()).sort()
      expect(sets(other, (name) => name)).toEqual(sets(circles(people, pairs), renamed))
    }),
  )
})
