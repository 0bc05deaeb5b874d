import { decodeBase64url, encodeBase64url } from './base64url.ts'
import { ed25519 } from './ed25519.ts'
import { LicenseFault } from './fault.ts'
import { type PublicKey, publicKeyBytes, type SigningKey, type Trust } from './keys.ts'
import { canonicalJson, type LeasePayload, type LicensePayload } from './payload.ts'
import type { Bytes, Ed25519 } from './signature-scheme.ts'
import { parseFlatObject } from './strict-json.ts'

/** What is signed says what it is, so that a lease can never pass as a license. */
const kinds = ['license', 'lease'] as const
type Kind = (typeof kinds)[number]

/** A payload as it travels: base64url of its JSON, the name of the key that signed it, base64url of the signature. */
export interface Token {
  kid: string
  payload: string
  sig: string
}

const message = (kind: Kind, { kid, payload }: Omit<Token, 'sig'>): Bytes =>
  new TextEncoder().encode(`convo.${kind}.v1\n${kid}\n${payload}`)

/**
 * What a token of one kind says, once its signature is verified: until then nothing in it is looked at. The signature is
 * over the payload as it is written, so nothing is ever serialized again to be compared.
 */
export async function openToken(kind: Kind, token: Token, trust: Trust): Promise<Record<string, unknown>> {
  const pub = trustedKey(token.kid, trust)
  const payload = decodeBase64url(token.payload)
  const signature = decodeBase64url(token.sig)
  if (!payload || !signature) throw new LicenseFault('license_malformed', 'The payload and the signature are base64url without padding')
  if (signature.length !== 64) throw new LicenseFault('license_signature', 'A signature is 64 bytes')
  const { verify } = await ed25519()
  if (!(await verify(signature, message(kind, token), pub))) throw await unsigned(kind, token, signature, pub, verify)

  const fields = parseFlatObject(utf8(payload))
  if (!fields) throw new LicenseFault('license_malformed', 'The payload is no flat JSON object with each key once')
  return fields
}

/** Throws if the payload is none that would be accepted, or the key's halves do not belong together. */
export async function signToken(kind: Kind, payload: LicensePayload | LeasePayload, key: SigningKey): Promise<Token> {
  const seed = decodeBase64url(key.secret)
  if (seed?.length !== 32) throw new Error('A secret key is a seed of 32 bytes in base64url without padding')
  const token = { kid: key.kid, payload: encodeBase64url(new TextEncoder().encode(canonicalJson(payload))) }
  const { sign, verify } = await ed25519()
  const signature = await sign(message(kind, token), seed)
  // A signature that nobody can verify must not leave; nor one that a fault of the machine spoiled, which betrays the key.
  if (!(await verify(signature, message(kind, token), publicKeyBytes(key.pub))))
    throw new Error(`The public key of ${key.kid} is not that of its secret`)
  return { ...token, sig: encodeBase64url(signature) }
}

function trustedKey(kid: string, { keys }: Trust): Bytes {
  const key = keys.find((candidate) => candidate.kid === kid)
  if (!key) throw new LicenseFault('license_key_unknown', 'No trusted key has the kid of this file')
  return usable(key)
}

function usable({ kid, pub }: PublicKey): Bytes {
  try {
    return publicKeyBytes(pub)
  } catch (cause) {
    throw new LicenseFault('license_key_unknown', `The trusted key ${kid} is unusable: ${cause}`)
  }
}

/** Signed as something else, it is the wrong file; not signed by us at all, it was changed or forged. */
async function unsigned(kind: Kind, token: Token, signature: Bytes, pub: Bytes, verify: Ed25519['verify']): Promise<LicenseFault> {
  for (const other of kinds)
    if (other !== kind && (await verify(signature, message(other, token), pub)))
      return new LicenseFault('license_wrong_product', `This is a ${other}, not a ${kind}`)
  return new LicenseFault('license_signature', 'The signature is not of this payload by this key')
}

function utf8(bytes: Bytes): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new LicenseFault('license_malformed', 'The payload is not UTF-8')
  }
}
