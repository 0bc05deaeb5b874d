import { expect, test } from 'vitest'
import { tokens } from '#testing/chart-tokens.ts'
import { tableFile } from './table.ts'
import { drawUsage, peakOf, type Usage, usageTable } from './usage-timeline.ts'

/** Months one after another, with these counts. */
function usageFrom(first: string, counts: readonly number[]): Usage {
  const [year, month] = first.split('-').map(Number)
  const months = counts.map((count, i) => {
    const day = new Date(Date.UTC(year, month - 1 + i))
    return { month: day.toISOString().slice(0, 7), count }
  })
  return { months, messages: counts.reduce((sum, count) => sum + count, 0) }
}

/** The names below the bars, a month and its year as one. */
const names = (usage: Usage, width: number): string[] => {
  const { marks, height } = drawUsage(usage, tokens, width)
  const below = marks.flatMap((mark) => (mark.kind === 'label' && mark.y > height - 30 ? [mark] : []))
  const first = below.filter(({ y }) => y < height - 15)
  return first.map((name) =>
    [name, ...below.filter(({ x, y }) => Math.abs(x - name.x) < 6 && y > name.y)].map(({ text }) => text).join(' '),
  )
}

test('the peak is the earliest of several, has its own color, and bears its number', () => {
  const usage = usageFrom('2021-11', [1, 1200, 0, 1200])
  expect(peakOf(usage)).toBe(1)
  const { marks, readings } = drawUsage(usage, tokens, 800)
  const bars = marks.flatMap((mark) => (mark.kind === 'shape' && mark.fill ? [[mark.fill, mark.path.split('M').length - 1]] : []))
  // A month without any has no bar.
  expect(bars).toEqual([
    ['pen', 2],
    ['wax', 1],
  ])
  expect(marks.find((mark) => mark.kind === 'label' && mark.color === 'wax')).toMatchObject({ text: '1,200', x: readings[1].x })
})

test('every bar says its month and its messages', () => {
  expect(drawUsage(usageFrom('2021-12', [1, 0]), tokens, 800).readings.map(({ point }) => point)).toEqual([
    { said: 'December 2021: 1 message', messages: 1, wanted: { from: '2021-12-01', to: '2021-12-31' } },
    { said: 'January 2022: 0 messages', messages: 0, wanted: { from: '2022-01-01', to: '2022-01-31' } },
  ])
})

test('a month alone is a bar, not a wall', () => {
  const [{ area, x }] = drawUsage(usageFrom('2021-12', [3]), tokens, 800).readings
  expect(area.width).toBeLessThan(800 / 10)
  // In the middle of its axes.
  expect(x).toBe((44 + 788) / 2)
})

test('months are named as far as they fit, years where they begin', () => {
  expect(names(usageFrom('2021-11', [1, 2, 3]), 800)).toEqual(['Nov 2021', 'Dec', 'Jan 2022'])
  expect(names(usageFrom('2021-02', Array(12).fill(1)), 328)).toEqual(['Mar 2021', 'May', 'Jul', 'Sep', 'Nov', 'Jan 2022'])
  expect(names(usageFrom('2021-03', Array(120).fill(1)), 328)).toEqual(['2022', '2024', '2026', '2028', '2030'])
  expect(names(usageFrom('2021-02', Array(300).fill(1)), 60)).toHaveLength(1)
})

test('reads as a table whose counts link to their months, and as a file', () => {
  const usage = usageFrom('2021-12', [1000, 0])
  const table = usageTable(usage)
  expect(table.rows.map(([, { wanted }]) => wanted)).toEqual([{ from: '2021-12-01', to: '2021-12-31' }, undefined])
  expect(table.rows.map((row) => row.map(({ shown }) => shown))).toEqual([
    ['December 2021', '1,000'],
    ['January 2022', '0'],
  ])
  expect(tableFile(table)).toBe('\ufeffMonth,Messages\r\n2021-12,1000\r\n2022-01,0\r\n')
})
