import { describe, expect, test } from 'vitest'
import type { Answer } from '#charts/answers.ts'
import { alongRibbon, barePins, type Pin, pinsOf, placedPins, ribbonSentence, ribbonTicks } from './words.ts'

const ribbon: Answer<'ribbon'> = {
  from: '2023-07-01',
  to: '2023-07-10',
  slots_per_day: 1,
  people: [
    { person: 'Juliet', counts: [2, 5, 0, 0, 0, 0, 0, 0, 0, 1] },
    { person: 'Romeo', counts: [1, 4, 0, 0, 0, 0, 0, 0, 0, 0] },
  ],
  rest: null,
  messages: 13,
  remark: {
    active_days: 3,
    total_days: 10,
    fullest_day: { day: '2023-07-02', messages: 9 },
    longest_gap: { from: '2023-07-02', to: '2023-07-10', seconds: 7.6 * 86_400 },
  },
}
const nothing: Answer<'ribbon'> = { ...ribbon, from: null, to: null, people: [], messages: 0, remark: null }
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '')

describe('in words', () => {
  test('a ribbon is whose it is, how much on how many days, its fullest day and its longest gap', () => {
    expect(plain(ribbonSentence(ribbon))).toBe(
      'Ribbon of Juliet and Romeo: 13 messages on 3 of 10 days, Jul 1, 2023 to Jul 10, 2023. Fullest on Jul 2, 2023. Longest gap: Jul 2, 2023 to Jul 10, 2023.',
    )
  })
  test('without a gap it names none, and it counts everyone else', () => {
    const { remark } = ribbon
    const more = { ...ribbon, rest: { people: 31, counts: [] }, remark: remark && { ...remark, longest_gap: null } }
    expect(plain(ribbonSentence(more))).toBe(
      'Ribbon of Juliet, Romeo and 31 more: 13 messages on 3 of 10 days, Jul 1, 2023 to Jul 10, 2023. Fullest on Jul 2, 2023.',
    )
    expect(ribbonSentence(nothing)).toBe('')
  })
})

describe('pins', () => {
  test('are at the fullest day, in the middle of the longest gap, and at the beginning of the chat, each with its days', () => {
    expect(pinsOf(ribbon, true)).toEqual([
      { text: 'Busiest day: 9', at: 0.15, wanted: { from: '2023-07-02', to: '2023-07-02' } },
      { text: '8 days without a message', at: 0.55, wanted: { from: '2023-07-02', to: '2023-07-10' } },
      { text: 'The first message', at: 0, wanted: { from: '2023-07-01', to: '2023-07-01' } },
    ])
  })
  test('do not call the first of some messages the first message', () => {
    expect(pinsOf(ribbon, false).map(({ text }) => text)).not.toContain('The first message')
    expect(pinsOf(nothing, true)).toEqual([])
  })

  const pin = (at: number, text = 'ten letter'): Pin => ({ text, at, wanted: { from: '2023-07-01', to: '2023-07-01' } })
  const sides = (pins: Pin[], width: number, most = 4) => placedPins(pins, width, most).map(({ pin, side }) => [pin.at, side])
  // Each takes 10 + 72 pixels, and 16 to the next.
  test('have their words after them, at the end before them', () => {
    expect(sides([pin(0), pin(0.5), pin(1)], 400)).toEqual([
      [0, 'after'],
      [0.5, 'after'],
      [1, 'before'],
    ])
  })
  test('give way to each other, and are left out where there is no room on either side', () => {
    expect(sides([pin(0.5), pin(0.55)], 400)).toEqual([
      [0.5, 'before'],
      [0.55, 'after'],
    ])
    expect(sides([pin(0.5), pin(0.5)], 400)).toHaveLength(1)
    expect(sides([pin(0.5)], 120)).toEqual([])
  })
  test('are no more than are wanted, the first ones', () => {
    expect(sides([pin(0.5), pin(0), pin(0.9)], 800, 2)).toEqual([
      [0.5, 'after'],
      [0, 'after'],
    ])
  })
})

test('pins without words are where they touch no other and no words', () => {
  const pin = (at: number, text = 'ten letter') => ({ at, text })
  const [named, near, far, same] = [pin(0), pin(0.15), pin(0.5), pin(0.51)]
  const placed = placedPins([named], 400, 1)
  expect(barePins([near, far, same], 400, placed, 26)).toEqual([far])
  expect(barePins([near, same, far], 400, [], 26)).toEqual([near, same])
})

test('a moment is where it is between the first midnight of a ribbon and the last', () => {
  expect(alongRibbon(ribbon, '2023-07-01T00:00:00')).toBe(0)
  expect(alongRibbon(ribbon, '2023-07-02T12:00:00')).toBeCloseTo(0.15)
  expect(alongRibbon(ribbon, '2023-06-30T23:59:59')).toBeNull()
  expect(alongRibbon(ribbon, '2024-07-01T00:00:00')).toBeNull()
  expect(alongRibbon(nothing, '2023-07-01T00:00:00')).toBeNull()
})

test('time is named along the ribbon, within it', () => {
  const year = { ...ribbon, from: '2023-01-01', to: '2023-12-31' }
  const ticks = ribbonTicks(year, 1000)
  expect(ticks[0]).toEqual({ at: 0, label: 'Jan 2023' })
  expect(ticks.length).toBeGreaterThan(3)
  for (const { at, label } of ticks) expect(at + 7 * label.length).toBeLessThanOrEqual(1000)
  expect(ribbonTicks(nothing, 1000)).toEqual([])
})
