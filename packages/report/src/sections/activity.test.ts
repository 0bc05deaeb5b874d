import fc from 'fast-check'
import { expect, test } from 'vitest'
import { someFacts } from '#testing/facts.ts'
import { altOf } from '#typst/alt.ts'
import { activityArea, heatmapSection, ticksOf } from './activity.ts'

const days = (from: number, length: number) => Array.from({ length }, (_, i) => new Date(from + i * 86_400_000).toISOString().slice(0, 10))
const series = (y: number[]) =>
  someFacts({ timeseries: { ...someFacts().timeseries!, days: days(Date.UTC(2019, 10, 3), y.length), counts: y } })

test('a chart of messages keeps their sum, has no more points than one can see, and marks its highest', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(300), { minLength: 1, maxLength: 4000 }), (y) => {
      const area = activityArea(series(y))!
      expect(area.values.length).toBeLessThanOrEqual(240)
      const [mark] = area.marks
      expect(mark!.value).toBe(Math.max(...area.values))
      const step = Math.ceil(y.length / 240)
      const whole = area.values.slice(0, Math.floor(y.length / step))
      const told = y.slice(0, whole.length * step).reduce((all, value) => all + value, 0)
      expect(whole.reduce((all, value) => all + value, 0)).toBeCloseTo(told, 5)
    }),
  )
})

test('ticks are in order and within the chart, each once, however long it is', () => {
  for (const length of [1, 2, 40, 400, 4000, 9000]) {
    const ticks = ticksOf(days(Date.UTC(2001, 4, 5), length))
    const places = ticks.map(({ at }) => at)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(new Set(places).size).toBe(places.length)
    expect(places.every((at) => at >= 0 && at <= 1)).toBe(true)
    expect(ticks.length).toBeLessThanOrEqual(9)
  }
})

test('what the sentence about the week names is framed: these cells, and their sum; of few messages neither names a habit', () => {
  const parts = ['night', 'morning', 'afternoon', 'evening'] as const
  const names = ['nights', 'mornings', 'afternoons', 'evenings']
  fc.assert(
    fc.property(fc.array(fc.array(fc.nat(2000), { minLength: 24, maxLength: 24 }), { minLength: 7, maxLength: 7 }), (z) => {
      const times = z.flatMap((row, weekday) =>
        parts.map((part, i) => ({ weekday, part, messages: row.slice(6 * i, 6 * i + 6).reduce((all, value) => all + value, 0) })),
      )
      const busiest = times.reduce((most, each) => (each.messages > most.messages ? each : most))
      const remark = { busiest_weekday: 0, busiest_hour: 0, busiest_time: busiest }
      const section = heatmapSection(someFacts({ heatmap: { counts: z, remark } }))!
      const block = section.blocks.find((each) => each.kind === 'heatmap')!
      const { row, from, count } = block.frame!
      const framed = block.cells[row]!.slice(from, from + count).reduce((all, value) => all + value, 0)
      expect(section.lead).toContain(`${names[from / 6]} have the most messages: ${framed.toLocaleString('en')}.`)
      // Read aloud, its figures are written as everywhere.
      expect(altOf(block, (line) => String(line))).not.toMatch(/\d{4}/)
    }),
  )
  const few = Array.from({ length: 7 }, () => Array<number>(24).fill(0))
  few[6]![20] = 19
  const remark = { busiest_weekday: 6, busiest_hour: 20, busiest_time: { weekday: 6, part: 'evening' as const, messages: 19 } }
  const section = heatmapSection(someFacts({ heatmap: { counts: few, remark } }))!
  expect(section.lead).toBe('The busiest hour begins at 8 PM.')
  expect(section.blocks[0]).not.toHaveProperty('frame')
})
