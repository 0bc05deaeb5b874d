import { largest, smallest } from '@convostat/api/extremes'

/** A word and how often it was said, at least once. */
export interface Weighed {
  text: string
  count: number
}

/** How large type may be, in pixels. */
export interface Sizes {
  least: number
  most: number
  /** How much of the board the boxes of the words may fill: letters leave room between them, and a spiral does. */
  filled: number
}

/**
 * The size of each word's type: the square root of how often it was said sets it between the least and the most, so that areas
 * compare. `widths` are of type one pixel high. Where there is much to place, all get smaller, none below the least.
 */
export function sizesOf(
  words: readonly Weighed[],
  widths: readonly number[],
  { least, most, filled }: Sizes,
  width: number,
  height: number,
): number[] {
  const roots = words.map(({ count }) => Math.sqrt(count))
  const [lowest, highest] = [smallest(roots), largest(roots)]
  const span = highest - lowest
  const sizesUpTo = (upTo: number) =>
    roots.map((root, at) => {
      const size = span === 0 ? (least + upTo) / 2 : least + ((upTo - least) * (root - lowest)) / span
      // No word is wider than the board.
      return Math.max(1, Math.min(size, (0.94 * width) / widths[at]))
    })
  const areaOf = (sizes: readonly number[]) => sizes.reduce((sum, size, at) => sum + size * size * widths[at], 0)
  let upTo = most
  while (upTo > least && areaOf(sizesUpTo(upTo)) > filled * width * height) upTo *= 0.94
  return sizesUpTo(Math.max(least, upTo))
}
