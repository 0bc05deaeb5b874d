import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { binsOf, daysOf, total } from './bins.ts'
import { heightsOf, type Piece, piecesOf, sharesOf, smoothedValues } from './cloth.ts'
import { drawRibbon, lanesOf, type Woven } from './drawing.ts'
import { drawnGaps, gapsInDays } from './gaps.ts'
import { isWoven } from './weave.ts'

/** Numbers that are always the same, between 0 and 1. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

/** A chat in which one day of three has no message. */
function chatOf(people: number, days: number, perDay = 4): Woven {
  const next = numbers(people * 7919 + days)
  const isSilent = Array.from({ length: days }, (_, day) => day > 0 && day < days - 1 && next() < 0.33)
  const rows = Array.from({ length: Math.min(people, 10) }, (_, row) =>
    Array.from({ length: days * perDay }, (_, slot) =>
      isSilent[Math.floor(slot / perDay)] || next() < 0.4 ? 0 : Math.floor((next() * 9) / (row + 1)),
    ),
  )
  rows[0][0] += 1
  rows[0][days * perDay - 1] += 1
  return { perDay, rows, people: Math.min(people, 9) }
}

const anyChat = fc
  .record({ people: fc.integer({ min: 1, max: 12 }), days: fc.integer({ min: 1, max: 900 }), perDay: fc.constantFrom(1, 4) })
  .map(({ people, days, perDay }) => chatOf(people, days, perDay))
const anyWidth = fc.integer({ min: 120, max: 1300 })
const anyHeight = fc.constantFrom(24, 48, 92, 172)

/** The pieces of a ribbon, as it draws them. */
function woven(chat: Woven, width: number, height: number) {
  const days = daysOf(chat)
  const { step } = drawRibbon(chat, width, height)
  const bins = binsOf(chat, step)
  const silent = gapsInDays(chat)
  const rows = smoothedValues(bins, silent)
  const totals = bins.map((_, i) => total(rows.map((row) => row[i])))
  const heights = heightsOf(bins, totals, height)
  const lanes = lanesOf(chat, height)
  const shares = sharesOf(lanes, rows, { reach: 3, deviation: 1.4 })
  const spans = bins.map(({ from, to }) => ({ from: (from * width) / days, to: (to * width) / days }))
  const gaps = drawnGaps(silent, days, width)
  const sections = heights.map((each, i) => ({ height: each, shares: shares.map((lane) => lane[i]) }))
  return { bins, heights, lanes, gaps, spans, pieces: piecesOf(spans, sections, gaps, height / 2) }
}

const first = <T>(list: readonly T[]): T => list[0]
const last = <T>(list: readonly T[]): T => list[list.length - 1]
const ends = ({ xs }: Piece) => [first(xs), last(xs)]

/** Tries a law over chats, widths and heights; it lists what breaks it. */
const law = (broken: (ribbon: ReturnType<typeof woven> & { height: number }) => unknown[]) =>
  fc.assert(
    fc.property(anyChat, anyWidth, anyHeight, (chat, width, height) => {
      expect(broken({ ...woven(chat, width, height), height })).toEqual([])
    }),
    { numRuns: 60 },
  )

