import type { LicenseAnswer } from '@convostat/api'
import { freeStatus } from '@convostat/license'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followLicense } from './follow-license.ts'

const status = vi.fn<() => Promise<LicenseAnswer>>()
const contact = vi.fn(async (_why: string) => undefined)
let changed = () => {}
const keeper = {
  contact,
  record: () => null,
  pendingUntil: () => null,
  hear: (hear: () => void) => {
    changed = hear
  },
}
vi.mock('#data/client/engine.ts', () => ({ engine: { kind: 'browser' } }))
vi.mock('#data/client/api.ts', () => ({ api: { license: { status: Object.assign(() => status(), { key: 'license.status' }) } } }))
vi.mock('./this-device.ts', () => ({ licenseHere: () => ({ keeper, known: Promise.resolve() }) }))

let window = new EventTarget()
const minute = 60_000
const free: LicenseAnswer = { ...freeStatus, features: [] }

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 12) })
  window = new EventTarget()
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'hidden' }))
  contact.mockClear()
  status.mockReset().mockResolvedValue(free)
})
afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A page that has just started. */
async function started(): Promise<QueryClient> {
  const queries = new QueryClient()
  followLicense(queries)
  await vi.advanceTimersByTimeAsync(10)
  return queries
}
const looks = () => status.mock.calls.length

test('it is looked at on start where nothing is known, every five minutes, on coming back, and when it changed', async () => {
  await started()
  expect(looks()).toBe(1)
  for (const n of [2, 3]) {
    await vi.advanceTimersByTimeAsync(5 * minute)
    expect(looks()).toBeGreaterThanOrEqual(n)
  }
  const before = looks()
  window.dispatchEvent(new Event('focus'))
  await vi.advanceTimersByTimeAsync(10)
  expect(looks()).toBe(before + 1)
  changed()
  await vi.advanceTimersByTimeAsync(10)
  expect(looks()).toBe(before + 2)
})

test('what changes while the first look is under way is looked at all the same', async () => {
  let answer = (_status: LicenseAnswer) => {}
  status.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  const queries = await started()
  changed()
  status.mockResolvedValue({ ...free, is_pro: true, tier: 'pro', state: 'active' })
  await vi.advanceTimersByTimeAsync(10)
  answer(free)
  await vi.advanceTimersByTimeAsync(10)
  expect(queries.getQueryData<LicenseAnswer>(['license.status'])?.is_pro).toBe(true)
})

test('at each of them the keeper may ask the service, if that is due; a network that is back is said', async () => {
  await started()
  window.dispatchEvent(new Event('focus'))
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(5 * minute)
  expect(contact.mock.calls.map(([why]) => why)).toEqual(['start', 'due', 'online', 'due'])
})

test('a license that ends while the page is open is noticed at that moment', async () => {
  const end = Date.now() + 90_000
  status.mockImplementation(async () =>
    Date.now() < end
      ? { ...free, is_pro: true, tier: 'pro', state: 'active', expires: new Date(end).toISOString() }
      : { ...free, state: 'expired' },
  )
  const queries = await started()
  const isPro = () => queries.getQueryData<LicenseAnswer>(['license.status'])?.is_pro
  await vi.advanceTimersByTimeAsync(89_900)
  expect([isPro(), looks()]).toEqual([true, 1])
  await vi.advanceTimersByTimeAsync(200)
  expect([isPro(), looks()]).toEqual([false, 2])
})

test('a look that fails changes nothing of what is known', async () => {
  status.mockResolvedValueOnce({ ...free, is_pro: true, tier: 'pro', state: 'active' })
  const queries = await started()
  status.mockRejectedValue(new Error('no'))
  await vi.advanceTimersByTimeAsync(11 * minute)
  expect(queries.getQueryData<LicenseAnswer>(['license.status'])?.is_pro).toBe(true)
})
