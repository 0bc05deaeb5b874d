import fc from 'fast-check'
import { expect, test } from 'vitest'
import { someFacts } from '#testing/facts.ts'
import { activityArea, ticksOf } from './activity.ts'

const days = (from: number, length: number) => Array.from({ length }, (_, i) => new Date(from + i * 86_400_000).toISOString().slice(0, 10))
const series = (y: number[]) =>
  someFacts({ timeseries: { ...someFacts().timeseries!, data: [{ x: days(Date.UTC(2019, 10, 3), y.length), y }] } })

test('a chart of messages keeps their sum, has no more points than one can see, and marks its highest', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(300), { minLength: 1, maxLength: 4000 }), (y) => {
      const area = activityArea(series(y), '')!
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
