import fc from 'fast-check'
import { expect, test } from 'vitest'
import { notBegun, overall, type StageProgress } from './overall.ts'

const stages = ['fetching', 'sending', 'opening', 'reading', 'merging', 'feeling', 'counting', 'printing', 'writing', 'saving'] as const
const report: fc.Arbitrary<StageProgress> = fc.record({
  stage: fc.constantFrom(...stages),
  done: fc.integer({ min: 0, max: 1200 }),
  total: fc.constantFrom(0, 1, 1000),
})

test('whatever is reported, progress never goes back and is never all before it is', () => {
  fc.assert(
    fc.property(fc.array(report, { maxLength: 60 }), (reports) => {
      let now = notBegun
      for (const each of reports) {
        const next = overall(now, each)
        expect(next.share).toBeGreaterThanOrEqual(now.share)
        expect(next.share).toBeLessThan(1)
        now = next
      }
    }),
  )
})

test('a stage that begins begins where the one before it ended', () => {
  const seen = [
    { stage: 'opening', done: 10, total: 10 },
    { stage: 'reading', done: 0, total: 10 },
    { stage: 'reading', done: 10, total: 10 },
    { stage: 'counting', done: 0, total: 1 },
    { stage: 'counting', done: 1, total: 1 },
    { stage: 'saving', done: 0, total: 0 },
  ] as const
  const shares: number[] = []
  let now = notBegun
  for (const each of seen) {
    now = overall(now, each)
    shares.push(now.share)
  }
  expect(shares.map((share) => Math.round(100 * share))).toEqual([30, 30, 85, 85, 97, 97])
})
