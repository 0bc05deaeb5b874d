import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tokens } from '#testing/chart-tokens.ts'
import { below, countAxis, plotArea } from './axes.ts'
import { bars, places } from './bars.ts'
import type { Drawing } from './marks.ts'
import type { ChartTokens } from './tokens.ts'

// In docs/charts.md from here …
/** Messages on weekdays and at weekends, as two bars. */
function drawWeekends(counts: readonly [number, number], tokens: ChartTokens, width: number): Drawing {
  const names = ['Weekdays', 'Weekends']
  const area = plotArea(width, 210, { left: 44, right: 12, top: 18, bottom: 30 })
  const { middleOf } = places(area, counts.length)
  const most = Math.max(...counts, 1)
  const drawn = bars(area, {
    values: counts,
    heightOf: (count) => area.top + area.height * (1 - count / most),
    fillOf: () => tokens.pen,
    gap: 0.25,
    pointAt: (place) => ({ said: `${names[place]}: ${counts[place]}`, messages: 0, wanted: {} }),
  })
  const labels = names.map((label, place) => ({ at: middleOf(place), label }))
  const marks = [...countAxis(area, most, 4, tokens), ...drawn.marks, ...below(area, labels, tokens)]
  return { width, height: 210, marks, readings: drawn.readings }
}
// … to here.

test('the chart of the documentation is this one, and draws', () => {
  const source = readFileSync(new URL(import.meta.url), 'utf8')
  const example = source.slice(source.indexOf('/** Messages on weekdays'), source.indexOf('// … to here.'))
  expect(readFileSync(new URL('../../../../docs/charts.md', import.meta.url), 'utf8')).toContain(example)
  const { marks, readings } = drawWeekends([30, 12], tokens, 400)
  expect(readings.map(({ point }) => point.said)).toEqual(['Weekdays: 30', 'Weekends: 12'])
  expect(marks.flatMap((mark) => (mark.kind === 'label' ? [mark.text] : []))).toEqual(['0', '10', '20', '30', 'Weekdays', 'Weekends'])
})
