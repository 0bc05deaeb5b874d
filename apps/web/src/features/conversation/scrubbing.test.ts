import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayAt, placeAlong, placeOfDay, scrubbedDays, stepped } from './scrubbing.ts'

const row = (counts: number[]) => ({ person: 'Ana', counts })
const ribbon = { from: '2024-01-31', to: null, slots_per_day: 4, people: [], rest: null, messages: 0, remark: null }
/** 60 days from the last of January on, with nobody writing on these. */
const daysWithout = (...quiet: number[]) => ({
  from: '2024-01-31',
  isActive: Array.from({ length: 60 }, (_, place) => !quiet.includes(place)),
})
const all = daysWithout()

test('a day has a message where anyone wrote in one of its slots', () => {
  const people = [row([0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0])]
  expect(scrubbedDays({ ...ribbon, people, rest: { people: 1, counts: [0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0] } })).toEqual({
    from: '2024-01-31',
    isActive: [true, false, true],
  })
  expect(scrubbedDays(ribbon)).toBeNull()
})

test('arrows go by days with messages, as lines run, and on from the last one to the end', () => {
  const days = daysWithout(4, 5)
  expect(stepped(days, 3, 'ArrowRight', false)).toEqual({ to: 6 })
  expect(stepped(days, 6, 'ArrowLeft', false)).toEqual({ to: 3 })
  expect(stepped(days, 3, 'ArrowLeft', true)).toEqual({ to: 6 })
  expect(stepped(days, 3, 'ArrowUp', true)).toEqual({ to: 6 })
  expect(stepped(days, 59, 'ArrowRight', false)).toBe('end')
  expect(stepped(daysWithout(0), 1, 'ArrowDown', false)).toBe('beginning')
})

test('Page Up and Page Down go by months, to the last day of a shorter one', () => {
  // From 31 January to 29 February, and from there to 29 March and 29 January.
  expect(stepped(all, 0, 'PageUp', false)).toEqual({ to: 29 })
  expect(stepped(all, 29, 'PageUp', false)).toEqual({ to: 58 })
  expect(stepped(all, 58, 'PageDown', false)).toEqual({ to: 29 })
  expect(stepped(all, 29, 'PageDown', false)).toBe('beginning')
  expect([stepped(all, 3, 'Home', false), stepped(all, 3, 'End', true), stepped(all, 3, 'a', false)]).toEqual(['beginning', 'end', null])
})

test('onward and back again is the same day, and every step is to a day with messages', () => {
  const some = fc.uniqueArray(fc.integer({ min: 0, max: 59 }), { maxLength: 55 })
  fc.assert(
    fc.property(some, fc.integer({ min: 0, max: 59 }), (quiet, place) => {
      const days = daysWithout(...quiet)
      const step = stepped(days, place, 'ArrowRight', false)
      if (typeof step !== 'object' || step === null) return
      expect(days.isActive[step.to]).toBe(true)
      if (days.isActive[place]) expect(stepped(days, step.to, 'ArrowLeft', false)).toEqual({ to: place })
    }),
  )
})

test('every day is under some place of the pointer, and every day has its own place', () => {
  for (let place = 0; place < 60; place++) {
    expect(placeAlong(all, (place + 0.5) / 60)).toBe(place)
    expect(placeOfDay(all, dayAt(all, place))).toBe(place)
  }
  expect([placeAlong(all, -0.2), placeAlong(all, 1), placeOfDay(all, '2019-01-01'), placeOfDay(all, '2030-01-01')]).toEqual([0, 59, 0, 59])
})