describe('the cloth', () => {
  test('is there wherever anyone wrote, at least so high, and never higher than the ribbon', () =>
    law(({ bins, heights, height }) => {
      const least = height < 40 ? 2.8 : 6
      return bins.filter(({ values }, i) => heights[i] > height || (total(values) > 0 && heights[i] < least))
    }))

  test('is filled by its lanes exactly, around the thread', () =>
    law(({ pieces, lanes, height }) =>
      pieces.filter(
        ({ xs, edges }) =>
          edges.length !== lanes.length + 1 ||
          [...xs.keys()].some((i) => {
            const [top, bottom] = [first(edges)[i], last(edges)[i]]
            const isInOrder = edges.slice(1).every((edge, lane) => edge[i] >= edges[lane][i])
            return !isInOrder || bottom - top <= 0 || Math.abs((top + bottom) / 2 - height / 2) > 1e-9
          }),
      ),
    ))

  test('ends at every gap that is drawn, and is nowhere in one', () =>
    law(({ pieces, gaps }) => gaps.filter((gap) => pieces.map(ends).some(([from, to]) => to > gap.from + 1e-9 && from < gap.to - 1e-9))))

  test('covers every bin with a message, except where a gap is drawn', () =>
    law(({ pieces, gaps, bins, spans }) =>
      bins.filter(({ values }, i) => {
        const { from, to } = spans[i]
        const isWhole = total(values) > 0 && !gaps.some((gap) => gap.from < to && gap.to > from)
        return isWhole && !pieces.map(ends).some(([left, right]) => left <= from + 1e-9 && right >= to - 1e-9)
      }),
    ))

  test('tapers to 35% at its ends', () => {
    const { pieces, heights } = woven(
      {
        perDay: 4,
        rows: [
          [9, 9, 9, 9],
          [9, 9, 9, 9],
        ],
        people: 2,
      },
      600,
      172,
    )
    const [{ edges }] = pieces
    const heightAt = (i: number) => last(edges)[i] - first(edges)[i]
    expect([heightAt(0) / heights[0], heightAt(5) / heights[3]]).toEqual([expect.closeTo(0.35), expect.closeTo(0.35)])
  })

  test('the same pieces in the other order are those of the chat in the other order', () => {
    const chat = chatOf(2, 60)
    const back = { ...chat, rows: chat.rows.map((row) => [...row].reverse()) }
    const [one, other] = [woven(chat, 720, 172), woven(back, 720, 172)]
    const turned = [...other.pieces].reverse().map(({ xs, edges }) => ({
      xs: [...xs].reverse().map((x) => 720 - x),
      edges: edges.map((edge) => [...edge].reverse()),
    }))
    expect(turned).toHaveLength(one.pieces.length)
    for (const [i, { xs, edges }] of one.pieces.entries()) {
      for (const [k, x] of xs.entries()) expect(turned[i].xs[k]).toBeCloseTo(x)
      for (const [k, edge] of edges.entries()) for (const [j, y] of edge.entries()) expect(turned[i].edges[k][j]).toBeCloseTo(y)
    }
  })
})

test('busier bins are higher, by the power 0.65, in a low ribbon by 0.42', () => {
  const bins = [1, 10, 100, 100].map((value, i) => ({ from: i, to: i + 1, values: [value] }))
  const at = (height: number) => heightsOf(bins, [1, 10, 100, 100], height).map((each) => each / height)
  const powers = (exponent: number) => [0.01, 0.1, 1, 1].map((part) => expect.closeTo(0.94 * part ** exponent))
  expect(at(1000)).toEqual(powers(0.65))
  expect(at(69).slice(1)).toEqual(powers(0.42).slice(1))
})

test('smoothing never spills into a gap', () => {
  const chat = { perDay: 1, rows: [[8, 0, 0, 0, 8]], people: 1 }
  expect(smoothedValues(binsOf(chat, 1), gapsInDays(chat))).toEqual([[6, 0, 0, 0, 6]])
})

