import { describe, expect, test } from 'vitest'
import { day, faultOf, foreignKey, key, leasePayload, licenseFile, licensePayload, signText, start, trust } from '#testing/licenses.ts'
import type { LicenseFile } from './file.ts'
import { isLicenseId, newLicenseId } from './ids.ts'
import { signLease } from './lease.ts'
import { openLicense, signLicense, verifyLicense } from './license.ts'
import { proFeatures } from './plans.ts'

/** Names in order, none twice. */
const manyFeatures = (count: number) => Array.from({ length: count }, (_, i) => `feature_${100 + i}`)
const codeOf = (file: LicenseFile) => faultOf(verifyLicense(file, trust, start))

describe('signed by us, but not as a license is', () => {
  const { exp, period_end, ...rest } = licensePayload()
  const payload = { exp, period_end, ...rest }
  const texts: Record<string, string> = {
    'no JSON': 'license',
    'a byte order mark': `\uFEFF${JSON.stringify(payload)}`,
    'a key twice': `{"exp":9999999999,${JSON.stringify(payload).slice(1)}`,
    'a key too many': JSON.stringify({ ...payload, is_pro: true }),
    'a key too few': JSON.stringify({ ...rest, exp }),
    '__proto__ for a key': JSON.stringify(payload).replace('"tier"', '"__proto__"'),
    'an object in it': JSON.stringify({ ...payload, lid: {} }),
    'a time as text': JSON.stringify({ ...payload, exp: `${exp}` }),
    'a time with a fraction': JSON.stringify({ ...payload, exp: exp + 0.5 }),
    'a time before 1970': JSON.stringify({ ...payload, nbf: -1 }),
    'a time after 9999': JSON.stringify({ ...payload, exp: 1e15, period_end: 1e15 }),
    'an end before its beginning': JSON.stringify({ ...payload, exp: start - 1, period_end: start - 1 }),
    'a beginning at its end': JSON.stringify({ ...payload, nbf: exp }),
    'a beginning before 1970': JSON.stringify({ ...payload, iat: -1 }),
    'signed at its end': JSON.stringify({ ...payload, iat: exp }),
    'paid for longer than it counts': JSON.stringify({ ...payload, period_end: exp + 1 }),
    'a licensee that is no text': JSON.stringify({ ...payload, licensee: 1 }),
    'a licensee that is a list': JSON.stringify({ ...payload, licensee: ['Ana'] }),
    'features that are a text': JSON.stringify({ ...payload, features: 'topics' }),
    'more than 64 features': JSON.stringify({ ...payload, features: manyFeatures(65) }),
    'a feature in capitals': JSON.stringify({ ...payload, features: ['Topics'] }),
    'a feature of 65 letters': JSON.stringify({ ...payload, features: ['t'.repeat(65)] }),
    'four days of grace': JSON.stringify({ ...payload, exp: period_end + 4 * day }),
    'four devices': JSON.stringify({ ...payload, max_devices: 4 }),
    'another tier': JSON.stringify({ ...payload, tier: 'ultra' }),
    'another plan': JSON.stringify({ ...payload, plan: 'forever' }),
    'another lid': JSON.stringify({ ...payload, lid: 'lic_1' }),
    'features out of order': JSON.stringify({ ...payload, features: ['unlimited_messages', 'csv_export'] }),
    'a feature twice': JSON.stringify({ ...payload, features: ['csv_export', 'csv_export'] }),
    'a feature that is no text': JSON.stringify({ ...payload, features: [1] }),
  }
  test.each(Object.entries(texts))('%s is malformed', async (_, text) =>
    expect(await codeOf(await signText(text))).toBe('license_malformed'),
  )

  test('bytes that are not UTF-8 are malformed', async () => {
    const encoded = new TextEncoder().encode(JSON.stringify(payload))
    expect(await codeOf(await signText(encoded))).toBe('accepted')
    expect(await codeOf(await signText(encoded.map((byte, i) => (encoded[i - 2] === 65 && byte === 97 ? 0xff : byte))))).toBe(
      'license_malformed',
    )
  })

  test('and none of it can be signed by mistake', async () => {
    for (const text of Object.values(texts).filter((each) => each.startsWith('{') && !each.includes('"exp":9999999999')))
      await expect(signLicense(JSON.parse(text), key)).rejects.toThrow('not the fields')
    await expect(signLicense(licensePayload({ iss: 'somebody' }), key)).rejects.toThrow('not the fields')
    await expect(signLicense(licensePayload(), { ...key, pub: foreignKey.pub })).rejects.toThrow('not that of its secret')
    await expect(signLicense(licensePayload(), { ...key, secret: 'AAAA' })).rejects.toThrow('seed of 32 bytes')
    await expect(signLease(leasePayload({ exp: start + 31 * day }), key)).rejects.toThrow('not the fields')
    await expect(signLease(leasePayload({ did: 'a b' }), key)).rejects.toThrow('not the fields')
  })

  test('as far as a license may go it counts', async () => {
    for (const changes of [
      { period_end: exp },
      { exp: period_end + 3 * day },
      { iat: exp - 1, nbf: exp - 1 },
      { features: manyFeatures(64) },
      { features: ['t'.repeat(64)] },
      { features: [] },
      { period_end: 253_402_300_799, exp: 253_402_300_799 },
    ])
      expect(await faultOf(openLicense(await signText(JSON.stringify({ ...payload, ...changes })), trust)), JSON.stringify(changes)).toBe(
        'accepted',
      )
  })

  test('features that this version does not know are left out', async () => {
    const made = await signText(JSON.stringify({ ...payload, features: ['csv_export', 'telepathy', 'topics'] }))
    expect(await openLicense(made, trust)).toMatchObject({ features: ['csv_export', 'topics'] })
    const all = proFeatures.toSorted()
    expect(await openLicense(await licenseFile({ features: all }), trust)).toMatchObject({ features: all })
  })
})

describe('L15 licensees', () => {
  test.each(['<b>Ana</b>', '\u202Eana', "O'Neil; DROP TABLE", '𝒜'.repeat(120), 'می‌خواهم', '👩‍👩‍👧'])(
    '%j is signed and read as it is',
    async (licensee) => {
      expect(await verifyLicense(await licenseFile({ licensee }), trust, start)).toMatchObject({ licensee })
    },
  )

  test.each([
    '',
    '  ',
    'Ana\r\nBcc: x@example.org',
    'Ana\tB',
    'a\u0000',
    'a\u0085b',
    'a\u2028b',
    'e\u0301',
    '\ud800',
    'a'.repeat(121),
    'x'.repeat(10_240),
  ])('the issuer refuses %j', async (licensee) => {
    await expect(signLicense(licensePayload({ licensee }), key)).rejects.toThrow('not the fields')
    expect(await codeOf(await signText(JSON.stringify({ ...licensePayload(), licensee })))).toBe('license_malformed')
  })
})

test('ids of licenses are 130 random bits, and never the same', () => {
  const ids = Array.from({ length: 1000 }, newLicenseId)
  expect(new Set(ids).size).toBe(1000)
  for (const id of ids) expect(id).toMatch(/^lic_[a-z2-7]{26}$/)
  expect(ids.every(isLicenseId)).toBe(true)
  for (const none of [`${ids[0]}a`, ids[0].slice(0, -1), `x${ids[0]}`, ids[0].toUpperCase(), '', null])
    expect(isLicenseId(none)).toBe(false)
})
