import { decodeBase64url } from './base64url.ts'
import type { Bytes, Ed25519 } from './signature-scheme.ts'

/** Ed25519 of WebCrypto, as browsers and Node have it; every function rejects where they do not. */
export const platform: Ed25519 = {
  verify: async (signature, message, pub) => crypto.subtle.verify('Ed25519', await imported('raw', pub), signature, message),

  sign: async (message, seed) => new Uint8Array(await crypto.subtle.sign('Ed25519', await imported('pkcs8', seed), message)),

  async publicKeyOf(seed) {
    const key = await crypto.subtle.importKey('pkcs8', privateKeyInfo(seed), 'Ed25519', true, ['sign'])
    const { x = '' } = await crypto.subtle.exportKey('jwk', key)
    const pub = decodeBase64url(x)
    if (pub?.length !== 32) throw new Error('The platform gave no public key for a seed')
    return pub
  },
}

// Importing takes as long as half a verification, and the same few keys come again and again.
const keys = new Map<string, ReturnType<typeof importKey>>()
const keysKept = 16

function imported(format: 'raw' | 'pkcs8', key: Bytes) {
  const name = `${format} ${key}`
  const known = keys.get(name)
  if (known) return known
  if (keys.size >= keysKept) keys.clear()
  const added = importKey(format, key)
  keys.set(name, added)
  return added
}

const importKey = (format: 'raw' | 'pkcs8', key: Bytes) =>
  format === 'raw'
    ? crypto.subtle.importKey('raw', key, 'Ed25519', false, ['verify'])
    : crypto.subtle.importKey('pkcs8', privateKeyInfo(key), 'Ed25519', false, ['sign'])

/** A seed as PKCS #8 has it (RFC 8410, section 7): the fixed beginning of every Ed25519 key, then its 32 bytes. */
const privateKeyInfo = (seed: Bytes): Bytes =>
  Uint8Array.from([0x30, 0x2e, 0x02, 0x01, 0x00, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x04, 0x22, 0x04, 0x20, ...seed])
