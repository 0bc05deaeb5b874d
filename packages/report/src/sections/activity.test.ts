import fc from 'fast-check'
import { expect, test } from 'vitest'
import { someFacts } from '#testing/facts.ts'
import { altOf } from '#typst/alt.ts'
import type { Facts } from '../facts.ts'
import { activitySection, heatmapSection, stacksOf } from './activity.ts'

const time = { weekday: 6, part: 'evening' as const, messages: 19 }

/** Two people and everyone else, who write on each day of a list as often as it says. */
function chatOf(counts: readonly (readonly [number, number, number])[]): Facts {
  const from = Date.UTC(2019, 10, 3)
  const dayOf = (i: number) => new Date(from + i * 86_400_000).toISOString().slice(0, 10)
  const row = (of: 0 | 1 | 2) => counts.map((each) => each[of])
  const totals = counts.map((each) => each[0] + each[1] + each[2])
  const messages = Math.max(...totals)
  const busiest_day = dayOf(totals.indexOf(messages))
  const { timeseries, ribbon } = someFacts()
  return someFacts({
    timeseries: {
      ...timeseries!,
      days: counts.map((_, i) => dayOf(i)),
      counts: totals,
      remark: { ...timeseries!.remark!, busiest_day, messages },
    },
    ribbon: {
      ...ribbon!,
      ...{ from: dayOf(0), to: dayOf(counts.length - 1), slots_per_day: 1 },
      people: ['Ana Sol', 'Ben Ohm'].map((person, of) => ({ person, counts: row(of === 0 ? 0 : 1) })),
      rest: { people: 4, counts: row(2) },
      remark: { ...ribbon!.remark!, total_days: counts.length },
    },
  })
}

const counts = fc.array(fc.tuple(fc.nat(40), fc.nat(40), fc.nat(40)), { minLength: 2, maxLength: 4000 })

test('the chart of messages has each of them once, in the row of who wrote it, and no more bars than one can see', () => {
  fc.assert(
    fc.property(counts, (days) => {
      const chart = stacksOf(chatOf(days))
      fc.pre(chart?.kind === 'stacks')
      if (chart?.kind !== 'stacks') return
      expect(chart.spans.length).toBeLessThanOrEqual(101)
      for (const of of [0, 1, 2] as const)
        expect(chart.spans.reduce((sum, { values }) => sum + values[of]!, 0)).toBe(days.reduce((sum, each) => sum + each[of], 0))
      expect(new Set(chart.spans.map(({ label }) => label)).size).toBe(chart.spans.length)
      // Ticks are in order, within the chart, each once.
      expect(chart.ticks).toEqual([...new Set(chart.ticks)].toSorted((a, b) => a - b))
      expect([chart.ticks[0], chart.ticks.at(-1)]).toEqual([0, chart.spans.length - 1])
      expect(chart.ticks.length).toBeLessThanOrEqual(8)
    }),
  )
})

test('the sentence above the chart names the bar that the chart marks, and its figure', () => {
  fc.assert(
    fc.property(counts, (days) => {
      const facts = chatOf(days)
      const section = activitySection(facts)!
      const chart = section.blocks.find((each) => each.kind === 'stacks')
      fc.pre(chart !== undefined)
      const totals = chart!.spans.map(({ values }) => values.reduce((sum, value) => sum + value, 0))
      expect(totals[chart!.framed]).toBe(Math.max(...totals))
      const { label } = chart!.spans[chart!.framed]!
      expect(section.lead).toContain(label)
      expect(section.lead).toContain(`: ${totals[chart!.framed]!.toLocaleString('en')} message`)
    }),
  )
})

test.each([
  [1, null, ['said'], false],
  [30, 'Messages per day', [], true],
  [200, 'Messages per week', ['said'], true],
  [900, 'Messages per month', ['said'], true],
  [3600, 'Messages per year', ['said'], true],
])('%i days are shown in %s, the busiest day in another sentence where the first is about more', (length, caption, kinds, hasChart) => {
  const section = activitySection(chatOf(Array.from({ length }, (_, i) => [1, i === 0 ? 9 : 2, 0])))!
  const chart = section.blocks.find((each) => each.kind === 'stacks')
  expect(chart?.caption ?? null).toBe(caption)
  if (hasChart) expect(section.blocks.filter(({ kind }) => kind === 'said').map(({ kind }) => kind)).toEqual(kinds)
})

test('what the sentence about the week names is framed: this cell, and what is in it; of few messages neither names a habit', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.nat(2000), { minLength: 24, maxLength: 24 }), { minLength: 7, maxLength: 7 }), (z) => {
      const cells = z.flatMap((row, weekday) => row.map((messages, hour) => ({ weekday, hour, messages })))
      const busiest = cells.reduce((most, each) => (each.messages > most.messages ? each : most))
      const remark = { busiest_weekday: 0, busiest_hour: 0, busiest_cell: busiest, busiest_time: time }
      const section = heatmapSection(someFacts({ heatmap: { counts: z, remark } }))!
      const block = section.blocks.find((each) => each.kind === 'heatmap')!
      const { row, column } = block.frame!
      const framed = block.cells[row]![column]!
      expect(section.lead).toContain(`is the busiest hour of the week: ${framed.toLocaleString('en')} message`)
      // Read aloud, its figures are written as everywhere.
      expect(altOf(block, (line) => String(line))).not.toMatch(/\d{4}/)
    }),
  )
  const few = Array.from({ length: 7 }, () => Array<number>(24).fill(0))
  few[6]![20] = 19
  const cell = { weekday: 6, hour: 20, messages: 19 }
  const remark = { busiest_weekday: 6, busiest_hour: 20, busiest_cell: cell, busiest_time: time }
  const section = heatmapSection(someFacts({ heatmap: { counts: few, remark } }))!
  expect(section.lead).toBe('The busiest hour begins at 8 PM.')
  expect(section.blocks[0]).not.toHaveProperty('frame')
})
