import { MessageChannel } from 'node:worker_threads'
import {
  createSigningKey,
  type KeptLicense,
  newDeviceId,
  newLicenseId,
  proFeatures,
  serializeLicense,
  signLease,
  signLicense,
} from '@convostat/license'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { session } from '#testing/api.ts'
import { memoryStore } from '#testing/memory-store.ts'
import { sample, sampleHandlers } from '#testing/sample.ts'
import { createAnswer } from '../answer.ts'
import { createClient } from '../client.ts'
import { contract } from '../contract.ts'
import { failures } from '../failure.ts'
import { type Port, portFetch, serve } from '../port.ts'
import { threadPort } from '../thread-port.ts'
import { lentLicense } from './from-page-license.ts'
import { createChatApi } from './index.ts'

const now = Date.UTC(2026, 10, 22, 12) / 1000
const day = 86_400
const lid = newLicenseId()
const did = newDeviceId()
const [key, stranger] = [await createSigningKey(), await createSigningKey()]
const trust = { mode: 'live' as const, keys: [{ kid: key.kid, pub: key.pub }] }
const payload = {
  typ: 'license' as const,
  iss: 'convostat' as const,
  aud: 'convo-app' as const,
  lid,
  seq: 1,
  tier: 'pro' as const,
  plan: 'monthly' as const,
  features: [...proFeatures].sort(),
  licensee: 'Ana Example',
  iat: now,
  nbf: now,
  period_end: now + 30 * day,
  exp: now + 33 * day,
  max_devices: 3 as const,
  mode: 'live' as const,
}
const license = await signLicense(payload, key)
const lease = await signLease({ typ: 'lease', lid, seq: 1, did, iat: now, exp: now + 30 * day, mode: 'live' }, key)
const kept: KeptLicense = { file: serializeLicense(license), lease, did, since: now, pendingUsed: true, ended: null }

let clock = now * 1000
let lent: unknown = { kept: null, trust }
let changed = () => {}
const lend = (value: unknown) => {
  lent = value
  changed()
}

/** A worker behind a port: the chat API and one with a call of Pro, both by the license they are passed. */
function worker(): { port: Port; end(): void } {
  const { port1, port2 } = new MessageChannel()
  const desk = lentLicense(() => clock)
  const chats = createChatApi({ store: memoryStore(), now: () => clock, limits: { textBytes: 64e6 }, license: desk })
  const notes = createAnswer(sample, sampleHandlers, {
    plan: async () => ((await desk.status()).is_pro ? 'pro' : 'free'),
    log: () => undefined,
  })
  serve(threadPort(port2), (name, ...asked) => (name.startsWith('notes.') ? notes : chats)(name, ...asked), {
    lend: { license: desk.lend },
  })
  return { port: threadPort(port1), end: () => port1.close() }
}

const workers: ReturnType<typeof worker>[] = []
const fetch = portFetch(
  () => {
    const started = worker()
    workers.push(started)
    return started.port
  },
  'unknown',
  undefined,
  {
    license: {
      value: () => lent,
      hear: (hear) => {
        changed = hear
      },
    },
  },
)
const api = createClient(contract, fetch)
const { notes } = createClient(sample, fetch)
const secret = () =>
  notes.secret().then(
    () => 'pro',
    ({ code }) => code,
  )

beforeEach(() => {
  clock = now * 1000
  lend({ kept: null, trust })
})
afterAll(() => {
  for (const { end } of workers) end()
})

test('a Pro call is open as long as a valid license is passed, and closed before its input is read', async () => {
  expect(await secret()).toBe('pro_required')
  lend({ kept, trust })
  expect(await secret()).toBe('pro')
  expect(await api.license.status()).toMatchObject({ is_pro: true, state: 'active', licensee: 'Ana Example', license_id: lid })
  clock = (now + 33 * day) * 1000
  expect(await secret()).toBe('pro_required')
  expect(await api.license.status()).toMatchObject({ is_pro: false, state: 'expired', reason: 'license_expired' })
  clock = now * 1000
  lend({ kept: null, trust })
  expect(await secret()).toBe('pro_required')
})

