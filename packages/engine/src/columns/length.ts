import { type Chat, flag, textBetween } from '../chat.ts'
import { column } from '../column.ts'

/** Characters as a reader counts them (grapheme clusters) of each row's text; 0 for media without caption. */
export const length = column((chat) => {
  const lengths = new Uint32Array(chat.count)
  for (let row = 0; row < chat.count; row++) lengths[row] = lengthOf(chat, row)
  return lengths
})

/** The same for one row. */
export function lengthOf({ bytes, start, end, flags }: Chat, row: number): number {
  if (flags[row] & flag.bare) return 0
  // Plain ASCII has one character a byte.
  let p = start[row]
  const stop = end[row]
  while (p < stop && bytes[p] < 0x80 && bytes[p] !== 13) p++
  return p === stop ? stop - start[row] : graphemes(textBetween(bytes, start[row], stop))
}

/**
 * What can join its neighbors into one cluster (UAX #29: anything but Grapheme_Cluster_Break=Other that marks, joins
 * or pairs). Text without any has one cluster a code point.
 */
const JOINING =
  /[\p{M}\p{Cf}\u0e33\u0eb3\u0d4e\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff\uff9e\uff9f\u{11000}-\u{11fff}\u{1f1e6}-\u{1f1ff}\u{1f3fb}-\u{1f3ff}]/u
const clusters = new Intl.Segmenter('und', { granularity: 'grapheme' })

function graphemes(text: string): number {
  let count = 0
  if (JOINING.test(text)) for (const _ of clusters.segment(text)) count++
  else for (const _ of text) count++
  return count
}
