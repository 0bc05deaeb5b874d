import { expect, test } from 'vitest'
import { type ReadSoFar, readAfter } from './read-so-far.ts'

const slots = (...counts: number[]) => ({ perDay: 1, people: [{ counts: Uint32Array.from(counts) }], rest: null })
const shares = (isStill: boolean, reports: readonly [done: number, hasSlots: boolean][]): number[] => {
  let now: ReadSoFar | null = null
  return reports.map(([done, hasSlots]) => {
    now = readAfter(now, { done, total: 100, slots: hasSlots ? slots(done) : undefined }, isStill)
    return now?.share ?? 0
  })
}

test('it grows with each report that has messages, and stays while other stages are reported', () => {
  expect(
    shares(false, [
      [10, false],
      [4, true],
      [8, true],
      [50, false],
      [100, true],
      [0, false],
    ]),
  ).toEqual([0, 0.04, 0.08, 0.08, 1, 1])
})

test('where nothing should move it changes with each tenth of the file', () => {
  const percents = Array.from({ length: 100 }, (_, n): [number, boolean] => [n + 1, true])
  expect([...new Set(shares(true, percents))]).toEqual([0.01, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1])
})

test('the same report changes nothing, and people have their places by their messages', () => {
  const report = { done: 5, total: 10, slots: { ...slots(3, 1), people: [...slots(3, 1).people, ...slots(1, 0).people] } }
  const now = readAfter(null, report, false)
  expect(readAfter(now, report, false)).toBe(now)
  expect(now?.threads).toEqual({
    slots_per_day: 1,
    rest: null,
    people: [
      { place: 0, counts: [3, 1] },
      { place: 1, counts: [1, 0] },
    ],
  })
})
