import type { PaddedText } from './byte-sink.ts'

const SAMPLE_BYTES = 64 << 10

/** UTF-16 by its byte order mark, or without one by its zeros: a chat's digits and line breaks have them at every second place only. */
export function utf16Of({ bytes, size }: PaddedText): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const pairs = Math.min(size, SAMPLE_BYTES) >> 1
  let even = 0
  let odd = 0
  for (let i = 0; i < pairs; i++) {
    if (bytes[2 * i] === 0) even++
    if (bytes[2 * i + 1] === 0) odd++
  }
  if (odd * 10 >= pairs && even * 20 < odd) return 'utf-16le'
  if (even * 10 >= pairs && odd * 20 < even) return 'utf-16be'
  return null
}
