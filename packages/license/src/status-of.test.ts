import { beforeAll, describe, expect, test } from 'vitest'
import { day, did, foreignKey, hour, key, leasePayload, licenseText, lid, minute, start, trust } from '#testing/licenses.ts'
import { readLicense } from './file.ts'
import type { Trust } from './keys.ts'
import { signLease } from './lease.ts'
import { verifyLicense } from './license.ts'
import { freeStatus } from './status.ts'
import { type KeptLicense, statusOf } from './status-of.ts'

const year = 365 * day
let text: string
let lease: string
beforeAll(async () => {
  text = await licenseText()
  lease = await signLease(leasePayload(), key)
})
const kept = (changes: Partial<KeptLicense> = {}): KeptLicense => ({
  file: text,
  lease,
  did,
  since: start,
  pendingUsed: false,
  ended: null,
  ...changes,
})
const statusAt = (now: number, changes: Partial<KeptLicense> = {}) => statusOf(kept(changes), trust, { now })
/** Whether it is Pro, the state and the reason, at a glance. */
const standing = async (now: number, changes: Partial<KeptLicense> = {}) => {
  const { is_pro, state, reason } = await statusAt(now, changes)
  return [is_pro, state, reason]
}
const leaseWith = (changes: Parameters<typeof leasePayload>[0], by = key) => signLease(leasePayload(changes), by)

test('without a license one is on Free', async () => expect(await statusOf(null, trust, { now: start })).toEqual(freeStatus))

test('an activated license is Pro, and has its end', async () => {
  expect(await statusAt(start + day)).toEqual({
    is_pro: true,
    tier: 'pro',
    licensee: 'Ana Sofía 🦜',
    expires: '2026-02-04T00:00:00.000Z',
    features: ['csv_export', 'unlimited_messages'],
    state: 'active',
    reason: null,
    plan: 'monthly',
    period_end: '2026-02-01T00:00:00.000Z',
    license_id: lid,
    lease_expires: '2026-01-31T00:00:00.000Z',
    notices: [],
  })
})

describe('as time goes by', () => {
  test('it is active until the end of its period, in grace for three days, then expired', async () => {
    const late = await leaseWith({ iat: start + 30 * day, exp: start + 34 * day })
    const end = start + 31 * day
    expect(await standing(end - 1, { lease: late })).toEqual([true, 'active', null])
    expect(await standing(end, { lease: late })).toEqual([true, 'grace', null])
    expect(await standing(end + 3 * day - 1, { lease: late })).toEqual([true, 'grace', null])
    expect(await standing(end + 3 * day, { lease: late })).toEqual([false, 'expired', 'license_expired'])
  })

  test('one that was issued until an instant has no grace', async () => {
    const file = await licenseText({ period_end: start + day, exp: start + day })
    expect(await standing(start + day - 1, { file })).toEqual([true, 'active', null])
    expect(await standing(start + day, { file })).toEqual([false, 'expired', 'license_expired'])
  })

  test('an ended license still shows whose it was and when, and unlocks nothing', async () => {
    const status = await statusAt(start + year)
    expect(status).toMatchObject({
      tier: 'free',
      licensee: 'Ana Sofía 🦜',
      expires: '2026-02-04T00:00:00.000Z',
      features: [],
      license_id: lid,
    })
  })

  test('after 30 days without the service the lease is over, not the license', async () => {
    expect(await standing(start + 30 * day - 1)).toEqual([true, 'active', null])
    expect(await standing(start + 30 * day)).toEqual([false, 'pending_activation', 'lease_expired'])
  })
})

describe('a file alone', () => {
  const alone = (now: number, changes: Partial<KeptLicense> = {}) => standing(now, { lease: null, ...changes })
  const isPending = [true, 'pending_activation', 'activation_needed']
  const isOver = [false, 'pending_activation', 'activation_needed']

  test('is Pro for 72 hours', async () => {
    expect(await alone(start)).toEqual(isPending)
    expect(await alone(start + 72 * hour - 1)).toEqual(isPending)
    expect(await alone(start + 72 * hour)).toEqual(isOver)
  })

  test('happens once per device: not again after it was removed and kept again', async () => {
    expect(await alone(start, { pendingUsed: true })).toEqual(isOver)
  })

  test('is not so longer than the license', async () => {
    const file = await licenseText({ period_end: start + hour, exp: start + hour })
    expect(await alone(start + hour - 1, { file })).toEqual(isPending)
    expect(await alone(start + hour, { file })).toEqual([false, 'expired', 'license_expired'])
  })

  test('kept at a time that is yet to come, is not', async () => {
    expect(await alone(start, { since: start + 5 * minute })).toEqual(isPending)
    expect(await alone(start, { since: start + 5 * minute + 1 })).toEqual(isOver)
  })

  test('kept at a time that is not a number, is not', async () => {
    const edited = Object.assign(kept({ lease: null }), { since: `${start}` })
    expect((await statusOf(edited, trust, { now: start })).is_pro).toBe(false)
  })

  test('that is not yet valid, is not', async () => {
    const file = await licenseText({ nbf: start + 10 * minute })
    expect(await alone(start, { file })).toEqual([false, 'invalid', 'license_not_yet_valid'])
    expect(await alone(start + 5 * minute, { file })).toEqual(isPending)
  })
})

