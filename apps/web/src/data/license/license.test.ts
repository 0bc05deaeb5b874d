import { Failure, type LicenseAnswer } from '@convostat/api'
import { freeStatus } from '@convostat/license'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { newRecord } from '#store/license.ts'
import { createIssuer } from '#testing/licenses.ts'
import { activateLicense, bringInLicense, refreshLicense, removeLicense, wipeLicense, withTold } from './license.ts'
import * as here from './this-device.ts'
import { trustOf } from './this-device.ts'

const engine = vi.hoisted(() => ({ kind: 'browser' }))
const status = vi.hoisted(() => vi.fn<() => Promise<LicenseAnswer>>())
vi.mock('#data/client/engine.ts', () => ({ engine }))
vi.mock('#data/client/api.ts', () => ({ api: { license: { status: Object.assign(status, { key: 'license.status' }) } } }))
afterEach(() => {
  engine.kind = 'browser'
  vi.restoreAllMocks()
})

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
])('L1: %s is not a license', async (name, text) => {
  await expect(activateLicense(new File([text], name))).rejects.toMatchObject({
    code: 'license_malformed',
    detail: 'Please upload a valid license.json file',
  })
})

const pro = { ...freeStatus, is_pro: true, tier: 'pro' as const, state: 'active' as const, features: [] }
const kept = { file: '', lease: null, lid: 'lic_a', ended: null }
const at = Date.UTC(2026, 10, 22, 12)

test('the status has what the service reported: devices, a cancellation, a missing payment', () => {
  const devices = { used: 1, max: 3 }
  const record = { ...newRecord(), kept, contact: { at, failures: 0, notBefore: null }, told: { devices } }
  expect(withTold(pro, record)).toMatchObject({ state: 'active', devices, checked_at: '2026-11-22T12:00:00.000Z' })
  expect(withTold(pro, { ...record, told: { cancel_at_period_end: true } }).state).toBe('cancel_scheduled')
  expect(withTold(pro, { ...record, told: { grace: true } }).state).toBe('grace')
})

test('the status has the state of the subscription', () => {
  const record = { ...newRecord(), kept }
  expect(withTold(pro, { ...record, told: { subscription: 'active' } })).toMatchObject({ state: 'active', subscription: 'active' })
  expect(withTold(pro, { ...record, told: { subscription: 'cancel_scheduled' } }).state).toBe('cancel_scheduled')
  expect(withTold(pro, { ...record, told: { subscription: 'past_due' } }).state).toBe('grace')
  const over = { ...freeStatus, features: [], state: 'revoked' as const }
  expect(withTold(over, { ...record, told: { subscription: 'refunded' } })).toMatchObject({ is_pro: false, state: 'revoked' })
})

test('a license for which no money was paid says so', async () => {
  const file = await (await createIssuer()).text({ mode: 'test' })
  expect(withTold(pro, { ...newRecord(), kept: { ...kept, file } }).mode).toBe('test')
})

test('a server that knows nothing of a license any more leaves it as last reported, with the link to its subscription', async () => {
  const file = await (await createIssuer()).text({ licensee: 'Zoë Sól' })
  const record = {
    ...newRecord(),
    kept: { ...kept, file, lease: null, ended: 'license_expired' as const },
    told: { subscription: 'past_due' as const },
  }
  const answer = withTold({ ...freeStatus, features: [] }, record)
  expect(answer).toMatchObject({ is_pro: false, tier: 'free', state: 'expired', subscription: 'past_due', licensee: 'Zoë Sól' })
  expect(Date.parse(answer.expires ?? '')).toBeGreaterThan(0)
})

test('a remembered status grants nothing: a license that no longer counts does not count by it, and a new status takes precedence', () => {
  const told = { cancel_at_period_end: true, grace: true, devices: { used: 3, max: 3 } }
  const record = { ...newRecord(), kept, told }
  expect(withTold({ ...freeStatus, features: [] }, record)).toMatchObject({ is_pro: false, state: 'none' })
  expect(withTold({ ...pro, devices: { used: 2, max: 3 } }, record).devices).toEqual({ used: 2, max: 3 })
  expect(withTold(pro, null)).toBe(pro)
})

test('where no place is left and the server has no session, it says why', () => {
  const record = { ...newRecord(), kept: { ...kept, ended: 'device_limit' as const } }
  const none = { ...freeStatus, features: [] }
  expect(withTold(none, record)).toMatchObject({ is_pro: false, state: 'pending_activation', reason: 'device_limit' })
  expect(withTold(none, { ...record, kept })).toMatchObject({ state: 'none' })
  expect(withTold(pro, record)).toMatchObject({ is_pro: true, state: 'active' })
})

/** The keeper of this page, of which only this much is asked. */
function keeperThat(keeper: object) {
  const all = { keeper: { record: () => null, ...keeper }, trust, kind: () => 'device', known: Promise.resolve() }
  vi.spyOn(here, 'licenseHere').mockReturnValue(all as ReturnType<typeof here.licenseHere>)
}

describe('a server that has forgotten the license of its session', () => {
  const forgotten = { ...freeStatus, features: [], state: 'pending_activation' as const, reason: 'activation_needed' }
  const asked = () => refreshLicense()

  test.each([{ ...forgotten, state: 'none' as const, reason: null }, forgotten])('is sent the kept file ($state)', async (first) => {
    engine.kind = 'server'
    status.mockReset().mockResolvedValueOnce(first).mockResolvedValueOnce(pro)
    keeperThat({ contact: async () => undefined, sendAgain: async () => true })
    expect((await asked()).is_pro).toBe(true)
  })

  test('is not where it has ended, nor is anyone where the browser reads the chats', async () => {
    const sendAgain = vi.fn(async () => true)
    keeperThat({ contact: async () => undefined, sendAgain })
    status.mockReset().mockResolvedValue(forgotten)
    await asked()
    engine.kind = 'server'
    status.mockResolvedValue({ ...forgotten, state: 'revoked', reason: 'license_revoked' })
    await asked()
    expect(sendAgain).not.toHaveBeenCalled()
  })
})

test.each([
  ['server', true],
  ['browser', false],
] as const)('with the %s reading the chats, removing the license is announced', async (kind, isBySession) => {
  const [remove, wipe] = [vi.fn(async () => async () => undefined), vi.fn(async () => undefined)]
  keeperThat({ remove, wipe })
  engine.kind = kind
  await removeLicense()
  await wipeLicense()
  expect([remove.mock.calls, wipe.mock.calls]).toEqual([[[{ isBySession }]], [[{ isBySession }]]])
})

describe('the license of a backup', () => {
  test('comes back, or says why it did not', async () => {
    keeperThat({ activate: async () => undefined })
    expect(await bringInLicense('{}')).toEqual({ isBack: true, refused: null })
    const refused = new Failure('license_revoked')
    keeperThat({ activate: () => Promise.reject(refused) })
    expect(await bringInLicense('{}')).toEqual({ isBack: false, refused })
  })

  test('that has none, or where one is kept, there is nothing to tell', async () => {
    const activate = vi.fn(async () => undefined)
    keeperThat({ activate })
    expect(await bringInLicense(undefined)).toEqual({ isBack: false, refused: null })
    keeperThat({ activate, record: () => ({ ...newRecord(), kept }) })
    expect(await bringInLicense('{}')).toEqual({ isBack: false, refused: null })
    expect(activate).not.toHaveBeenCalled()
  })
})
