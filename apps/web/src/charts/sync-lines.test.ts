import { describe, expect, test } from 'vitest'
import { tokens } from '#testing/chart-tokens.ts'
import type { Shape } from './marks.ts'
import { drawSync, type SyncWeeks, syncEnds, syncTable, syncUnit, syncWindow } from './sync-lines.ts'

const people = ['Ana', 'Ben']
const placeOf = (name: string) => people.indexOf(name)
/** Weeks from Monday, 4 January 2021. */
const weeksOf = (means: readonly (readonly [a: number | null, b: number | null] | null)[]): SyncWeeks => ({
  a: 'Ana',
  b: 'Ben',
  weeks: means.flatMap((each, i) =>
    each ? [{ week: new Date(Date.UTC(2021, 0, 4 + 7 * i)).toISOString().slice(0, 10), a: each[0], b: each[1], messages: 10 + i }] : [],
  ),
})
const nine = weeksOf([[0.1, 0.3], [0.2, 0.1], null, [0.4, null], [0.2, 0.2], [0, 0.1], [0.3, 0.5], [0.1, 0.2], [0.5, 0.1]])
const lines = (weeks: SyncWeeks, width = 800) =>
  drawSync(weeks, placeOf, tokens, width).marks.filter((mark): mark is Shape => mark.kind === 'shape' && mark.strokeWidth === 2.25)

describe('two lines', () => {
  test('are in the colors of their people, and the second one is broken', () => {
    expect(lines(nine).map(({ stroke, dash }) => [stroke, dash !== undefined])).toEqual([
      ['one', false],
      ['other', true],
    ])
  })

  test('end at a week without messages, and begin again after it', () => {
    const [a, b] = lines(nine).map(({ path }) => [path.match(/M/g)?.length, path.match(/[ML]/g)?.length])
    // Nine weeks: Ana has eight, in two stretches; Ben seven, in two.
    expect(a).toEqual([2, 8])
    expect(b).toEqual([2, 7])
  })

  test('are higher where the mean is', () => {
    const heights = [...lines(nine)[0].path.matchAll(/[ML][\d.]+ ([\d.]+)/g)].map(([, y]) => Number(y))
    expect(heights.indexOf(Math.min(...heights))).toBe(7)
    expect(heights.indexOf(Math.max(...heights))).toBe(4)
  })

  test('of many weeks are smoothed, and the unit says over how many', () => {
    expect([40, 41, 160, 161].map(syncWindow)).toEqual([1, 5, 5, 13])
    const many = weeksOf(Array.from({ length: 60 }, (_, i) => [i % 2 === 0 ? 0.4 : -0.4, i < 30 ? 0.4 : -0.4] as const))
    const heights = [...lines(many)[0].path.matchAll(/[ML][\d.]+ ([\d.]+)/g)].map(([, y]) => Number(y)).slice(3, -3)
    const reach = Math.max(...heights) - Math.min(...heights)
    // A fifth of what single weeks would reach.
    expect(reach).toBeLessThan(40)
    expect([syncUnit(nine), syncUnit(many)]).toEqual(['Average sentiment per week', 'Average sentiment per week, smoothed over 5 weeks'])
  })
})

test('the names at the ends keep apart, in the order of the lines', () => {
  const apart = syncEnds(nine)
  expect(apart.b - apart.a).toBeGreaterThan(24)
  const close = syncEnds(weeksOf([...Array.from({ length: 8 }, () => [0, 0.9] as const), [0.3, 0.3]]))
  expect(Math.abs(close.b - close.a)).toBeCloseTo(24)
})

test('every week can be read, those without a word, too', () => {
  const { readings } = drawSync(nine, placeOf, tokens, 800)
  const plain = readings.map(({ point }) => point.said.replace(/[\u2066-\u2069]/g, ''))
  expect(plain).toHaveLength(9)
  expect(plain.slice(0, 4)).toEqual([
    'Week of Jan 4, 2021: Ana +0.10, Ben +0.30, 10 messages',
    'Week of Jan 11, 2021: Ana +0.20, Ben +0.10, 11 messages',
    'Week of Jan 18, 2021: Ana –, Ben –, 0 messages',
    'Week of Jan 25, 2021: Ana +0.40, Ben –, 13 messages',
  ])
})

test('its table has the weeks as they were counted', () => {
  const { columns, rows } = syncTable(nine)
  expect(columns.map(({ shown }) => shown)).toEqual(['Week of', 'Ana', 'Ben', 'Messages'])
  expect(rows).toHaveLength(8)
  expect(rows[2].map(({ shown }) => shown)).toEqual(['Jan 25, 2021', '+0.40', '–', '13'])
  expect(rows[2][3].wanted).toEqual({ authors: ['Ana', 'Ben'], from: '2021-01-25', to: '2021-01-31' })
})
