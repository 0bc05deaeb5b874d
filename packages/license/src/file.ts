import { LicenseFault } from './fault.ts'
import { isFlatObject, parseFlatObject } from './strict-json.ts'

/** A license.json: what is signed, by which key, and the signature. docs/license-file.md has the whole format. */
export interface LicenseFile {
  format: 'convo-license'
  v: 1
  alg: 'Ed25519'
  kid: string
  /** The LicensePayload as JSON, base64url without padding: these very characters are signed. */
  payload: string
  /** 64 bytes, base64url without padding. */
  sig: string
}

export const fileName = 'license.json'
export const fileLimitBytes = 16_384

const keys = ['format', 'v', 'alg', 'kid', 'payload', 'sig'] as const satisfies (keyof LicenseFile)[]

/** The parts of a license file; nothing of it is verified yet. Throws a LicenseFault, `license_malformed` except for a lease. */
export function readLicense(content: Uint8Array | string): LicenseFile {
  const text = typeof content === 'string' ? withoutMark(content) : decoded(content)
  const value = parseFlatObject(text)
  if (value) return readLicenseObject(value)
  if (/^\s*[\w-]+\.[\w-]+\.[\w-]+\s*$/.test(text)) throw new LicenseFault('license_wrong_product', 'This is a lease, not a license')
  throw malformed('The file is no flat JSON object with each key once')
}

/** The same for parsed JSON. Whether a key was in it twice is no longer known. */
export function readLicenseObject(value: unknown): LicenseFile {
  if (!isFlatObject(value)) throw malformed('A license file is one flat object')
  const { format, v, alg, kid, payload, sig } = value
  if (Object.keys(value).length !== keys.length || !keys.every((key) => Object.hasOwn(value, key)))
    throw malformed(`A license file has the keys ${keys.join(', ')}, and no other`)
  if (format !== 'convo-license') throw malformed('The format is not convo-license')
  if (v !== 1) throw malformed('The version is not 1')
  if (alg !== 'Ed25519') throw malformed('The algorithm is not Ed25519')
  if (typeof kid !== 'string' || typeof payload !== 'string' || typeof sig !== 'string') throw malformed('kid, payload and sig are texts')
  if (payload.length + kid.length + sig.length > fileLimitBytes) throw malformed('A license file is at most 16 KB')
  return { format, v, alg, kid, payload, sig }
}

/** The file as it is sent: one line of JSON and a line feed. The same license always gives the same bytes. */
export const serializeLicense = (file: LicenseFile): string => `${JSON.stringify(file, [...keys])}\n`

const malformed = (message: string, hint: 'utf16' | null = null) => new LicenseFault('license_malformed', message, hint)

function decoded(bytes: Uint8Array): string {
  // What comes out of a storage may be anything.
  if (!(bytes instanceof Uint8Array)) throw malformed('A license file is bytes or text')
  if (bytes.length > fileLimitBytes) throw malformed('A license file is at most 16 KB')
  if (isUtf16(bytes)) throw malformed('The file was saved as UTF-16. Use it as you received it, or save it as UTF-8.', 'utf16')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw malformed('The file is not UTF-8')
  }
}

/** A text longer than 16 KB in UTF-16 is so in UTF-8, too. */
function withoutMark(text: string): string {
  if (text.length > fileLimitBytes || new TextEncoder().encode(text).length > fileLimitBytes)
    throw malformed('A license file is at most 16 KB')
  return text.startsWith('\uFEFF') ? text.slice(1) : text
}

/** By its byte order mark, or by the zero that every second byte of ASCII in UTF-16 is. */
export function isUtf16([a, b]: Uint8Array): boolean {
  return (a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff) || (a === 0x7b && b === 0) || (a === 0 && b === 0x7b)
}
