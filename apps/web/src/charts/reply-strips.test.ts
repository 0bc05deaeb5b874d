import { examples } from '@convostat/figures/examples'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { replyScale, stripsOf } from './reply-strips.ts'

const strip = (median: number, p90: number) => ({ person: 'Ana', replies: 10, median, p90 })

test('a strip has the median and the ninetieth percentile of a person; who never replied has none', () => {
  const { replyDiscipline: replies } = examples
  const none = { ...replies.reply_discipline['Romeo M.'], total_replies: 0, median_seconds: null, p90_seconds: null }
  const people = [...replies.people, 'Rosaline']
  expect(stripsOf({ people, reply_discipline: { ...replies.reply_discipline, Rosaline: none } })).toEqual([
    { person: 'Romeo M.', replies: 1749, median: 96, p90: 6120 },
    { person: 'Juliet C.', replies: 1750, median: 174, p90: 9240 },
  ])
})

test('the longest strip ends at four fifths, and all begin at 0', () => {
  const { at } = replyScale([strip(60, 3600), strip(30, 600)])
  expect([at(0), at(3600)]).toEqual([0, 0.8])
})

test('a longer time is farther along, on one scale for everyone', () => {
  const times = fc.integer({ min: 0, max: 5_000_000 })
  fc.assert(
    fc.property(fc.array(fc.tuple(times, times), { minLength: 1, maxLength: 20 }), (all) => {
      const strips = all.map(([one, other]) => strip(Math.min(one, other), Math.max(one, other)))
      const { at, ticks } = replyScale(strips)
      for (const { median, p90 } of strips) {
        expect(at(median)).toBeLessThanOrEqual(at(p90))
        expect(at(p90)).toBeLessThanOrEqual(0.8 + 1e-9)
      }
      for (const [i, tick] of ticks.slice(1).entries()) expect(tick.at - ticks[i].at).toBeGreaterThanOrEqual(0.13 - 1e-9)
    }),
  )
})

test('the scale names a minute, an hour, a day as far as the replies go', () => {
  const named = (p90: number) => replyScale([strip(1, p90)]).ticks.map(({ tick }) => tick)
  expect(named(120)).toEqual(['minute'])
  expect(named(6120)).toEqual(['minute', 'minutes', 'hour'])
  expect(named(200_000)).toEqual(['minute', 'minutes', 'hour', 'day', 'week'])
})
