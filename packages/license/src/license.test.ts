import { beforeAll, describe, expect, test } from 'vitest'
import {
  day,
  faultOf,
  foreignKey,
  key,
  leasePayload,
  licenseFile,
  licensePayload,
  licenseText,
  minute,
  signText,
  start,
  trust,
} from '#testing/licenses.ts'
import { curveOrder, withLittleEndian } from '#testing/signatures.ts'
import { decodeBase64url, encodeBase64url } from './base64url.ts'
import { type LicenseFile, readLicense } from './file.ts'
import { newLicenseId } from './ids.ts'
import { type Mode, readTrust, type SigningKey, type Trust } from './keys.ts'
import { signLease, verifyLease } from './lease.ts'
import { signLicense, verifyLicense } from './license.ts'

let file: LicenseFile
let lease: string
beforeAll(async () => {
  file = await licenseFile()
  lease = await signLease(leasePayload(), key)
})
const codeOf = (changed: Partial<LicenseFile>, now = start, by: Trust = trust) => faultOf(verifyLicense({ ...file, ...changed }, by, now))
const bytes = (text: string) => decodeBase64url(text) ?? new Uint8Array(0)

test('a license has the signed fields', async () => {
  expect(await verifyLicense(file, trust, start)).toEqual(licensePayload())
  expect(await verifyLicense(readLicense(await licenseText()), trust, start + day)).toEqual(licensePayload())
})

