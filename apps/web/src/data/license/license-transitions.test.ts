import { Failure } from '@convostat/api'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LicenseRecord } from '#store/kept-license.ts'
import { keptOf, newRecord } from '#store/license.ts'
import { eventOfFailure, type LicenseEvent, mayWait, nextRecord, pendingUntil } from './license-transitions.ts'

const minute = 60_000
const hour = 60 * minute
const noon = Date.UTC(2026, 10, 22, 12)
const three = { used: 3, max: 3 }

const license = { file: '{}', lid: 'lic_a' }
const granted = { type: 'granted', license: { ...license, lease: 'a.b.c' }, status: { subscription: 'active' } } as const
const postponed = { type: 'postponed', license } as const
const revoked = { type: 'ended', ended: 'license_revoked', said: {} } as const

const empty = newRecord()
const lived = (...events: LicenseEvent[]) => events.reduce((record, event) => nextRecord(record, event, noon), empty)

describe('nextRecord, once', () => {
  test('it was granted, the license is kept with its lease, and the service need not be asked', () => {
    expect(lived(granted)).toEqual({
      ...empty,
      kept: { ...license, lease: 'a.b.c', ended: null },
      known: [{ lid: 'lic_a', since: noon / 1000, wasActivated: true }],
      contact: { at: noon, failures: 0, notBefore: null },
      told: { subscription: 'active' },
    })
  })

  test('it has ended, no lease is left beside its file, and its 72 hours are used up', () => {
    expect(lived(postponed, revoked)).toMatchObject({
      kept: { file: '{}', lease: null, ended: 'license_revoked' },
      known: [{ lid: 'lic_a', wasActivated: true }],
    })
  })

  test('it has ended, the subscription continues as it was last reported, and so do the devices that nobody named', () => {
    const before = lived({ ...granted, status: { subscription: 'past_due', devices: three, grace: true } })
    expect(nextRecord(before, revoked, noon).told).toEqual({ subscription: 'past_due', devices: three, grace: true })
    const [devices, subscription] = [{ used: 1, max: 3 }, 'ended'] as const
    expect(nextRecord(before, { ...revoked, said: { devices } }, noon).told).toEqual({ subscription: 'past_due', devices })
    expect(nextRecord(before, { ...revoked, said: { subscription } }, noon).told).toMatchObject({ subscription, devices: three })
  })

  test('the service did not answer, the wait doubles, or is as long as it asked for; the license stays as it was', () => {
    const once = lived(granted, { type: 'unanswered' })
    expect(once).toEqual({ ...lived(granted), contact: { at: noon, failures: 1, notBefore: noon + minute } })
    expect(nextRecord(once, { type: 'unanswered' }, noon).contact).toMatchObject({ failures: 2, notBefore: noon + 2 * minute })
    expect(nextRecord(once, { type: 'unanswered', retryAfter: 600 }, noon).contact.notBefore).toBe(noon + 10 * minute)
  })

  test('it was postponed, it is kept without a lease, and what was reported of another license is gone', () => {
    expect(lived(granted, { type: 'unanswered' }, { type: 'postponed', license: { file: '{"b":1}', lid: 'lic_b' } })).toMatchObject({
      kept: { file: '{"b":1}', lid: 'lic_b', lease: null, ended: null },
      contact: { at: null, failures: 1, notBefore: noon + minute },
      told: null,
    })
  })

  test('a device was removed, this one has no lease any more, and another changes the list alone', () => {
    const removed = { type: 'device_removed', devices: three } as const
    expect(lived(granted, { ...removed, isThis: true })).toMatchObject({
      kept: { lease: null, ended: 'device_removed' },
      told: { devices: three },
    })
    expect(lived(granted, { ...removed, isThis: false })).toMatchObject({ kept: { lease: 'a.b.c', ended: null }, told: { devices: three } })
  })

  test('the portal was sent, the subscription is watched for an hour, which the next answer leaves as it is', () => {
    expect(lived(granted, { type: 'portal_sent' }, granted).contact.watch).toBe(noon + hour)
  })

  test('it was forgotten and restored, it is kept as before, and the service should be asked', () => {
    const before = lived(granted)
    const forgotten = nextRecord(before, { type: 'forgotten' }, noon)
    expect(forgotten).toMatchObject({ kept: null, told: null, contact: { at: null } })
    const restored = nextRecord(forgotten, { type: 'restored', license: { ...license, lease: 'a.b.c', ended: null } }, noon)
    expect(restored).toMatchObject({ kept: before.kept, known: before.known, contact: { at: null } })
  })
})