test.each([
  ['license_revoked', 'revoked'],
  ['license_suspended', 'suspended'],
  ['license_expired', 'expired'],
  ['license_superseded', 'superseded'],
  ['device_removed', 'device_removed'],
  ['device_limit', 'pending_activation'],
  ['license_key_unknown', 'invalid'],
] as const)('once the service said %s, it is Free, though file and lease would count', async (ended, state) => {
  expect(await standing(start, { ended })).toEqual([false, state, ended])
  expect(await standing(start, { ended, lease: null })).toEqual([false, state, ended])
})

test('L9 an older file than the lease is of is superseded', async () => {
  expect(await standing(start, { lease: await leaseWith({ seq: 2 }) })).toEqual([false, 'superseded', 'license_superseded'])
  expect(await standing(start, { file: await licenseText({ seq: 2 }) })).toEqual([true, 'active', null])
})

describe('L12 T12 the clock', () => {
  const later = async () => ({ lease: await leaseWith({ iat: start + 10 * day, exp: start + 34 * day }) })

  test('a year behind: Pro continues by the lease, with a notice', async () => {
    expect(await statusAt(start - year)).toMatchObject({ is_pro: true, state: 'active', notices: ['clock_behind'] })
  })

  test('the notice comes when it is more than 5 minutes behind a time that was signed', async () => {
    const floor = start + 10 * day
    expect(await statusAt(floor - 5 * minute, await later())).toMatchObject({ is_pro: true, notices: [] })
    expect(await statusAt(floor - 5 * minute - 1, await later())).toMatchObject({ is_pro: true, notices: ['clock_behind'] })
  })

  test('put back, it never leads before the time of the lease: what was over then stays over', async () => {
    const file = await licenseText({ period_end: start + 9 * day, exp: start + 9 * day })
    expect(await standing(start, { ...(await later()), file })).toEqual([false, 'expired', 'license_expired'])
    const short = await licenseText({ iat: start + 30 * day, nbf: start })
    expect(await standing(start, { file: short })).toEqual([false, 'pending_activation', 'lease_expired'])
  })

  test('nine years ahead and back: Free there, Pro again here, for nothing was remembered', async () => {
    expect(await standing(start + 9 * year)).toEqual([false, 'expired', 'license_expired'])
    expect(await standing(start + day)).toEqual([true, 'active', null])
  })

  test('kept while it was ahead: Pro again after one contact with the service', async () => {
    const since = start + 9 * year
    expect(await standing(start, { lease: null, since })).toEqual([false, 'pending_activation', 'activation_needed'])
    expect(await standing(start, { lease, since })).toEqual([true, 'active', null])
  })

  test('behind with a file alone, where no floor is known: the clock should be checked', async () => {
    expect(await standing(start - year, { lease: null })).toEqual([false, 'invalid', 'license_not_yet_valid'])
  })

  test("another device's lease raises no floor", async () => {
    const foreign = await leaseWith({ did: 'that-device', iat: start + 33 * day, exp: start + 34 * day })
    expect(await statusAt(start, { lease: foreign })).toMatchObject({ is_pro: false, reason: 'lease_foreign', notices: [] })
  })

  test('that is not a number opens nothing', async () => {
    for (const now of [Number.NaN, Number.POSITIVE_INFINITY]) {
      expect((await statusAt(now)).is_pro).toBe(false)
      expect((await statusAt(now, { lease: null })).is_pro).toBe(false)
    }
    expect((await statusAt(Number.NEGATIVE_INFINITY, { lease: null })).is_pro).toBe(false)
  })
})

