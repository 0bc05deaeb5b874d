import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LicenseRecord } from '#store/kept-license.ts'
import { newRecord } from '#store/license.ts'
import { backOff, isDue, nextBoundary } from './license-policy.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const noon = Date.UTC(2026, 10, 22, 12)

const kept = { file: '{}', lease: 'a.b.c', lid: 'lic_a', ended: null }
const recordOf = (more: Partial<LicenseRecord> = {}): LicenseRecord => ({
  ...newRecord(),
  kept,
  contact: { at: noon, failures: 0, notBefore: null },
  ...more,
})
const far = noon + 300 * day

test('a wait after a failure doubles from a minute to six hours, and stays there', () => {
  expect([1, 2, 3, 9, 10, 11, 5000].map((failures) => backOff(failures) / minute)).toEqual([1, 2, 4, 256, 360, 360, 360])
})

describe('the service is asked', () => {
  test('after a day, not before', () => {
    expect(isDue(recordOf(), far, noon + day)).toBe(false)
    expect(isDue(recordOf(), far, noon + day + 1)).toBe(true)
  })

  test('in the last three days of a license each hour, and when it has ended each day', () => {
    const end = noon + 3 * day - 1
    expect([isDue(recordOf(), end, noon + hour), isDue(recordOf(), end, noon + hour + 1)]).toEqual([false, true])
    expect(isDue(recordOf(), noon + 3 * day + 2 * hour, noon + hour + 1)).toBe(false)
    const over = noon - 1
    expect([isDue(recordOf(), over, noon + 2 * hour), isDue(recordOf(), over, noon + day + 1)]).toEqual([false, true])
  })

  test('immediately where a license was never activated here, and never by a device that was removed', () => {
    expect(isDue(recordOf({ kept: { ...kept, lease: null } }), far, noon)).toBe(true)
    expect(isDue(recordOf({ kept: { ...kept, ended: 'device_removed' } }), far, noon + 99 * day)).toBe(false)
    expect(isDue(recordOf({ kept: { ...kept, lease: null, ended: 'license_revoked' } }), far, noon + hour)).toBe(false)
  })

  test('each day where no place was left', () => {
    const full = recordOf({ kept: { ...kept, lease: null, ended: 'device_limit' } })
    expect([isDue(full, far, noon + day), isDue(full, far, noon + day + 1)]).toEqual([false, true])
  })

  test('never without a license', () => expect(isDue(recordOf({ kept: null }), null, noon + 99 * day)).toBe(false))

  test('not while it is left alone after failures, unless the clock was set back', () => {
    const contact = { at: noon - 2 * day, failures: 3, notBefore: noon + 4 * minute }
    expect([isDue(recordOf({ contact }), far, noon), isDue(recordOf({ contact }), far, noon + 4 * minute)]).toEqual([false, true])
    expect(isDue(recordOf({ contact: { ...contact, notBefore: noon + 365 * day } }), far, noon)).toBe(true)
    expect(isDue(recordOf(), far, noon - 365 * day)).toBe(true)
  })
})

test('a model: whatever the network does, a page that looks every five minutes asks no more often than it may, and never forgets to', () => {
  const outages = fc.array(fc.record({ from: fc.nat(40 * 24), hours: fc.nat(72) }), { maxLength: 6 })
  fc.assert(
    fc.property(outages, (given) => {
      const isDown = (time: number) => given.some(({ from, hours }) => time >= noon + from * hour && time < noon + (from + hours) * hour)
      let record = recordOf()
      const asked: { time: number; isAnswered: boolean }[] = []
      for (let time = noon; time < noon + 40 * day; time += 5 * minute) {
        if (!isDue(record, far, time)) continue
        const { at, failures } = record.contact
        const isAnswered = !isDown(time)
        asked.push({ time, isAnswered })
        const contact = isAnswered
          ? { at: time, failures: 0, notBefore: null }
          : { at, failures: failures + 1, notBefore: time + backOff(failures + 1) }
        record = { ...record, contact }
      }
      let failures = 0
      for (const [i, { time, isAnswered }] of asked.entries()) {
        const before = i === 0 ? { time: noon, isAnswered: true } : asked[i - 1]
        const wait = time - before.time
        failures = before.isAnswered ? 0 : failures + 1
        // A day after an answer, what was waited for after none, and a look later at most.
        const least = before.isAnswered ? day : backOff(failures)
        expect(wait).toBeGreaterThanOrEqual(least)
        expect(wait).toBeLessThanOrEqual(least + 5 * minute)
        expect(isAnswered).toBe(!isDown(time))
      }
      expect(asked.length).toBeGreaterThanOrEqual(30)
    }),
    { numRuns: 100 },
  )
})

test('the next moment that matters is the first that is still to come', () => {
  const instants = ['2026-11-23T12:00:00.000Z', null, undefined, '2026-11-21T12:00:00.000Z', 'never', '2026-11-22T12:00:01.000Z']
  expect(nextBoundary(instants, noon)).toBe(noon + 1000)
  expect(nextBoundary([null, '2026-11-22T12:00:00.000Z'], noon)).toBeNull()
})
