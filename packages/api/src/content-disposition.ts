/**
 * A download's name for the Content-Disposition header (RFC 6266): in full for programs that read `filename*`, and in
 * ASCII for those that know `filename` only.
 */
export function contentDisposition(name: string): string {
  // Half a character has no code in UTF-8.
  const whole = name.replace(/\p{Surrogate}/gu, '\ufffd')
  return `attachment; filename="${asciiName(whole)}"; filename*=UTF-8''${extendedValue(whole)}`
}

/** Letters without their accents; an underscore for anything else that would not be ASCII, end the quotation, or be taken for an escape. */
const asciiName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]|["\\%]/gu, '_')

/** As RFC 8187 has it, which escapes a few characters more than an address does. */
const extendedValue = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
