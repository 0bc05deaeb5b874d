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

const names = (usage: Usage, width: number): string[] => Object(drawUsage(usage, tokens, width).layout.xaxis).ticktext

test('the peak is the earliest of several, has its own color, and bears its number', () => {
  const usage = usageFrom('2021-11', [1, 1200, 0, 1200])
  expect(peakOf(usage)).toEqual({ month: '2021-12', count: 1200 })
  const { data, layout } = drawUsage(usage, tokens, 800)
  expect(Object(data[0]).marker.color).toEqual(['pen', 'wax', 'pen', 'pen'])
  expect(layout.annotations).toMatchObject([{ x: 1, y: 1200, text: '<b>1,200</b>' }])
})

test('every bar says its month and its messages', () => {
  expect(Object(drawUsage(usageFrom('2021-12', [1, 0]), tokens, 800).data[0]).hovertext).toEqual([
    'December 2021: 1 message',
    'January 2022: 0 messages',
  ])
})

test('a month alone is a bar, not a wall', () => {
  const [from, to] = Object(drawUsage(usageFrom('2021-12', [3]), tokens, 800).layout.xaxis).range
  expect(to - from).toBeGreaterThan(10)
  expect((from + to) / 2).toBe(0)
})

test('months are named as far as they fit, years where they begin', () => {
  expect(names(usageFrom('2021-11', [1, 2, 3]), 800)).toEqual(['Nov<br>2021', 'Dec', 'Jan<br>2022'])
  expect(names(usageFrom('2021-02', Array(12).fill(1)), 328)).toEqual(['Mar<br>2021', 'May', 'Jul', 'Sep', 'Nov', 'Jan<br>2022'])
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
