import { expect, test } from 'vitest'
import { arabic } from './ar/index.ts'
import { german } from './de/index.ts'
import { english } from './en/index.ts'

test.each([
  ['English', english, '1.7 days'],
  ['German', german, '1.7 Tage'],
  ['Arabic', arabic, '1.7 يوم'],
])('the longest silence is written on Ask as on Relationship: in days, in %s', (_, { ask, relationship }, written) => {
  const figure = (hours: number) => ask.figure({ metric: 'longest_gap', value: hours * 3600, unit: 'seconds' })
  expect(figure(41)).toEqual({ value: written, unit: '' })
  for (const hours of [24, 25, 41, 47, 49, 240, 2405])
    expect(figure(hours)?.value.replaceAll('\u00a0', ' ')).toBe(relationship.gaps.days(hours / 24).replaceAll('\u00a0', ' '))
  // How long replies take is not.
  expect(ask.figure({ metric: 'response_time_p90', value: 41 * 3600, unit: 'seconds' })?.value).not.toBe(written)
})
