import { describe, expect, test } from 'vitest'
import { works } from './ed25519.ts'
import { platform } from './ed25519-platform.ts'
import { portable } from './ed25519-portable.ts'

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'))

/** RFC 8032, section 7.1, tests 1 and 2. */
const vectors = [
  {
    seed: '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
    pub: 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
    message: '',
    signature:
      'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
  },
  {
    seed: '4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb',
    pub: '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
    message: '72',
    signature:
      '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
  },
].map((vector) => ({
  seed: bytes(vector.seed),
  pub: bytes(vector.pub),
  message: bytes(vector.message),
  signature: bytes(vector.signature),
}))

describe.each([
  ['the platform’s', platform],
  ['the portable one', portable],
])('%s', (_, ed25519) => {
  test('has the keys and signatures of the standard', async () => {
    for (const { seed, pub, message, signature } of vectors) {
      expect([...(await ed25519.publicKeyOf(seed))]).toEqual([...pub])
      expect([...(await ed25519.sign(message, seed))]).toEqual([...signature])
      expect(await ed25519.verify(signature, message, pub)).toBe(true)
    }
  })

  test('takes no signature of another message or by another key', async () => {
    const [first, second] = vectors
    expect(await ed25519.verify(first.signature, second.message, first.pub)).toBe(false)
    expect(await ed25519.verify(first.signature, first.message, second.pub)).toBe(false)
    expect(await ed25519.verify(second.signature, first.message, first.pub)).toBe(false)
  })

  test('knows each of many keys from the others', async () => {
    const seeds = Array.from({ length: 20 }, (_, i) => new Uint8Array(32).fill(i + 1))
    const pubs = await Promise.all(seeds.map((seed) => ed25519.publicKeyOf(seed)))
    const signatures = await Promise.all(seeds.map((seed) => ed25519.sign(vectors[1].message, seed)))
    for (const round of [0, 1]) {
      for (const [i, signature] of signatures.entries()) {
        expect(await ed25519.verify(signature, vectors[1].message, pubs[i]), `${round} ${i}`).toBe(true)
        expect(await ed25519.verify(signature, vectors[1].message, pubs[(i + 1) % 20])).toBe(false)
      }
    }
  })

  test('is one to use, unless it takes everything, nothing, or fails', async () => {
    expect(await works(ed25519)).toBe(true)
    expect(await works({ ...ed25519, verify: async () => true })).toBe(false)
    expect(await works({ ...ed25519, verify: async () => false })).toBe(false)
    expect(await works({ ...ed25519, sign: () => Promise.reject(new Error('no')) })).toBe(false)
  })
})

test('a platform that gives no public key for a seed says so', async () => {
  const { subtle } = crypto
  const exportKey = subtle.exportKey
  subtle.exportKey = (async () => ({})) as never
  try {
    await expect(platform.publicKeyOf(vectors[0].seed)).rejects.toThrow('The platform gave no public key for a seed')
  } finally {
    subtle.exportKey = exportKey
  }
})
