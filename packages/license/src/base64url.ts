/** Bytes as base64url without padding (RFC 4648, section 5). */
export const encodeBase64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

/**
 * The bytes of a base64url text, or null if that is not how `encodeBase64url` would have written them. Platforms read
 * padding, spaces, both alphabets and stray trailing bits, so that one signature would have many spellings.
 */
export function decodeBase64url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[A-Za-z0-9_-]*$/.test(text) || text.length % 4 === 1) return null
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0))
  return encodeBase64url(bytes) === text ? bytes : null
}
