import type { Split } from './row.ts'

/** One line in this many is kept from training where a set comes without a part for that. */
const DEV_SHARE = 10

/** The letters of a line alone: corpora space and mark the same line differently. */
export function lettersOf(line: string): string {
  return line.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}

/** Train or dev by the text of the line: the same line is in the same part wherever it is. */
export function splitOf(line: string): Split {
  return hash(lettersOf(line)) % DEV_SHARE === 0 ? 'dev' : 'train'
}

/** FNV-1a over UTF-16 units, 32 bits, with its last bits mixed (they are the weakest). */
export function hash(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  return (h ^ (h >>> 13)) >>> 0
}