describe('L14 edited storage is Free, with the reason', () => {
  test.each([
    ['of another device', { did: 'that-device' }, 'lease_foreign'],
    ['of another license', { lid: 'lic_zzzzzzzzzzzzzzzzzzzzzzzzzz' }, 'lease_foreign'],
    ['of test mode', { mode: 'test' }, 'lease_invalid'],
  ] as const)('a lease %s', async (_, changes, reason) => {
    expect(await standing(start, { lease: await leaseWith(changes) })).toEqual([false, 'invalid', reason])
  })

  test('a lease by another key, also under the name of ours', async () => {
    expect(await standing(start, { lease: await leaseWith({}, foreignKey) })).toEqual([false, 'invalid', 'lease_invalid'])
    expect(await standing(start, { lease: await leaseWith({}, { ...foreignKey, kid: key.kid }) })).toEqual([
      false,
      'invalid',
      'lease_invalid',
    ])
  })

  test('a lease with another text in it', async () => {
    const [kid, payload, sig] = lease.split('.')
    const edited = Buffer.from(JSON.stringify(leasePayload({ exp: start + 10 * year }))).toString('base64url')
    expect(await standing(start, { lease: `${kid}.${edited}.${sig}` })).toEqual([false, 'invalid', 'lease_invalid'])
    for (const spoiled of ['', '..', `${lease}.`, `${kid}.${payload}`, payload ?? ''])
      expect(await standing(start, { lease: spoiled })).toEqual([false, 'invalid', 'lease_invalid'])
  })

  test('a license with another text in it, of another installation, or none at all', async () => {
    const file = readLicense(text)
    const edited = Buffer.from(Buffer.from(file.payload, 'base64url').toString().replace('monthly', 'annual')).toString('base64url')
    expect(await standing(start, { file: JSON.stringify({ ...file, payload: edited }) })).toEqual([false, 'invalid', 'license_signature'])
    expect(await standing(start, { file: await licenseText({}, foreignKey) })).toEqual([false, 'invalid', 'license_key_unknown'])
    expect(await standing(start, { file: '' })).toEqual([false, 'invalid', 'license_malformed'])
    expect(await statusAt(start, { file: '' })).toEqual({ ...freeStatus, state: 'invalid', reason: 'license_malformed' })
  })
})

test('T9 setting any value to "pro", or to anything else, gives nothing', async () => {
  const values = ['pro', 'true', true, 1, null, undefined, {}, [], { is_pro: true }, Number.MAX_SAFE_INTEGER, -1, Number.NaN, 'license_ok']
  for (const value of values) {
    for (const name of ['file', 'lease', 'did', 'since', 'pendingUsed', 'ended', 'is_pro', 'tier', 'state']) {
      // The first 72 hours are given on the word of the device; they were had, so nothing but a lease could give Pro.
      const edited = Object.assign(kept({ lease: null, pendingUsed: true }), { [name]: value })
      expect((await statusOf(edited, trust, { now: start })).is_pro, `${name}: ${String(value)}`).toBe(false)
    }
    for (const name of ['file', 'lease', 'did']) {
      const edited = Object.assign(kept(), { [name]: value })
      const isLess = name === 'lease' && value === null
      expect((await statusOf(edited, trust, { now: start })).is_pro, `${name}: ${String(value)}`).toBe(isLess)
    }
    // Nor is anything kept in place of the whole record.
    const whole = Object.assign(Object.create(null), { value }).value
    expect((await statusOf(whole, trust, { now: start })).is_pro).toBe(false)
  }
})

test('it ended for the reason that the service gave; an unknown reason makes it malformed', async () => {
  const endings = {
    license_revoked: 'revoked',
    license_suspended: 'suspended',
    license_superseded: 'superseded',
    license_expired: 'expired',
    device_removed: 'device_removed',
    device_limit: 'pending_activation',
    license_signature: 'invalid',
  } as const
  for (const [ended, state] of Object.entries(endings))
    expect(await standing(start, { ended: ended as keyof typeof endings })).toEqual([false, state, ended])
  for (const ended of ['', 'toString', 'constructor', 'device', 'license_ok'])
    expect(await standing(start, { ended: ended as never })).toEqual([false, 'invalid', 'license_malformed'])
})

test('a fault of ours is not a fault of the license', async () => {
  const broken = {
    get keys(): never {
      throw new RangeError('Out of memory')
    },
    mode: 'live',
  } as Trust
  await expect(statusOf(kept(), broken, { now: start })).rejects.toThrow('Out of memory')
})

test('a kept license is Pro only if its file verifies', async () => {
  expect(await verifyLicense(readLicense(kept().file), trust, start)).toMatchObject({ lid })
  expect((await statusOf(kept(), { ...trust, keys: [] }, { now: start })).reason).toBe('license_key_unknown')
  expect((await statusOf(kept(), { ...trust, mode: 'test' }, { now: start })).reason).toBe('license_wrong_product')
})

test('a license of a sandbox whose clock was moved on is Pro immediately, and says that the clock here is behind', async () => {
  const sandbox: Trust = { mode: 'live', keys: [key, { kid: foreignKey.kid, pub: foreignKey.pub, mode: 'test' }] }
  const file = await licenseText({ mode: 'test' }, foreignKey)
  const at = (now: number, more: Partial<KeptLicense> = {}) => statusOf(kept({ file, lease: null, since: now, ...more }), sandbox, { now })
  expect(await at(start - 60 * day)).toMatchObject({ is_pro: true, state: 'pending_activation', notices: ['clock_behind'] })
  const lent = await leaseWith({ mode: 'test' }, foreignKey)
  expect(await at(start - 60 * day, { lease: lent })).toMatchObject({ is_pro: true, state: 'active', notices: ['clock_behind'] })
  expect(await at(start + 40 * day, { lease: lent })).toMatchObject({ is_pro: false, state: 'expired' })
  const real = { file: text, lease: null, since: start - 60 * day }
  expect(await at(start - 60 * day, real)).toMatchObject({ is_pro: false, reason: 'license_not_yet_valid' })
})
