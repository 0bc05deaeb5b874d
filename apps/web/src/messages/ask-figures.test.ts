import { expect, test } from 'vitest'
import { format } from '#format/index.ts'
import { arabic } from './ar/index.ts'
import { german } from './de/index.ts'
import { english } from './en/index.ts'
import { toTenth } from './figures.ts'

test.each([
  ['English', english, '1.7 days'],
  ['German', german, '1.7 Tage'],
  ['Arabic', arabic, '1.7 يوم'],
])('the longest silence is written on Ask as on Relationship: in days, in %s', (_, { ask, relationship }, written) => {
  const figure = (hours: number) => ask.figure({ metric: 'longest_gap', value: hours * 3600, unit: 'seconds' })
  expect(figure(41)).toEqual({ value: written, unit: '' })
  for (const hours of [24, 25, 41, 47, 49, 240, 2405])
    expect(figure(hours)?.value.replaceAll('\u00a0', ' ')).toBe(
      relationship.gaps.days({ n: toTenth(hours / 24) }).replaceAll('\u00a0', ' '),
    )
  // How long replies take is in hours, as on every other screen.
  for (const hours of [0.01, 0.5, 41, 300])
    expect(ask.figure({ metric: 'response_time_p90', value: hours * 3600, unit: 'seconds' })?.value).toBe(format.latency(hours * 3600))
})
