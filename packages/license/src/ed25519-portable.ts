import { getPublicKey, hashes, sign, verify } from '@noble/ed25519'
import { sha512 } from '@noble/hashes/sha2.js'
import type { Ed25519 } from './signature-scheme.ts'

// It would ask crypto.subtle for SHA-512, which is just what may be missing.
hashes.sha512 = sha512

/** Ed25519 in JavaScript, for where the platform has none. */
export const portable: Ed25519 = {
  // `zip215: false` is RFC 8032 to the letter, as the platforms verify: no unreduced points.
  verify: async (signature, message, pub) => verify(signature, message, pub, { zip215: false }),
  sign: async (message, seed) => Uint8Array.from(sign(message, seed)),
  publicKeyOf: async (seed) => Uint8Array.from(getPublicKey(seed)),
}
