import { type Chat, flag, kindIndex } from '../chat.ts'

// One character a byte: quicker than UTF-8, and equal bytes are all that counts.
const latin = new TextDecoder('latin1')

/**
 * What tells a message from the others of its minute: who wrote it, its kind and its bytes. What has disappeared, and
 * media without caption, are told by kind alone: an export without media names no file, and each phone has its own words.
 */
export function contentOf({ bytes, author, kind, flags, start, end }: Chat, row: number): string {
  const isUnnamed = kind[row] === kindIndex.deleted || (flags[row] & flag.bare) !== 0
  return `${author[row]} ${kind[row]} ${isUnnamed ? '' : bytesBetween(bytes, start[row], end[row])}`
}

/** A message's bytes as a text of so many characters, for comparing only; carriage returns left out. */
export function bytesBetween(bytes: Uint8Array, start: number, end: number): string {
  const text = latin.decode(bytes.subarray(start, end))
  return text.includes('\r') ? text.replaceAll('\r', '') : text
}
