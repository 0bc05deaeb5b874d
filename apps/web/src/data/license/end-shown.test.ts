import { expect, test } from 'vitest'
import { endShown } from './end-shown.ts'

const [paidUntil, graceUntil] = ['2027-03-24T12:00:00.000Z', '2027-03-27T12:00:00.000Z']

test.each([
  [true, 'active', paidUntil],
  [true, 'pending_activation', paidUntil],
  [true, 'cancel_scheduled', paidUntil],
  [true, 'grace', graceUntil],
  [false, 'expired', graceUntil],
  [false, 'revoked', graceUntil],
] as const)('Pro %s, %s', (is_pro, state, end) => {
  expect(endShown({ is_pro, state, period_end: paidUntil, expires: graceUntil })).toBe(end)
})

test('a license that says nothing of a period ends when it expires; without one nothing ends', () => {
  expect(endShown({ is_pro: true, state: 'active', period_end: null, expires: graceUntil })).toBe(graceUntil)
  expect(endShown({ is_pro: false, state: 'none', expires: null })).toBe(null)
})