test('the same payload and key give the same file, with its fields in any order', async () => {
  const { typ, iss, aud, ...rest } = licensePayload()
  expect(await signLicense({ ...rest, aud, iss, typ }, key)).toEqual(file)
  expect(new TextDecoder().decode(bytes(file.payload))).toMatch(
    /^\{"aud":"convo-app","exp":\d+,"features":\["csv_export",.*"typ":"license"\}$/,
  )
})

describe('L2 T10 every bit counts', () => {
  const everyBitOf = (all: Uint8Array) =>
    Array.from({ length: 8 * all.length }, (_, bit) => all.map((byte, i) => (i === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte)))

  test('of the payload and the signature', async () => {
    for (const part of ['payload', 'sig'] as const) {
      const codes = await Promise.all(everyBitOf(bytes(file[part])).map((changed) => codeOf({ [part]: encodeBase64url(changed) })))
      expect(codes.length).toBeGreaterThan(500)
      expect(new Set(codes)).toEqual(new Set(['license_signature']))
    }
  })

  test('of the kid, even if the same key is known by the other name', async () => {
    const kids = everyBitOf(new TextEncoder().encode(file.kid)).map((changed) => String.fromCharCode(...changed))
    const codes = await Promise.all(kids.map((kid) => codeOf({ kid })))
    expect(new Set(codes)).toEqual(new Set(['license_key_unknown']))
    const renamed = await Promise.all(kids.map((kid) => codeOf({ kid }, start, { mode: 'live', keys: [key, { kid, pub: key.pub }] })))
    expect(new Set(renamed)).toEqual(new Set(['license_signature']))
  })

  test('of the letters that payload and signature are written in', async () => {
    for (const part of ['payload', 'sig'] as const) {
      const texts = everyBitOf(new TextEncoder().encode(file[part])).map((changed) => String.fromCharCode(...changed))
      const codes = new Set(await Promise.all(texts.map((changed) => codeOf({ [part]: changed }))))
      expect(codes).toEqual(new Set(['license_signature', 'license_malformed']))
    }
  })

  test('of a lease', async () => {
    const codes = await Promise.all(
      everyBitOf(new TextEncoder().encode(lease)).map((changed) => faultOf(verifyLease(String.fromCharCode(...changed), trust, start))),
    )
    expect(new Set(codes)).toEqual(new Set(['license_signature', 'license_malformed', 'license_key_unknown']))
  })
})

describe('L4 other spellings of base64url are malformed', () => {
  // 64 bytes leave four bits of the last letter unused, so fifteen other letters would give the same bytes.
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const trailing = (text: string) => text.slice(0, -1) + alphabet[alphabet.indexOf(text.slice(-1)) + 1]

  test.each(['payload', 'sig'] as const)('of the %s', async (part) => {
    const text = file[part]
    const standard = Buffer.from(bytes(text)).toString('base64')
    const spellings = [
      `${text}=`,
      `${text}==`,
      `${text}\n`,
      ` ${text}`,
      `${text.slice(0, 40)}\r\n${text.slice(40)}`,
      `${text}.`,
      `${text}\0`,
      text.replace(/./, '+'),
    ]
    if (/[+/=]/.test(standard)) spellings.push(standard)
    for (const spelling of spellings) expect(await codeOf({ [part]: spelling })).toBe('license_malformed')
  })

  test('a signature with stray bits at its end', async () => {
    expect(Buffer.from(trailing(file.sig), 'base64url')).toEqual(Buffer.from(file.sig, 'base64url'))
    expect(await codeOf({ sig: trailing(file.sig) })).toBe('license_malformed')
  })
})

describe('L5 signatures that are none', () => {
  const signature = () => bytes(file.sig)
  const signatures: Record<string, () => Uint8Array> = {
    '63 bytes': () => signature().subarray(0, 63),
    '65 bytes': () => Uint8Array.of(...signature(), 0),
    'no bytes': () => new Uint8Array(0),
    'all zero': () => new Uint8Array(64),
    'S + L': () => Uint8Array.of(...signature().subarray(0, 32), ...withLittleEndian(signature().subarray(32), curveOrder)),
    'R one, S zero': () => Uint8Array.of(1, ...new Uint8Array(63)),
  }
  test.each(Object.entries(signatures))('%s', async (_, make) =>
    expect(await codeOf({ sig: encodeBase64url(make()) })).toBe('license_signature'),
  )
})

describe('L6 signed, but no license of this product and mode', () => {
  test('the parts of a lease in a license file, and of a license in a lease', async () => {
    const [kid = '', payload = '', sig = ''] = lease.split('.')
    expect(await codeOf({ kid, payload, sig })).toBe('license_wrong_product')
    expect(await faultOf(verifyLease(`${file.kid}.${file.payload}.${file.sig}`, trust, start))).toBe('license_wrong_product')
  })

  test('a revocation list', async () => expect(await codeOf(await signText('{"revoked":[]}', key, 'crl'))).toBe('license_signature'))

  test('a key that signs tests only: its licenses and leases of that mode alone count, and the other keys’ do not change', async () => {
    const sandbox: Trust = { mode: 'live', keys: [key, { kid: foreignKey.kid, pub: foreignKey.pub, mode: 'test' }] }
    const by = (mode: Mode, signing: SigningKey) => licenseFile({ mode }, signing)
    expect(await codeOf(await by('test', foreignKey), start, sandbox)).toBe('accepted')
    expect(await codeOf(await by('live', foreignKey), start, sandbox)).toBe('license_wrong_product')
    expect(await codeOf(await by('live', key), start, sandbox)).toBe('accepted')
    expect(await codeOf(await by('test', key), start, sandbox)).toBe('license_wrong_product')
    const lease = (mode: Mode) => signLease(leasePayload({ mode }), foreignKey)
    expect(await faultOf(verifyLease(await lease('test'), sandbox, start))).toBe('accepted')
    expect(await faultOf(verifyLease(await lease('live'), sandbox, start))).toBe('license_wrong_product')
    expect(await codeOf(await by('test', foreignKey), start, trust)).toBe('license_key_unknown')
    // Its clock may be ahead of ours; that of a key that takes money may not.
    expect(await codeOf(await by('test', foreignKey), start - 400 * day, sandbox)).toBe('accepted')
    expect(await codeOf(await by('live', key), start - 400 * day, sandbox)).toBe('license_not_yet_valid')
    expect(await codeOf(await by('test', foreignKey), start + 400 * day, sandbox)).toBe('license_expired')
  })

  test('test mode in live, and live in test', async () => {
    const made = await licenseFile({ mode: 'test' })
    expect(await codeOf(made)).toBe('license_wrong_product')
    expect(await codeOf(made, start, { ...trust, mode: 'test' })).toBe('accepted')
    expect(await codeOf({}, start, { ...trust, mode: 'test' })).toBe('license_wrong_product')
    const testLease = await signLease(leasePayload({ mode: 'test' }), key)
    expect(await faultOf(verifyLease(testLease, trust, start))).toBe('license_wrong_product')
  })

  test.each([{ typ: 'lease' }, { aud: 'other-app' }, { iss: 'somebody' }])('%o', async (changes) => {
    expect(await codeOf(await signText(JSON.stringify({ ...licensePayload(), ...changes })))).toBe('license_wrong_product')
  })
})

describe('L8 the boundaries of time are exact', () => {
  const { exp } = licensePayload()
  test.each([
    [exp - 1, 'accepted'],
    [exp - 0.001, 'accepted'],
    [exp, 'license_expired'],
    [exp + 1, 'license_expired'],
    [start, 'accepted'],
    [start - 4 * minute, 'accepted'],
    [start - 5 * minute, 'accepted'],
    [start - 5 * minute - 1, 'license_not_yet_valid'],
    [start - 6 * minute, 'license_not_yet_valid'],
    [Number.NaN, 'license_not_yet_valid'],
  ])('at %f it is %s', async (now, code) => expect(await codeOf({}, now)).toBe(code))

  test('it begins with the later of iat and nbf', async () => {
    expect(await codeOf(await licenseFile({ nbf: start + day }))).toBe('license_not_yet_valid')
    expect(await codeOf(await licenseFile({ nbf: start - day }), start - day)).toBe('license_not_yet_valid')
    expect(await codeOf(await licenseFile({ nbf: start + day }), start + day)).toBe('accepted')
  })

  test('it is at least the floor', async () => {
    expect(await faultOf(verifyLicense(file, trust, 0, start))).toBe('accepted')
    expect(await faultOf(verifyLicense(file, trust, 0, exp))).toBe('license_expired')
    expect(await faultOf(verifyLicense(file, trust, exp, start))).toBe('license_expired')
  })

  test('so are those of a lease', async () => {
    const at = (now: number, floor?: number) => faultOf(verifyLease(lease, trust, now, floor))
    const end = leasePayload().exp
    expect(await Promise.all([end - 1, end, start - 5 * minute, start - 5 * minute - 1].map((now) => at(now)))).toEqual([
      'accepted',
      'license_expired',
      'accepted',
      'license_not_yet_valid',
    ])
    expect(await at(0, start)).toBe('accepted')
  })
})

test('a fault has a message for developers', async () => {
  const said = (changed: Partial<LicenseFile>, now = start, by: Trust = trust) =>
    verifyLicense({ ...file, ...changed }, by, now).then(String, (fault: Error) => fault.message)
  const { exp } = licensePayload()
  expect(await said({}, start - day)).toBe('It begins later than now')
  expect(await said({}, exp)).toBe('It ended before now')
  expect(await said({ kid: 'k0' })).toBe('No trusted key has the kid of this file')
  expect(await said({ payload: '!' })).toBe('The payload and the signature are base64url without padding')
  expect(await said({ sig: '!' })).toBe('The payload and the signature are base64url without padding')
  expect(await said({ sig: 'AAAA' })).toBe('A signature is 64 bytes')
  expect(await said({ sig: encodeBase64url(new Uint8Array(64)) })).toBe('The signature is not of this payload by this key')
  expect(await said(await signText('[]'))).toBe('The payload is no flat JSON object with each key once')
  expect(await said(await signText('{"a":1}'))).toBe('The payload has not the fields of a license')
  expect(await said(await signText(Uint8Array.of(0xff)))).toBe('The payload is not UTF-8')
  expect(await said(await licenseFile({ mode: 'test' }))).toBe('This license is not for this product and mode')
  expect(await said(await signText('{}', key, 'lease'))).toBe('This is a lease, not a license')
  expect(await said({}, start, { mode: 'live', keys: [{ kid: key.kid, pub: '' }] })).toMatch(/^The trusted key \S+ is unusable: \S+/)
})

test('another audience, issuer or type is never signed', async () => {
  for (const changes of [{ aud: 'other-app' }, { iss: 'somebody' }, { typ: 'lease' }])
    await expect(signLicense({ ...licensePayload(), ...changes } as never, key)).rejects.toThrow('not the fields of a license')
})

describe('T10 forged', () => {
  test("another installation's license has an unknown key; under our key's name its signature is wrong", async () => {
    const foreign = await licenseFile({}, foreignKey)
    expect(await codeOf(foreign)).toBe('license_key_unknown')
    expect(await codeOf({ ...foreign, kid: key.kid })).toBe('license_signature')
    expect(await codeOf(await licenseFile({}, { ...foreignKey, kid: key.kid }))).toBe('license_signature')
    for (const kid of ['', '__proto__', 'toString', 'k'.repeat(10_000)]) expect(await codeOf({ kid })).toBe('license_key_unknown')
  })

  test('parts of two licenses make none', async () => {
    const other = await licenseFile({ lid: newLicenseId(), plan: 'annual' })
    expect(await codeOf({ payload: other.payload })).toBe('license_signature')
    expect(await codeOf({ sig: other.sig })).toBe('license_signature')
    expect(await codeOf({ payload: other.payload, sig: other.sig })).toBe('accepted')
  })

  test('a trusted key that is none, or of small order, opens nothing', async () => {
    for (const pub of ['', 'AQ', encodeBase64url(Uint8Array.of(1, ...new Uint8Array(31)))]) {
      const broken: Trust = { mode: 'live', keys: [{ kid: key.kid, pub }] }
      expect(await codeOf({}, start, broken)).toBe('license_key_unknown')
      expect(() => readTrust(broken)).toThrow()
    }
  })

  test('one who trusts no key opens nothing', async () =>
    expect(await codeOf({}, start, { ...trust, keys: [] })).toBe('license_key_unknown'))
})

describe('the order of the checks', () => {
  test('the kid is looked at first, then the spelling, then the length, then the signature', async () => {
    expect(await codeOf({ kid: 'k0', payload: '!', sig: '!' })).toBe('license_key_unknown')
    expect(await codeOf({ payload: '!', sig: 'AAAA' })).toBe('license_malformed')
    expect(await codeOf({ payload: 'AAAA', sig: 'AAAA' })).toBe('license_signature')
  })

  test('then the fields, then the product, then the times', async () => {
    const of = async (changes: object, now: number) => codeOf(await signText(JSON.stringify({ ...licensePayload(), ...changes })), now)
    expect(await of({ tier: 'ultra', aud: 'other' }, start - day)).toBe('license_malformed')
    expect(await of({ aud: 'other' }, start - day)).toBe('license_wrong_product')
    expect(await of({ nbf: start + 40 * day - 1, exp: start + 40 * day, period_end: start + 40 * day }, start)).toBe(
      'license_not_yet_valid',
    )
  })
})
