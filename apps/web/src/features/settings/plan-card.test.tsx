import type { LicenseAnswer } from '@convostat/api'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { PlanCard } from './plan-card.tsx'

// Drawing asks neither for the license's state nor for the host.
vi.mock('#data/license/license.ts', () => ({ licenseIsInMemory: () => false }))
vi.mock('#data/license/payments.ts', () => ({ payments: 'sandbox' }))
vi.mock('#data/client/engine.ts', () => ({ engine: { kind: 'browser' } }))

const free: LicenseAnswer = { is_pro: false, tier: 'free', licensee: null, expires: null, features: [], state: 'none' }
const soon = new Date(Date.now() + 10 * 86_400_000).toISOString()
const pro: LicenseAnswer = {
  ...free,
  is_pro: true,
  tier: 'pro',
  state: 'active',
  licensee: '<b>Ana</b>',
  expires: soon,
  plan: 'monthly',
  license_id: 'lic_abc',
  devices: {
    used: 2,
    max: 3,
    list: [
      { slot: 1, label: 'Chrome on Windows', last_seen: '2026-11-21T10:00:00Z', is_this: true },
      { slot: 2, label: 'Safari on iPhone', last_seen: '2026-11-18T10:00:00Z', is_this: false },
    ],
  },
}
const card = (more: Partial<LicenseAnswer>, of = pro) => renderToStaticMarkup(<PlanCard status={{ ...of, ...more }} />)

test('on Free a license can be brought, and there is none to remove', () => {
  const page = card({}, free)
  expect(page).toContain('Drop your license.json here')
  expect(page).toContain('Refresh license status')
  expect(page).not.toMatch(/Remove license|Download license|Licensed to|Devices/)
})

test('Pro shows whose it is, until when, on which devices, and takes no other license', () => {
  const page = card({})
  expect(page).toContain('Pro is active on this device.')
  expect(page).toContain('in 10 days')
  expect(page).toContain('2 of 3')
  expect(page).toMatch(/Chrome on Windows<\/bdi><span[^>]*>this device/)
  expect(page).not.toContain('Drop your license.json here')
})

test('only other devices are removed from the list: this one goes with its license', () => {
  const page = card({})
  expect(page).toContain('aria-label="Remove Safari on iPhone"')
  expect(page).not.toContain('aria-label="Remove Chrome on Windows"')
  expect(page).toContain('Remove license from this device')
})

test('a name is a name, whatever is written in it', () => expect(card({})).toContain('&lt;b&gt;Ana&lt;/b&gt;'))

test('a device that was removed has nothing to refresh: the license is brought again', () => {
  const page = card({ is_pro: false, tier: 'free', state: 'device_removed', reason: 'device_removed', devices: undefined })
  expect(page).toContain('Drop your license.json here')
  expect(page).not.toContain('Refresh license status')
})

test('a license that opens nothing says so, keeps its facts, and makes room for another', () => {
  const page = card({ is_pro: false, tier: 'free', state: 'revoked' })
  expect(page).toMatch(/Free<\/span>.*Revoked/)
  expect(page).toContain('Drop your license.json here')
  expect(page).toContain('lic_abc')
  // It ended before its day, and this device has no say about the others.
  expect(page).not.toMatch(/Valid until|2 of 3/)
})

test('an expired license says since when', () => {
  const ended = new Date(Date.now() - 3 * 86_400_000).toISOString()
  expect(card({ is_pro: false, tier: 'free', state: 'expired', expires: ended })).toMatch(/Ended on<\/dt>.*3 days ago/)
})

test('an ended subscription does not show the days of grace that its file still has', () => {
  const over = { is_pro: false, tier: 'free', state: 'expired', expires: soon } as const
  expect(card({ ...over, subscription: 'ended' })).not.toContain('Valid until')
  expect(card(over)).toContain('Valid until')
})

test('a subscription is managed as long as it continues, also where Pro is closed; what was given at the desk is none', () => {
  expect(card({ subscription: 'active' })).toContain('Manage subscription')
  const closed = { is_pro: false, tier: 'free' } as const
  expect(card({ ...closed, subscription: 'past_due', state: 'expired', expires: soon })).toMatch(/Payment failed.*Manage subscription/)
  expect(card({ ...closed, subscription: 'disputed', state: 'suspended' })).toContain('Manage subscription')
  expect(card({})).not.toContain('Manage subscription')
  expect(card({ subscription: 'refunded', is_pro: false, tier: 'free', state: 'revoked' })).not.toContain('Manage subscription')
})

test('a license that was not paid says so, and that the sandbox’s clock is another', () => {
  const page = card({ mode: 'test', notices: ['clock_behind'] })
  expect(page).toContain('Test license: no money was paid')
  expect(page).toContain('The sandbox clock was moved forward')
  expect(page).not.toContain('Set the right date and time')
  expect(card({})).not.toContain('Test license')
})

test('who lost a license has it sent again, where it could be bought', () => {
  expect(card({}, free)).toContain('Lost your license?')
  expect(card({})).not.toContain('Lost your license?')
})

test('a clock that is behind is reported', () => expect(card({ notices: ['clock_behind'] })).toContain('clock is behind'))

test('where nobody could say which plan it is, one can ask again and bring a license', () => {
  const page = renderToStaticMarkup(<PlanCard status={null} />)
  expect(page).toContain('Failed to refresh license status')
  expect(page).toContain('Retry')
  expect(page).toContain('Drop your license.json here')
  expect(page).not.toMatch(/>Free<|>Pro<|Remove license|Download license/)
})
