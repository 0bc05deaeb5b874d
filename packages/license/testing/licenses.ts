import { decodeBase64url, encodeBase64url } from '#base64url.ts'
import { portable } from '#ed25519-portable.ts'
import { type LicenseFile, serializeLicense } from '#file.ts'
import { kidOf, type SigningKey, type Trust } from '#keys.ts'
import { signLicense } from '#license.ts'
import { audience, issuer, type LeasePayload, type LicensePayload } from '#payload.ts'

/** 2026-01-01T00:00:00Z, when the tests' licenses begin. */
export const start = 1_767_225_600
export const minute = 60
export const hour = 3600
export const day = 86_400

/** A key made of one number, the same on every run. */
export async function keyOf(number: number): Promise<SigningKey> {
  const seed = new Uint8Array(32).fill(number)
  const pub = encodeBase64url(await portable.publicKeyOf(seed))
  return { kid: kidOf(pub), pub, secret: encodeBase64url(seed) }
}

export const key = await keyOf(1)
/** Another installation's. */
export const foreignKey = await keyOf(2)
export const trust: Trust = { keys: [key], mode: 'live' }

export const lid = 'lic_abcdefghijklmnopqrstuvwxyz'
export const did = 'this-device'

/** A month of Pro from `start` on, and three days more. */
export const licensePayload = (changes: Partial<LicensePayload> = {}): LicensePayload => ({
  typ: 'license',
  iss: issuer,
  aud: audience,
  lid,
  seq: 1,
  tier: 'pro',
  plan: 'monthly',
  features: ['csv_export', 'unlimited_messages'],
  licensee: 'Ana Sofía 🦜',
  iat: start,
  nbf: start,
  period_end: start + 31 * day,
  exp: start + 34 * day,
  max_devices: 3,
  mode: 'live',
  ...changes,
})

/** A lease of this device, for 30 days from `start` on. */
export const leasePayload = (changes: Partial<LeasePayload> = {}): LeasePayload => ({
  typ: 'lease',
  lid,
  seq: 1,
  did,
  iat: start,
  exp: start + 30 * day,
  mode: 'live',
  ...changes,
})

export const licenseFile = (changes: Partial<LicensePayload> = {}, by = key): Promise<LicenseFile> =>
  signLicense(licensePayload(changes), by)
export const licenseText = async (changes: Partial<LicensePayload> = {}, by = key): Promise<string> =>
  serializeLicense(await licenseFile(changes, by))

/** Any text signed as a license, or as something else: what an issuer that went wrong, or lost its key, would give away. */
export async function signText(
  text: string | Uint8Array,
  by: { kid: string; secret: string } = key,
  kind = 'license',
): Promise<LicenseFile> {
  const payload = encodeBase64url(typeof text === 'string' ? new TextEncoder().encode(text) : text)
  const seed = decodeBase64url(by.secret) ?? new Uint8Array(32)
  const message = new TextEncoder().encode(`convo.${kind}.v1\n${by.kid}\n${payload}`)
  const sig = encodeBase64url(await portable.sign(message, seed))
  return { format: 'convo-license', v: 1, alg: 'Ed25519', kid: by.kid, payload, sig }
}

/** The code a promise is refused with; `accepted` if it is not. */
export async function faultOf(promise: Promise<unknown>): Promise<unknown> {
  const value = await promise.then(
    () => ({ code: 'accepted' }),
    (fault: { code?: unknown }) => fault,
  )
  return value.code
}
