import { freeStatus } from '@convostat/license'
import { expect, test, vi } from 'vitest'
import { newRecord } from '../store/license.ts'
import { createIssuer } from '../testing/licenses.ts'
import { activateLicense, withTold } from './license.ts'
import { trustOf } from './license-here.ts'

vi.mock('./engine.ts', () => ({ engine: { kind: 'browser' } }))
vi.mock('./api.ts', () => ({ api: { license: { status: { key: 'license.status' } } } }))

const { trust } = await createIssuer()
const page = (content: string | null) => ({
  querySelector: (selector: string) =>
    selector === 'meta[name="convostat-license"]' && content !== null ? { getAttribute: () => content } : null,
})
const documentWith = (content: string | null) => page(content) as Pick<Document, 'querySelector'>

test('a page trusts the keys that its server wrote into it', () => expect(trustOf(documentWith(JSON.stringify(trust)))).toEqual(trust))

test.each([
  null,
  '',
  'pro',
  '{}',
  '[]',
  '{"mode":"live"}',
  '{"mode":"live","keys":[{"kid":"a","pub":"AAAA"}]}',
  '{"mode":"all","keys":[]}',
])('with %j in it, it trusts nobody', (content) => expect(trustOf(documentWith(content)).keys).toEqual([]))

test.each([
  ['license.txt', '{}'],
  ['license', '{}'],
  ['license.json.zip', '{}'],
  ['license.json', 'x'.repeat(16_385)],
])('L1: %s is no license', async (name, text) => {
  await expect(activateLicense(new File([text], name))).rejects.toMatchObject({
    code: 'license_malformed',
    detail: 'Please upload a valid license.json file',
  })
})

const pro = { ...freeStatus, is_pro: true, tier: 'pro' as const, state: 'active' as const, features: [] }
const kept = { file: '', lease: null, lid: 'lic_a', ended: null }
const at = Date.UTC(2026, 10, 22, 12)

test('what the service told is said with the status: devices, that it was cancelled, that a payment is missing', () => {
  const devices = { used: 1, max: 3 }
  const record = { ...newRecord(), kept, contact: { at, failures: 0, notBefore: null }, told: { devices } }
  expect(withTold(pro, record)).toMatchObject({ state: 'active', devices, checked_at: '2026-11-22T12:00:00.000Z' })
  expect(withTold(pro, { ...record, told: { cancel_at_period_end: true } }).state).toBe('cancel_scheduled')
  expect(withTold(pro, { ...record, told: { grace: true } }).state).toBe('grace')
})

test('it gives nothing: a license that counts no more does not because it was told so, and what is said now counts before it', () => {
  const told = { cancel_at_period_end: true, grace: true, devices: { used: 3, max: 3 } }
  const record = { ...newRecord(), kept, told }
  expect(withTold({ ...freeStatus, features: [] }, record)).toMatchObject({ is_pro: false, state: 'none' })
  expect(withTold({ ...pro, devices: { used: 2, max: 3 } }, record).devices).toEqual({ used: 2, max: 3 })
  expect(withTold(pro, null)).toBe(pro)
})
