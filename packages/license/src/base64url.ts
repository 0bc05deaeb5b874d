/** Bytes as base64url without padding (RFC 4648, section 5). */
export const encodeBase64url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

/** What `encodeBase64url` writes: no padding, and in the last digit no bits that belong to no byte. */
const asWritten = /^(?:[\w-]{4})*(?:[\w-][AQgw]|[\w-]{2}[AEIMQUYcgkosw048])?$/

/**
 * The bytes of a base64url text, or null if that is not how `encodeBase64url` would have written them. Platforms read
 * padding, spaces, both alphabets and stray trailing bits, so that one signature would have many spellings.
 */
export function decodeBase64url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!asWritten.test(text)) return null
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = new Uint8Array(binary.length)
  for (let i = 0; i < bytes.length; i++) bytes[i] = binary.charCodeAt(i)
  return bytes
}
