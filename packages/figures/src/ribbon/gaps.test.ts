import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawnGaps, gapsInDays, without } from './gaps.ts'

const days = (...counts: number[]) => ({ perDay: 1, rows: [counts] })

describe('a gap', () => {
  test('is three whole days or more without a message from anyone', () => {
    expect(gapsInDays(days(1, 0, 0, 0, 1, 0, 0, 1))).toEqual([{ from: 1, to: 4 }])
    expect(
      gapsInDays({
        perDay: 1,
        rows: [
          [1, 0, 0, 0, 1],
          [0, 0, 2, 0, 0],
        ],
      }),
    ).toEqual([])
    // An evening and the morning of the fourth day after it.
    const quarters = { perDay: 4, rows: [[0, 0, 0, 1, ...Array<number>(12).fill(0), 1, 0, 0, 0]] }
    expect(gapsInDays(quarters)).toEqual([{ from: 1, to: 4 }])
  })

  test('has no message in it, and one on either side', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 1 }), { minLength: 1, maxLength: 60 }), (counts) => {
        const row = [1, ...counts, 1]
        for (const { from, to } of gapsInDays(days(...row))) {
          expect(row.slice(from, to).every((count) => count === 0)).toBe(true)
          expect([row[from - 1], row[to], to - from >= 3]).toEqual([1, 1, true])
        }
      }),
    )
  })
})

describe('a gap is drawn', () => {
  const width = ({ from, to }: { from: number; to: number }) => to - from
  test('from three pixels on', () => {
    expect(drawnGaps([{ from: 10, to: 14 }], 400, 400)).toEqual([{ from: 10, to: 14 }])
    expect(drawnGaps([{ from: 10, to: 14 }], 400, 200)).toEqual([])
  })

  test('at six pixels, if it is the longest and a week', () => {
    const silent = [
      { from: 100, to: 107 },
      { from: 200, to: 209 },
    ]
    expect(drawnGaps(silent, 1000, 200)).toEqual([{ from: expect.closeTo(37.9), to: expect.closeTo(43.9) }])
    expect(drawnGaps([{ from: 200, to: 206 }], 1000, 200)).toEqual([])
    expect(drawnGaps([{ from: 200, to: 240 }], 1000, 200).map(width)).toEqual([8])
  })

  test('and leaves two pixels to the messages before, between and after gaps', () => {
    expect(
      drawnGaps(
        [
          { from: 1, to: 20 },
          { from: 21, to: 99 },
        ],
        100,
        100,
      ),
    ).toEqual([
      { from: 2, to: 19.5 },
      { from: 21.5, to: 98 },
    ])
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 4 }), { minLength: 1, maxLength: 400 }), fc.integer({ min: 100, max: 1200 }), (rare, wide) => {
        const row = [1, ...rare.map((n) => (n === 0 ? 1 : 0)), 1]
        const gaps = drawnGaps(gapsInDays(days(...row)), row.length, wide)
        const cloth = without([{ from: 0, to: wide }], gaps)
        for (const span of cloth) expect(width(span)).toBeGreaterThanOrEqual(2 - 1e-9)
        expect(cloth.length).toBe(gaps.length + 1)
      }),
    )
  })
})

test('spans without gaps: cut, shortened, or gone', () => {
  expect(without([{ from: 0, to: 10 }], [{ from: 4, to: 6 }])).toEqual([
    { from: 0, to: 4 },
    { from: 6, to: 10 },
  ])
  expect(without([{ from: 0, to: 10 }], [{ from: 8, to: 12 }])).toEqual([{ from: 0, to: 8 }])
  expect(without([{ from: 4, to: 6 }], [{ from: 2, to: 7 }])).toEqual([])
  expect(without([{ from: 0, to: 2 }], [{ from: 2, to: 4 }])).toEqual([{ from: 0, to: 2 }])
})
