import { expect, test } from 'vitest'
import { replySteps, stepsFor } from './reply-steps.ts'

test('the steps go up from a minute to a month', () => {
  const all = replySteps.map(({ seconds }) => seconds)
  expect(all).toEqual(all.toSorted((a, b) => a - b))
  expect([all[0], all.at(-1)]).toEqual([60, 30 * 86_400])
})

test('no end can be chosen beyond the other', () => {
  for (const { seconds } of replySteps) {
    for (const least of stepsFor('least', seconds)) expect(least.seconds).toBeLessThanOrEqual(seconds)
    for (const most of stepsFor('most', seconds)) expect(most.seconds).toBeGreaterThanOrEqual(seconds)
  }
  expect(stepsFor('least', null)).toEqual(replySteps)
})
