import { DAY } from '@convostat/format/seconds'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dateOf, dayOf } from '#chat/civil.ts'
import { chosen } from './chosen.ts'
import { type Moment, type MomentKind, momentKinds } from './moment.ts'

const dayOfMoment = ({ time }: Moment): number => Math.floor(time / DAY)

function momentAt(day: number, significance: number, kind: MomentKind = 'count'): Moment {
  return { kind, row: day, time: day * DAY, significance, messages: 1, firstDay: day, lastDay: day, participants: [], facts: {} }
}

const january = dayOf(2021, 1, 1)
const kept = (...found: [day: number, significance: number, kind?: MomentKind][]) =>
  chosen(found.map(([day, ...rest]) => momentAt(january + day, ...rest))).map((moment) => dayOfMoment(moment) - january)

test('three a year, the most significant ones, in order of time', () => {
  expect(kept([300, 0.7], [20, 0.8], [100, 0.75], [200, 0.85])).toEqual([20, 100, 200])
  expect(kept([300, 0.7], [20, 0.8], [100, 0.75], [400, 0.66])).toEqual([20, 100, 300, 400])
})

test('fourteen days apart, of two the more significant one', () => {
  expect(kept([0, 0.8], [13, 0.85])).toEqual([13])
  expect(kept([0, 0.8], [14, 0.85])).toEqual([0, 14])
})

test('what is above 0.9 is kept whatever else there is; 0.9 itself is not', () => {
  expect(kept([0, 0.91], [1, 0.92], [2, 0.93], [3, 0.94], [200, 0.89])).toEqual([0, 1, 2, 3])
  expect(kept([0, 0.9], [1, 0.9])).toEqual([0])
})

test('what is hardly unusual is not a moment', () => {
  expect(kept([0, 0.649])).toEqual([])
})

test('a day that is the busiest for its long conversation is shown once', () => {
  expect(kept([0, 0.95, 'busiest_day'], [0, 0.96, 'longest_conversation'])).toEqual([0])
})

test('a group that begins with its first message is shown once, one whose first message came later twice', () => {
  expect(kept([0, 0.91, 'group_created'], [0, 0.92, 'first_message'])).toEqual([0])
  expect(kept([0, 0.91, 'group_created'], [1, 0.92, 'first_message'])).toEqual([0, 1])
})

test('the first "love you" and the moving exchange it is answered with are shown once, those of other days twice', () => {
  const beforeMidnight = { ...momentAt(january, 0.95, 'love'), time: january * DAY - 600 }
  const after = momentAt(january, 0.92, 'moving_exchange')
  expect(chosen([{ ...beforeMidnight, firstDay: january - 1, lastDay: january - 1 }, after]).map(({ kind }) => kind)).toEqual(['love'])
  expect(kept([0, 0.91, 'love'], [0, 0.95, 'moving_exchange'])).toEqual([0])
  expect(kept([0, 0.91, 'love'], [1, 0.95, 'moving_exchange'])).toEqual([0, 1])
})

test('every chat keeps to these, and what was left out had a reason', () => {
  const anyMoment = fc.record({
    day: fc.integer({ min: 0, max: 1200 }),
    significance: fc.integer({ min: 50, max: 99 }),
    kind: fc.constantFrom(...momentKinds.filter((kind) => kind !== 'busiest_day' && kind !== 'longest_conversation')),
  })
  fc.assert(
    fc.property(fc.array(anyMoment, { maxLength: 30 }), (given) => {
      const found = given.map(({ day, significance, kind }) => momentAt(january + day, significance / 100, kind))
      const told = chosen(found)
      expect(told.map(({ time }) => time)).toEqual(told.map(({ time }) => time).sort((a, b) => a - b))
      const sameYear = (a: Moment) => (b: Moment) => dateOf(dayOfMoment(a)).year === dateOf(dayOfMoment(b)).year
      const near = (a: Moment) => (b: Moment) => a !== b && Math.abs(dayOfMoment(a) - dayOfMoment(b)) < 14
      for (const moment of told.filter(({ significance }) => significance <= 0.9)) {
        const above = told.filter(sameYear(moment)).filter(({ significance }) => significance > 0.9)
        expect(told.filter(sameYear(moment)).length).toBeLessThanOrEqual(Math.max(3, above.length))
        expect(told.some(near(moment))).toBe(false)
      }
      for (const moment of found.filter((each) => !told.includes(each) && each.significance >= 0.65)) {
        expect(moment.significance).toBeLessThanOrEqual(0.9)
        const stronger = told.filter(({ significance }) => significance >= moment.significance)
        expect(stronger.some(near(moment)) || stronger.filter(sameYear(moment)).length >= 3).toBe(true)
      }
    }),
  )
})
