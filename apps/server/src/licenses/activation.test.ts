import { graceSeconds } from '@convostat/license'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { standingOfFile } from './activation.ts'
import type { LicenseRow } from './schema.ts'

const noon = Date.UTC(2027, 2, 1, 12) / 1000
const month = 30 * 86_400

const file = { seq: 1, iat: noon, nbf: noon, exp: noon + month + graceSeconds }
const row = (changes: Partial<LicenseRow> = {}): LicenseRow => ({
  ...{ lid: 'lic_1', email: null, licensee: 'Ana', plan: 'monthly', features: '[]', state: 'active', reason: null, seq: 1 },
  ...{ period_end: noon + month, expires: noon + month + graceSeconds, created: noon },
  ...{ order_id: null, sub_id: null, customer_id: null, billing: null, cancel_at: null, first_paid_at: null },
  ...{ paid_invoices: 0, sync_gen: 0, applied_gen: 0, is_stopped: 0 },
  ...changes,
})

/** What becomes of a file: whether it is the newest, or why it does not count. */
function standing(known: LicenseRow | undefined, at = noon, of = file): string {
  try {
    return standingOfFile(of, known, at)
  } catch (fault) {
    return String(Object(fault).code)
  }
}

describe('a file of a license', () => {
  test('is current where it is the newest, newer than the record, or without a record', () => {
    expect([standing(row()), standing(row({ seq: 0 })), standing(undefined)]).toEqual(['current', 'current', 'current'])
  })

  test('is superseded by a newer one, also once it has ended itself', () => {
    const newer = row({ seq: 2, expires: noon + 3 * month })
    expect([standing(newer), standing(newer, file.exp)]).toEqual(['superseded', 'superseded'])
  })

  test('does not count before it begins or once it has ended', () => {
    expect([standing(row(), noon - 3600), standing(undefined, file.exp)]).toEqual(['license_not_yet_valid', 'license_expired'])
  })

  test('does not count where its license was revoked or suspended, though a newer one took its place', () => {
    for (const seq of [1, 2]) {
      expect(standing(row({ seq, state: 'revoked' }))).toBe('license_revoked')
      expect(standing(row({ seq, state: 'suspended' }))).toBe('license_suspended')
    }
    // Its own end comes first, as nothing takes its place.
    expect(standing(row({ seq: 2, state: 'revoked' }), file.exp)).toBe('license_expired')
  })

  test('does not count once its subscription has ended, whether or not there is a newer file; a file newer than the record does', () => {
    const ended = { billing: 'ended' } as const
    expect([0, 1, 2].map((seq) => standing(row({ seq, ...ended })))).toEqual(['current', 'license_expired', 'license_expired'])
    expect(standing(row({ cancel_at: noon }))).toBe('license_expired')
  })
})

test('law: a file that is current or superseded is of a license that is neither revoked nor suspended', () => {
  const known = fc.record({
    seq: fc.nat({ max: 2 }),
    state: fc.constantFrom<LicenseRow['state'][]>('active', 'cancel_scheduled', 'suspended', 'revoked'),
    billing: fc.constantFrom<LicenseRow['billing'][]>(null, 'active', 'ended'),
    expires: fc.integer({ min: noon - month, max: noon + month }),
  })
  fc.assert(
    fc.property(known, fc.integer({ min: noon - month, max: noon + 3 * month }), (changes, at) => {
      const is = standing(row(changes), at)
      if (is === 'superseded') expect(changes.seq).toBeGreaterThan(file.seq)
      if (is === 'superseded' || is === 'current') expect(['active', 'cancel_scheduled']).toContain(changes.state)
      // A file that has ended is never current.
      if (at >= file.exp) expect(is).not.toBe('current')
    }),
  )
})
