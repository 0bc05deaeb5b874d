import type { LicenseAnswer } from '@convostat/api'
import { expect, test } from 'vitest'
import { badgeOf, meaningOf } from './license-state.ts'

const status = (more: Partial<LicenseAnswer>): LicenseAnswer => ({
  is_pro: false,
  tier: 'free',
  licensee: 'Ana',
  expires: '2026-12-21T12:00:00Z',
  features: [],
  state: 'none',
  ...more,
})
const pro = { is_pro: true, tier: 'pro' } as const
const told = (more: Partial<LicenseAnswer>) => meaningOf(status(more), 5000)

test('without a license it says what Free reads', () => {
  expect(badgeOf(status({}))).toBe(null)
  expect(told({})).toContain('5,000 messages')
})

test.each<[Partial<LicenseAnswer>, string]>([
  [{ ...pro, state: 'active' }, 'Pro is active'],
  [{ ...pro, state: 'pending_activation' }, '72 hours'],
  [{ state: 'pending_activation' }, 'isn’t active on this device yet'],
  [{ state: 'pending_activation', reason: 'lease_expired' }, 'couldn’t check your license for 30 days'],
  [{ ...pro, state: 'grace' }, 'until December 21, 2026'],
  [{ ...pro, state: 'active', subscription: 'active', period_end: '2026-12-18T12:00:00Z' }, 'It renews on December 18, 2026'],
  [{ ...pro, state: 'grace', subscription: 'past_due' }, 'didn’t go through. Pro stays active until December 21, 2026'],
  [{ state: 'expired', subscription: 'past_due' }, 'didn’t go through, and Pro ended on December 21, 2026'],
  [{ state: 'revoked', subscription: 'refunded' }, 'was refunded'],
  [{ state: 'revoked', subscription: 'lost' }, 'was refunded'],
  [{ state: 'suspended', subscription: 'disputed' }, 'is disputed'],
  [{ state: 'expired', subscription: 'ended' }, 'Your subscription has ended'],
  [{ state: 'revoked', subscription: 'active' }, 'was revoked'],
  [{ ...pro, state: 'cancel_scheduled', period_end: '2026-12-18T12:00:00Z' }, 'until December 18, 2026'],
  [{ state: 'expired' }, 'has expired'],
  [{ state: 'revoked' }, 'was revoked'],
  [{ state: 'suspended' }, 'is paused'],
  [{ state: 'superseded' }, 'newer file'],
  [{ state: 'device_removed' }, 'removed this device from the license'],
  [{ state: 'invalid' }, 'can’t be verified'],
  [{ state: 'device_removed', reason: 'device_limit' }, 'as many devices as it allows'],
  [{ state: 'pending_activation', reason: 'device_limit' }, 'as many devices as it allows'],
])('%o explains itself', (more, part) => expect(told(more)).toContain(part))

test('every state has its own sentence', () => {
  const states = ['active', 'grace', 'cancel_scheduled', 'expired', 'revoked', 'suspended', 'superseded', 'device_removed', 'invalid']
  expect(new Set(states.map((state) => told({ state }))).size).toBe(states.length)
})

test('what is not valid says why, where that is known', () => {
  expect(told({ state: 'invalid', reason: 'license_signature' })).toContain('was changed after it was issued')
  expect(told({ state: 'invalid', reason: 'lease_expired' })).toContain('30 days')
  expect(told({ state: 'invalid', reason: 'no such reason' })).toContain('can’t be verified')
})

test('a state of a later version is shown by whether it grants Pro', () => {
  expect(badgeOf(status({ ...pro, state: 'gifted' }))).toBe('active')
  expect(badgeOf(status({ state: 'constructor' }))).toBe('invalid')
})
