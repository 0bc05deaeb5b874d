import { smallest } from '@convostat/api/extremes'
import type { Placed } from './lay-out.ts'
import { type Sizes, sizesOf, type Weighed } from './sizes.ts'

/** Up to this many words are in a row: a cloud of them would be a heap with holes. */
const few = 8
/** The largest of them, as a part of the largest that a cloud has. */
const largest = 0.6
/** Between two of them, as a part of the larger one's size. */
const between = 0.5

/**
 * A few words in a row on one baseline, most frequent first, so wide that they fit; null where they are more, or would have to be
 * smaller than the least of a cloud.
 */
export function inRow(words: readonly Weighed[], widths: readonly number[], sizes: Sizes, width: number): Placed[] | null {
  if (words.length === 0 || words.length > few) return null
  const most = Math.max(sizes.least, largest * sizes.most)
  const wanted = sizesOf(words, widths, { ...sizes, most, filled: 1 }, width, most * words.length)
  const gaps = wanted.slice(1).map((size, at) => between * Math.max(size, wanted[at]))
  const all = wanted.reduce((sum, size, at) => sum + size * widths[at], 0) + gaps.reduce((sum, gap) => sum + gap, 0)
  const scale = Math.min(1, width / all)
  if (scale * smallest(wanted) < sizes.least) return null
  let left = 0
  return wanted.map((size, at) => {
    const x = scale * (left + (size * widths[at]) / 2)
    left += size * widths[at] + (gaps[at] ?? 0)
    return { at, x, y: scale * most, size: scale * size }
  })
}