test('a failure ends a license where it is a refusal of it; any other is not an answer', () => {
  const devices = [{ slot: 1, label: 'a', last_seen: '2026-11-22T12:00:00Z' }]
  expect(eventOfFailure(new Failure('device_limit', { devices }))).toEqual({
    type: 'ended',
    ended: 'device_limit',
    said: { devices: { used: 1, max: 1, list: devices } },
  })
  expect(eventOfFailure(new Failure('too_many', { retryAfter: 9 }))).toEqual({ type: 'unanswered', retryAfter: 9 })
  expect(eventOfFailure(new Failure('license_malformed'))).toMatchObject({ type: 'unanswered' })
})

test('a license may wait for the service once, for 72 hours from its first day here', () => {
  const until = noon + 72 * hour
  expect([mayWait(null, 'lic_a', noon), mayWait(empty, 'lic_a', noon)]).toEqual([true, true])
  expect([mayWait(lived(postponed), 'lic_a', until - 1000), mayWait(lived(postponed), 'lic_a', until)]).toEqual([true, false])
  expect([mayWait(lived(granted), 'lic_a', noon), mayWait(lived(granted), 'lic_b', noon)]).toEqual([false, true])
  expect([pendingUntil(null), pendingUntil(lived(postponed)), pendingUntil(lived(granted))]).toEqual([null, until, null])
})

describe('whatever happens, in any order', () => {
  const lid = fc.constantFrom('lic_a', 'lic_b')
  const retryAfter = fc.option(fc.nat({ max: 90_000 }), { nil: undefined })
  const ended = fc.constantFrom('license_revoked', 'license_expired', 'device_limit', 'device_removed')
  const event: fc.Arbitrary<LicenseEvent> = fc.oneof(
    lid.map((lid) => ({ ...granted, license: { file: '{}', lid, lease: `${lid}.b.c` } })),
    ended.map((ended) => ({ ...revoked, ended })),
    retryAfter.map((retryAfter) => ({ type: 'unanswered' as const, retryAfter })),
    fc.record({ lid, retryAfter }).map(({ lid, retryAfter }) => ({ ...postponed, license: { file: '{}', lid }, retryAfter })),
    fc.boolean().map((isThis) => ({ type: 'device_removed' as const, isThis, devices: three })),
    fc.constantFrom({ type: 'portal_sent' as const }, { type: 'forgotten' as const }),
    lid.map((lid) => ({ type: 'restored' as const, license: { file: '{}', lid, lease: `${lid}.b.c`, ended: null } })),
  )
  const step = fc.record({ event, passed: fc.nat({ max: 80 * hour }) })

  /** Every record on the way, with what came before it. */
  const everyStep = (check: (was: LicenseRecord, is: LicenseRecord, event: LicenseEvent, now: number) => void) =>
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        let [record, now] = [empty, noon]
        for (const { event, passed } of steps) {
          now += passed
          const next = nextRecord(record, event, now)
          check(record, next, event, now)
          record = next
        }
      }),
    )

  test('a license that has ended has no lease, and one that is kept is known', () => {
    everyStep((_, { kept, known }) => {
      if (kept?.ended) expect(kept.lease).toBeNull()
      if (kept) expect(known.filter((each) => each.lid === kept.lid)).toHaveLength(1)
    })
  })

  test('no license is forgotten to have been here, begins its 72 hours again, or has them once it was activated', () => {
    everyStep((was, is) => {
      for (const { lid, since, wasActivated } of was.known) {
        const now = is.known.find((each) => each.lid === lid)
        expect(now?.since).toBe(since)
        if (wasActivated) expect(now?.wasActivated).toBe(true)
      }
      if (is.kept?.ended) expect(keptOf(is)?.pendingUsed).toBe(true)
    })
  })

  test('the service is left alone only after it gave no answer, and never longer than it asked for or six hours', () => {
    everyStep((was, { contact: { failures, notBefore } }, event, now) => {
      if (event.type === 'unanswered') expect(failures).toBe(was.contact.failures + 1)
      else expect(failures).toBeLessThanOrEqual(event.type === 'postponed' ? 1 : was.contact.failures)
      if (failures === 0) expect(notBefore).toBeNull()
      if (event.type === 'granted' || event.type === 'ended') expect(notBefore).toBeNull()
      expect((notBefore ?? now) - now).toBeLessThanOrEqual(Math.max(6 * hour, 90_000_000))
    })
  })

  test('this device keeps its id', () => {
    everyStep((_, is) => expect([is.did, is.key, is.v]).toEqual([empty.did, empty.key, empty.v]))
  })
})
