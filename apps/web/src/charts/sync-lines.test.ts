import { describe, expect, test } from 'vitest'
import { tokens } from '#testing/chart-tokens.ts'
import type { Shape } from './marks.ts'
import { drawSync, type SyncWeeks, syncTable, syncUnit, syncWindow } from './sync-lines.ts'

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
    expect([syncUnit(nine), syncUnit(many)]).toEqual([
      'Average sentiment per week, compared with each person’s own usual',
      'Average sentiment per week, compared with each person’s own usual, smoothed over 5 weeks',
    ])
  })
})

describe('each person’s weeks', () => {
  const heightsOf = (weeks: SyncWeeks) =>
    lines(weeks).map(({ path }) => [...path.matchAll(/[ML][\d.]+ ([\d.]+)/g)].map(([, y]) => Number(y)))

  test('are drawn against their own usual: who swings less, and sounds warmer, moves as far', () => {
    const [ana, ben] = heightsOf(weeksOf([0.5, -0.5, 0.1, -0.9, 0.7].map((mean) => [mean, 0.6 + mean / 50] as const)))
    expect(ben).toEqual(ana)
  })

  test('are in standard deviations, with a line where their average is', () => {
    const { marks } = drawSync(weeksOf([0.4, 0.2, 0.4, 0.2].map((mean) => [mean, -mean] as const)), placeOf, tokens, 800)
    const steps = marks.flatMap((mark) => (mark.kind === 'label' && mark.anchor === 'end' ? [mark] : []))
    expect(steps.map(({ text }) => text)).toEqual(['−1', '−0.50', '0', '+0.50', '+1'])
    const [high, low] = heightsOf(weeksOf([0.4, 0.2, 0.4, 0.2].map((mean) => [mean, -mean] as const)))[0]
    const at = (text: string) => steps.find((step) => step.text === text)?.y ?? 0
    expect(low - high).toBeCloseTo(at('−1') - at('+1'), 0)
  })

  test('that never change are a line at the average', () => {
    const [ana, ben] = heightsOf(weeksOf([0.1, 0.3, 0.2].map((mean) => [mean, 0.3] as const)))
    expect(new Set(ben).size).toBe(1)
    expect(ben[0]).toBeCloseTo(ana[2], 0)
  })
})

test('the first line ends in a circle, the second in a square', () => {
  const ends = drawSync(nine, placeOf, tokens, 800).marks.filter((mark): mark is Shape => mark.kind === 'shape' && mark.fill !== undefined)
  expect(ends.map(({ path, fill }) => [fill, path.includes('a')])).toEqual([
    ['one', true],
    ['other', false],
  ])
})

test('the lines have nearly all of a narrow drawing', () => {
  for (const width of [296, 360, 800]) {
    const across = lines(nine, width).flatMap(({ path }) => [...path.matchAll(/[ML]([\d.]+)/g)].map(([, x]) => Number(x)))
    // Half a week on both sides, and the steps of the axis.
    expect(Math.max(...across) - Math.min(...across)).toBeGreaterThan(((width - 56) * 8) / 9)
    expect(Math.min(...across)).toBeGreaterThan(40)
    expect(Math.max(...across)).toBeLessThan(width - 4)
  }
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
