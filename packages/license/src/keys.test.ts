import { Point } from '@noble/ed25519'
import { describe, expect, test } from 'vitest'
import { key } from '#testing/licenses.ts'
import { decodeBase64url, encodeBase64url } from './base64url.ts'
import { createSigningKey, kidOf, publicKeyBytes, readTrust } from './keys.ts'
import { isSmallOrder } from './small-order.ts'

test('a self-made key is named k and the beginning of the SHA-256 of its bytes', async () => {
  const { kid, pub, secret } = await createSigningKey()
  const digest = await crypto.subtle.digest('SHA-256', publicKeyBytes(pub))
  expect(kid).toBe(`k${Buffer.from(digest).toString('hex').slice(0, 12)}`)
  expect(kidOf(pub)).toBe(kid)
  expect(decodeBase64url(secret)).toHaveLength(32)
  expect((await createSigningKey()).secret).not.toBe(secret)
})

test('a key that is not 32 bytes is refused', () => {
  for (const pub of ['', 'AAAA', `${key.pub}A`, `${key.pub}=`, encodeBase64url(new Uint8Array(33).fill(9))])
    expect(() => publicKeyBytes(pub)).toThrow('32 bytes')
})

// Multiples of a point of order 8, and what adding p or the sign bit makes of them.
const p = 2n ** 255n - 19n
const generator = Point.fromHex('c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a')
const torsion = Array.from({ length: 8 }, (_, i) => (i === 0 ? Point.ZERO : generator.multiply(BigInt(i), false)))
const spellings = torsion.flatMap((point) => {
  const y = point.toAffine().y
  return [y, y + p].filter((value) => value < 2n ** 255n).flatMap((value) => [littleEndian(value, 0), littleEndian(value, 0x80)])
})

describe('points of small order', () => {
  test('there are eight, in fourteen spellings', () => {
    expect(new Set(torsion.map((point) => point.toHex())).size).toBe(8)
    for (const point of torsion) expect(point.isSmallOrder()).toBe(true)
    expect(new Set(spellings.map((bytes) => Buffer.from(bytes).toString('hex'))).size).toBe(14)
  })

  test('T10 none is read as a key, in any spelling', () => {
    for (const bytes of spellings) {
      expect(isSmallOrder(bytes)).toBe(true)
      expect(() => publicKeyBytes(encodeBase64url(bytes))).toThrow('small order')
      expect(() => readTrust({ mode: 'live', keys: [{ kid: 'k1', pub: encodeBase64url(bytes) }] })).toThrow('small order')
    }
    expect(isSmallOrder(publicKeyBytes(key.pub))).toBe(false)
  })
})

test('trust is read from what a page is handed', () => {
  const { kid, pub } = key
  expect(readTrust({ mode: 'live', keys: [{ kid, pub }] })).toEqual({ mode: 'live', keys: [{ kid, pub }] })
  const ofTests = { mode: 'live', keys: [{ kid, pub, mode: 'test' }] }
  expect(readTrust(ofTests)).toEqual(ofTests)
})

test.each([
  ['nothing', null],
  ['no keys', { mode: 'live' }],
  ['no mode', { keys: [] }],
  ['another mode', { mode: 'prod', keys: [] }],
  ['a key that is a text', { mode: 'live', keys: [key.pub] }],
  ['a kid with a line break', { mode: 'live', keys: [{ kid: 'a\nb', pub: key.pub }] }],
  ['no pub', { mode: 'live', keys: [{ kid: 'k1' }] }],
  ['a key of another mode', { mode: 'live', keys: [{ kid: 'k1', pub: key.pub, mode: 'prod' }] }],
  ['one kid twice', { mode: 'live', keys: [key, key] }],
])('trust with %s is refused with a sentence', (_, value) => expect(() => readTrust(value)).toThrow(/^(Trust|The|A|Two) .+/))

function littleEndian(value: bigint, sign: number) {
  return Uint8Array.from({ length: 32 }, (_, i) => Number((value >> BigInt(8 * i)) & 0xffn) | (i === 31 ? sign : 0))
}
