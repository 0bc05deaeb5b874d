import fc from 'fast-check'
import { expect, test } from 'vitest'
import { someFacts } from '#testing/facts.ts'
import { coverOf } from './cover.ts'

const day = fc.integer({ min: 0, max: 5000 })
const isoDay = (of: number) => new Date(Date.UTC(2011, 2, 5) + of * 86_400_000).toISOString().slice(0, 10)

test('labels along a ribbon are within it and in its order, wherever the gap and the fullest day are', () => {
  fc.assert(
    fc.property(fc.uniqueArray(day, { minLength: 4, maxLength: 4 }), fc.boolean(), (days, hasGap) => {
      const [first, one, other, last] = days.toSorted((a, b) => a - b) as [number, number, number, number]
      const facts = someFacts()
      const ribbon = {
        ...facts.ribbon!,
        from: isoDay(first),
        to: isoDay(last),
        remark: {
          active_days: 9,
          total_days: last - first + 1,
          fullest_day: { day: isoDay(other), messages: 9 },
          longest_gap: hasGap ? { from: isoDay(one), to: isoDay(other), seconds: (other - one) * 86_400 } : null,
        },
      }
      const { pins, ticks } = coverOf({ ...facts, ribbon }, 'page', ['Ana Sol'], true).ribbon!
      for (const named of [pins, ticks]) expect(named.every(({ at }) => at >= 0 && at <= 1)).toBe(true)
      expect(pins.map(({ at }) => at)).toEqual(pins.map(({ at }) => at).toSorted((a, b) => a - b))
      expect(pins).toHaveLength(hasGap ? 3 : 2)
      expect(ticks.length).toBeLessThanOrEqual(8)
    }),
  )
})

test('a cover of many names four and counts the others; five are all shown', () => {
  const names = (n: number) => Array.from({ length: n }, (_, i) => `Person ${i}`)
  const shown = (n: number) => {
    const { people, others } = coverOf(someFacts(), 'page', names(n), false)
    return [people.length, others]
  }
  expect([1, 2, 5, 6, 40].map(shown)).toEqual([
    [1, 0],
    [2, 0],
    [5, 0],
    [4, 2],
    [4, 36],
  ])
})

test('the first message is framed where it may be shown, and is not called the first of what was cut off', () => {
  const message = { author: 'Ana Sol', date: '2024-02-01T09:00:00', message: 'Are you the one with the bread?' }
  const shown = { first: [message], hour: [], day: [], streak: [], gap: null }
  const facts = someFacts({ messagesOnShow: shown })
  expect(coverOf(someFacts(), 'page', ['Ana Sol'], true).framed).toBeNull()
  expect(coverOf(facts, 'page', ['Ana Sol'], true).framed?.line).toBe('The first of 420 messages.')
  const cut = { ...facts, overview: { ...facts.overview, was_truncated: true } }
  const cover = coverOf(cut, 'page', ['Ana Sol'], true)
  expect(cover.framed?.line).toBe('The first message analyzed.')
  expect(cover.ribbon?.pins.map(({ label }) => label)).not.toContain('The first message')
})