describe('lanes', () => {
  const group = (people: number) => chatOf(people, 3)
  test('of two people are in their order at any height', () => {
    for (const height of [24, 48, 172]) expect(lanesOf(group(2), height)).toEqual([[0], [1]])
  })
  test('of a group alternate outward from the busiest, everyone else at the edge', () => {
    expect(lanesOf(group(5), 172)).toEqual([[4], [2], [0], [1], [3]])
    expect(lanesOf(group(12), 172)).toEqual([[8], [6], [4], [2], [0], [1], [3], [5], [7], [9]])
    expect(lanesOf(group(6), 48)).toEqual([[4, 5], [2], [0], [1], [3]])
    expect(lanesOf(group(4), 48)).toEqual([[2], [0], [1], [3]])
  })
  test('of a group in a strip are one, in the colors of those who lead', () => {
    expect(lanesOf(group(5), 24)).toEqual([[0, 1, 2, 3, 4]])
    const { lanes } = drawRibbon({ perDay: 1, rows: [[9, 9, 9, 0, 0, 0, 0], [0, 0, 0, 9, 9, 9, 9], Array(7).fill(1)], people: 3 }, 90, 24)
    expect(lanes).toHaveLength(1)
    expect([...new Set(lanes[0].stops.map(({ row }) => row))]).toEqual([0, 1])
  })
  test('of a group in a strip have no one’s color only where none of the people wrote, however many others did', () => {
    const [many, none] = [Array(30).fill(50), Array(15).fill(0)]
    const rows = [[...Array(15).fill(2), ...none], [...Array(15).fill(1), ...none], many]
    const rowsOf = (people: number) => drawRibbon({ perDay: 1, rows, people }, 300, 24).lanes[0].stops.map(({ row }) => row)
    expect([rowsOf(2)[0], rowsOf(2).at(-1)]).toEqual([0, null])
    expect(new Set(rowsOf(3))).toEqual(new Set([2]))
  })
  test('of everyone else has no person', () => {
    expect(drawRibbon(chatOf(12, 40), 900, 172).lanes.map(({ row }) => row)).toEqual([8, 6, 4, 2, 0, 1, 3, 5, 7, null])
    expect(drawRibbon(chatOf(6, 40), 300, 48).lanes.map(({ row }) => row)).toEqual([null, 2, 0, 1, 3])
    expect(drawRibbon(chatOf(1, 40), 300, 24).lanes.map(({ row }) => row)).toEqual([0])
  })
  test('share a bin as the messages around it do', () => {
    const rows = [
      [3, 3, 3, 3, 3],
      [1, 1, 1, 1, 1],
    ]
    for (const share of sharesOf([[0], [1]], rows, { reach: 4, deviation: 2 })[0]) expect(share).toBeCloseTo(0.75)
  })
})

describe('the drawing', () => {
  test('is within the ribbon, and the same each time', () => {
    fc.assert(
      fc.property(anyChat, anyWidth, anyHeight, (chat, width, height) => {
        const drawing = drawRibbon(chat, width, height)
        expect(drawRibbon(chat, width, height)).toEqual(drawing)
        const paths = [drawing.cloth, drawing.seams, drawing.gaps, ...drawing.lanes.map(({ path }) => path)].join('')
        expect(paths).not.toMatch(/NaN|Infinity|undefined/)
        const outside = Array.from(paths.matchAll(/([\d.-]+) ([\d.-]+)/g), ([, x, y]) => [Number(x), Number(y)]).filter(
          ([x, y]) => !(x >= 0 && x <= width + 0.1 && y >= 0 && y <= height),
        )
        expect(outside).toEqual([])
      }),
      { numRuns: 40 },
    )
  })
  test('a gap has knots from eight pixels on', () => {
    const withGap = (days: number) => ({ perDay: 1, rows: [[5, ...Array<number>(days).fill(0), 5]], people: 1 })
    expect(drawRibbon(withGap(6), 8, 172).knots).toBe('')
    expect(drawRibbon(withGap(6), 80, 172).knots.match(/M/g)).toHaveLength(2)
  })
  test('seams are only where both lanes have room', () => {
    const even = {
      perDay: 1,
      rows: [
        [5, 5, 5, 5],
        [5, 5, 5, 5],
      ],
      people: 2,
    }
    expect(drawRibbon(even, 40, 172).seams).not.toBe('')
    expect(
      drawRibbon(
        {
          ...even,
          rows: [
            [5, 5, 5, 5],
            [0, 0, 0, 0],
          ],
        },
        40,
        172,
      ).seams,
    ).toBe('')
  })
})

test('a thin lane has no weave', () => {
  expect([isWoven(92, false), isWoven(89, false), isWoven(24, true), isWoven(19, true)]).toEqual([true, false, true, false])
})
