import { sha256 } from '@noble/hashes/sha2.js'
import { decodeBase64url, encodeBase64url } from './base64url.ts'
import { ed25519 } from './ed25519.ts'
import type { Bytes } from './signature-scheme.ts'
import { isSmallOrder } from './small-order.ts'
import { isFlatObject } from './strict-json.ts'

export type Mode = 'live' | 'test'

export interface PublicKey {
  /** The name by which a license says which key signed it: 1 to 32 of A-Z a-z 0-9 _ -. */
  kid: string
  /** 32 bytes, base64url without padding. */
  pub: string
  /** The only mode that this key may sign; without it, that of the trust it is in. */
  mode?: Mode
}

export interface SigningKey extends Omit<PublicKey, 'mode'> {
  /** The 32-byte seed, base64url without padding. */
  secret: string
}

/** Whose signatures count. It comes from the server of the app, never from a file. */
export interface Trust {
  keys: readonly PublicKey[]
  mode: Mode
}

/** The mode that what a trusted key signed must be of. */
export const modeOf = (kid: string, { keys, mode }: Trust): Mode => keys.find((key) => key.kid === kid)?.mode ?? mode

/**
 * The earliest time it can be for the holder of what this key signed at `iat`. A key that signs tests alone is a sandbox's,
 * whose clock may have been moved on: it is followed. Any other says nothing of the time unless it was verified by it.
 */
export const earliestBy = (kid: string, { keys }: Trust, { iat }: { iat: number }): number =>
  keys.find((key) => key.kid === kid)?.mode === 'test' ? iat : 0

/** The name of a self-made key: `k` and the first 12 hex digits of the SHA-256 of its 32 bytes. Throws for what is not a key. */
export function kidOf(pub: string): string {
  const digest = sha256(publicKeyBytes(pub))
  return `k${Array.from(digest.subarray(0, 6), (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

export async function createSigningKey(): Promise<SigningKey> {
  const seed = crypto.getRandomValues(new Uint8Array(32))
  const pub = encodeBase64url(await (await ed25519()).publicKeyOf(seed))
  return { kid: kidOf(pub), pub, secret: encodeBase64url(seed) }
}

/** The 32 bytes of a public key. Throws if it is not 32 bytes, or a point of small order, with which anything would verify. */
export function publicKeyBytes(pub: string): Bytes {
  const bytes = decodeBase64url(pub)
  if (bytes?.length !== 32) throw new Error('A public key is 32 bytes in base64url without padding')
  if (isSmallOrder(bytes)) throw new Error('This public key is a point of small order: any signature would verify with it')
  return bytes
}

/** Trust as configuration or a page brings it, parsed from JSON. Throws a sentence about the first thing that is wrong. */
export function readTrust(value: unknown): Trust {
  if (typeof value !== 'object' || value === null) throw new Error('Trust is an object with keys and a mode')
  const { keys, mode } = value as { keys?: unknown; mode?: unknown }
  if (!isMode(mode)) throw new Error('The mode of trust is live or test')
  if (!Array.isArray(keys)) throw new Error('The keys of trust are a list')
  const read = keys.map(readPublicKey)
  if (new Set(read.map(({ kid }) => kid)).size < read.length) throw new Error('Two trusted keys have the same kid')
  return { keys: read, mode }
}

function readPublicKey(value: unknown): PublicKey {
  if (!isFlatObject(value)) throw new Error('A trusted key is an object with kid and pub')
  const { kid, pub, mode } = value
  if (typeof kid !== 'string' || !/^[A-Za-z0-9_-]{1,32}$/.test(kid)) throw new Error('A kid is 1 to 32 of A-Z a-z 0-9 _ -')
  if (typeof pub !== 'string') throw new Error('A public key is 32 bytes in base64url without padding')
  publicKeyBytes(pub)
  if (mode === undefined) return { kid, pub }
  if (!isMode(mode)) throw new Error('The mode of a trusted key is live or test')
  return { kid, pub, mode }
}

const isMode = (value: unknown): value is Mode => value === 'live' || value === 'test'
