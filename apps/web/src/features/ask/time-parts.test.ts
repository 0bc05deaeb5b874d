import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { placeNamed } from './draw-parts.ts'
import { timePartsOf } from './time-parts.ts'

const nobody: ReadonlySet<string> = new Set()
const of = (names: readonly (string | number)[], value = (i: number) => i) => names.map((of, i) => ({ of: String(of), value: value(i) }))
const upTo = (n: number) => Array.from({ length: n }, (_, i) => i)

describe('times of an answer', () => {
  test('are named as they are read, and open their messages', () => {
    const named = (names: readonly (string | number)[]) => {
      const { name, wanted } = timePartsOf(of(names), nobody)!.parts[1]
      return [name, wanted]
    }
    expect(named(upTo(7))).toEqual(['Tuesday', { weekday: 1 }])
    expect(named(upTo(24))).toEqual(['1 AM', { hour: 1 }])
    expect(named([2023, 2024, 2025])).toEqual(['2024', { from: '2024-01-01', to: '2024-12-31' }])
    expect(named(['2024-01', '2024-02', '2024-03'])).toEqual(['February 2024', { from: '2024-02-01', to: '2024-02-29' }])
  })

  test('are none where a part is a person, out of order, missing, below zero, or where all are zero', () => {
    const years = [2023, 2024, 2025]
    expect(timePartsOf(of(years), new Set(['2024']))).toBeNull()
    expect(timePartsOf(of([2024, 2023, 2025]), nobody)).toBeNull()
    expect(timePartsOf(of([1, 2, 3, 4, 5, 6, 7]), nobody)).toBeNull()
    expect(timePartsOf([...of(years), { of: '2026', value: null }], nobody)).toBeNull()
    expect(
      timePartsOf(
        of(years, (i) => i - 1),
        nobody,
      ),
    ).toBeNull()
    expect(
      timePartsOf(
        of(years, () => 0),
        nobody,
      ),
    ).toBeNull()
    expect(timePartsOf(of(['Ana', 'Ben', 'Cleo']), new Set(['Ana']))).toBeNull()
    // Two are compared side by side.
    expect(timePartsOf(of([2023, 2024]), nobody)).toBeNull()
  })

  test('keep every part and its value, and name some of them below the bars, however narrow', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(upTo(7), upTo(24), [2019, 2020, 2021, 2022], ['2023-11', '2023-12', '2024-01', '2024-02']),
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 2000 }),
        (names, factor, inner) => {
          const given = of(names, (i) => factor * i)
          const times = timePartsOf(given, nobody)!
          expect(times.parts.map(({ of, value }) => ({ of, value }))).toEqual(given)
          const ticks = times.ticks(inner)
          expect(ticks.length).toBeGreaterThan(0)
          expect(ticks.every(({ place }) => place >= 0 && place < names.length)).toBe(true)
        },
      ),
    )
  })
})

test('the chart of an answer marks the part that the answer names, the most or the least, and no part for a number', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 9 }), { minLength: 24, maxLength: 24 }), fc.nat({ max: 23 }), (counts, named) => {
      const times = timePartsOf(
        counts.map((value, hour) => ({ of: String(hour), value: value + 1 })),
        nobody,
      )!
      expect(placeNamed({ times, value: named, unit: 'hour' })).toBe(named)
      expect(placeNamed({ times, value: named, unit: 'messages' })).toBeNull()
      expect(placeNamed({ times, value: null, unit: 'hour' })).toBeNull()
    }),
  )
})