test('a real call of Pro is refused before its input is read, over a port as over HTTP', async () => {
  const wrong = { from: 'yesterday' }
  await expect(api.relationship.balance(wrong)).rejects.toMatchObject({
    code: 'pro_required',
    status: 402,
    detail: failures.pro_required[1],
  })
  lend({ kept, trust })
  await expect(api.relationship.balance(wrong)).rejects.toMatchObject({ code: 'field_invalid', field: 'from' })
  await expect(api.relationship.balance()).rejects.toMatchObject({ code: 'no_chat' })

  const { http, goPro, app } = session()
  expect((await app.request('/api/relationship/balance?from=yesterday')).status).toBe(402)
  await expect(http.relationship.balance(wrong)).rejects.toMatchObject({ code: 'pro_required', status: 402 })
  goPro()
  await expect(http.relationship.balance(wrong)).rejects.toMatchObject({ code: 'field_invalid' })
})

test('a host passes the plan to its own thread only', async () => {
  const { port1, port2 } = new MessageChannel()
  serve(threadPort(port2), createAnswer(sample, sampleHandlers, { plan: () => 'free' }), { isHost: true })
  const thread = createClient(
    sample,
    portFetch(() => threadPort(port1)),
  )
  await expect(thread.notes.secret({}, { plan: 'pro' })).resolves.toEqual({ secret: 'pro' })
  await expect(thread.notes.secret()).rejects.toMatchObject({ code: 'pro_required' })
  port1.close()
})

test('a restarted worker gets the license before any call', async () => {
  lend({ kept, trust })
  expect(await secret()).toBe('pro')
  const started = workers.length
  workers[started - 1].end()
  await vi.waitFor(async () => expect(await secret()).toBe('pro'))
  expect(workers.length).toBe(started + 1)
})

describe('nothing but what is signed gives Pro', () => {
  test.each<[string, unknown]>([
    ['a word', { kept: { ...kept, file: 'pro' }, trust }],
    ['a status', { kept: { is_pro: true, tier: 'pro' }, trust, is_pro: true }],
    ['nobody to trust', { kept, trust: { mode: 'live', keys: [] } }],
    ['trust that is none', { kept, trust: 'all' }],
    ['another key', { kept, trust: { mode: 'live', keys: [{ kid: key.kid, pub: stranger.pub }] } }],
    ['the other mode', { kept, trust: { ...trust, mode: 'test' } }],
    ['a lease of another device', { kept: { ...kept, did: newDeviceId() }, trust }],
    ['what the service has ended', { kept: { ...kept, ended: 'license_revoked' }, trust }],
    ['a field too few', { kept: { file: kept.file, lease }, trust }],
    ['nothing', null],
  ])('%s is Free', async (_what, value) => {
    lend(value)
    expect([await secret(), (await api.license.status()).is_pro]).toEqual(['pro_required', false])
  })

  test('what a page says its plan is, is not asked', async () => {
    await expect(notes.secret({}, { plan: 'pro' })).rejects.toMatchObject({ code: 'pro_required' })
  })
})

test('a file is verified for itself; that it is used here is nothing that a worker can say', async () => {
  lend({ kept: null, trust })
  expect(await api.license.verify({ ...license })).toMatchObject({
    status: 'valid',
    license: { is_pro: true, state: 'pending_activation' },
  })
  await expect(
    api.license.verify({ ...license, sig: `${license.sig.startsWith('A') ? 'B' : 'A'}${license.sig.slice(1)}` }),
  ).rejects.toMatchObject({ code: 'license_signature' })
  await expect(api.license.verify({ ...license, kid: stranger.kid })).rejects.toMatchObject({ code: 'license_key_unknown' })
  await expect(api.license.verify({ is_pro: true })).rejects.toMatchObject({ code: 'license_malformed' })
  clock = (now + 33 * day) * 1000
  await expect(api.license.verify({ ...license })).rejects.toMatchObject({ code: 'license_expired', status: 403 })
  await expect(api.license.deactivate({})).rejects.toMatchObject({ code: 'not_available' })
  // Verifying gives nothing.
  expect(await secret()).toBe('pro_required')
})

test('within one second it is verified once, however many calls ask', async () => {
  const desk = lentLicense(() => clock)
  desk.lend({ kept, trust })
  const status = desk.status()
  expect(desk.status()).toBe(status)
  clock += 1000
  expect(desk.status()).not.toBe(status)
})
