// In one zone: signatures are of bytes.
import { Point } from '@noble/ed25519'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { randomFrom } from '#testing/random.ts'
import { curveOrder, withLittleEndian } from '#testing/signatures.ts'
import { ed25519, works } from './ed25519.ts'
import { platform } from './ed25519-platform.ts'
import { portable } from './ed25519-portable.ts'
import type { Bytes } from './signature-scheme.ts'

const bytesOf = (hex: string): Bytes => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
const implementations = { platform, portable }

describe.each(Object.entries(implementations))('%s', (_, implementation) => {
  // RFC 8032, section 7.1, tests 1 to 3: seed, public key, message, signature.
  test.each([
    [
      '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
      'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
      '',
      'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
    ],
    [
      '4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb',
      '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
      '72',
      '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
    ],
    [
      'c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7',
      'fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025',
      'af82',
      '6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a',
    ],
  ])('signs as RFC 8032 does: %s', async (seed, pub, message, signature) => {
    expect(await implementation.publicKeyOf(bytesOf(seed))).toEqual(bytesOf(pub))
    expect(await implementation.sign(bytesOf(message), bytesOf(seed))).toEqual(bytesOf(signature))
    expect(await implementation.verify(bytesOf(signature), bytesOf(message), bytesOf(pub))).toBe(true)
  })
})

/** What is done to a signature and its message; only nothing leaves it valid. */
const changes: Record<string, (vector: { signature: Bytes; message: Bytes; pub: Bytes }, pick: (below: number) => number) => void> = {
  nothing: () => {},
  'S + L': ({ signature }) => addToS(signature, curveOrder),
  'S + 2 L': ({ signature }) => addToS(signature, 2n * curveOrder),
  'a bit of R': ({ signature }, pick) => flip(signature, pick(256)),
  'a bit of S': ({ signature }, pick) => flip(signature, 256 + pick(256)),
  'a bit of the message': ({ message }, pick) => flip(message, pick(8 * message.length)),
  'a bit of the key': ({ pub }, pick) => flip(pub, pick(256)),
  zero: ({ signature }) => signature.fill(0),
  'S zero': ({ signature }) => signature.fill(0, 32),
  'R zero': ({ signature }) => signature.fill(0, 0, 32),
  // The neutral element, and its spelling that is not reduced.
  'R one, S zero': ({ signature }) => signature.fill(0).fill(1, 0, 1),
  'R p + 1, S zero': ({ signature }) => signature.fill(0).fill(0xff, 1, 31).fill(0xee, 0, 1).fill(0x7f, 31, 32),
  random: ({ signature }, pick) => signature.set(signature.map(() => pick(256))),
  'R and S exchanged': ({ signature }) => signature.set([...signature.subarray(32), ...signature.subarray(0, 32)]),
}

// 10,000 in five parts: a busy machine takes its time.
test.each([1, 2, 3, 4, 5])('L5 T10 both agree on 10,000 signatures, of which the unchanged ones alone are valid: part %i', async (part) => {
  const count = 2_000
  const pick = randomFrom(part)
  const names = Object.keys(changes)
  const keys = await Promise.all(
    Array.from({ length: 8 }, async (_, i) => {
      const seed = new Uint8Array(32).fill(i + 40)
      return { seed, pub: await platform.publicKeyOf(seed) }
    }),
  )
  const counts = { valid: 0, invalid: 0 }
  const one = async (i: number) => {
    const name = names[i % names.length] ?? 'nothing'
    const { seed, pub } = keys[i % keys.length] ?? { seed: new Uint8Array(32), pub: new Uint8Array(32) }
    const message = Uint8Array.from({ length: 1 + pick(60) }, () => pick(256))
    const vector = { signature: await platform.sign(message, seed), message, pub: pub.slice() }
    changes[name]?.(vector, pick)
    const verdicts = await Promise.all(
      // A key that is not a point may be an error of the platform's; no such key is ever trusted.
      [platform, portable].map((each) => each.verify(vector.signature, vector.message, vector.pub).catch(() => false)),
    )
    if (verdicts[0] !== verdicts[1] || verdicts[0] !== (name === 'nothing')) throw new Error(`${name}: ${verdicts}, vector ${i}`)
    counts[verdicts[0] ? 'valid' : 'invalid']++
  }
  for (let i = 0; i < count; i += 500) await Promise.all(Array.from({ length: 500 }, (_, j) => one(i + j)))
  expect(counts.valid + counts.invalid).toBe(count)
  expect(counts.valid).toBe(Math.ceil(count / names.length))
})

test('a point of small order verifies anything on some platforms: that is why none is taken as key', async () => {
  const pub = new Uint8Array(32)
  pub[0] = 1
  expect(Point.fromBytes(pub).isSmallOrder()).toBe(true)
  const signature = new Uint8Array(64)
  signature[0] = 1
  expect(await portable.verify(signature, new TextEncoder().encode('anything'), pub)).toBe(false)
})

describe('which one is used', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.resetModules()
  })

  test("the platform's own, where it has one", async () => expect(await ed25519()).toBe(platform))

  const { getRandomValues } = crypto
  const without = {
    'crypto.subtle is missing, as over plain HTTP': {},
    'WebCrypto has no Ed25519': {
      subtle: { importKey: () => Promise.reject(new DOMException('Unrecognized name.', 'NotSupportedError')) },
    },
  }
  test.each(Object.entries(without))('the portable one, where %s', async (_, rest) => {
    vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto), ...rest })
    vi.resetModules()
    const fresh = await import('./ed25519.ts')
    const { portable: freshPortable } = await import('./ed25519-portable.ts')
    expect(await fresh.ed25519()).toBe(freshPortable)

    const { createSigningKey } = await import('./keys.ts')
    const { signLicense, verifyLicense } = await import('./license.ts')
    const { licensePayload, start } = await import('#testing/licenses.ts')
    const key = await createSigningKey()
    const file = await signLicense(licensePayload(), key)
    expect(await verifyLicense(file, { keys: [key], mode: 'live' }, start)).toEqual(licensePayload())
  })

  test('one that says yes to everything is not used', async () => {
    expect(await works({ ...portable, verify: async () => true })).toBe(false)
    expect(await works({ ...portable, verify: async () => false })).toBe(false)
    expect(await works(portable)).toBe(true)
  })
})

const flip = (bytes: Bytes, bit: number) => bytes.fill((bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7)), bit >> 3, (bit >> 3) + 1)
const addToS = (signature: Bytes, amount: bigint) => signature.set(withLittleEndian(signature.subarray(32), amount), 32)
