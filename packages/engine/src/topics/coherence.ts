/** The windows that contain a word, ascending. */
export type Holding = (word: number) => Uint32Array

/**
 * How much words come up together: normalized pointwise mutual information (Bouma 2009), the mean over all pairs, from -1
 * (never) over 0 (as by chance) to 1 (never apart). `windows` is how many there are; a word in all of them says
 * nothing.
 */
export function coherence(words: readonly number[], holding: Holding, windows: number): number {
  let sum = 0
  let pairs = 0
  for (let i = 0; i < words.length; i++) {
    for (let j = i + 1; j < words.length; j++) {
      sum += npmi(holding(words[i]), holding(words[j]), windows)
      pairs++
    }
  }
  return pairs === 0 ? 0 : sum / pairs
}

function npmi(a: Uint32Array, b: Uint32Array, windows: number): number {
  const both = inBoth(a, b)
  if (both === 0) return -1
  if (both === windows) return 0
  const value = Math.log((both * windows) / (a.length * b.length)) / -Math.log(both / windows)
  // Of words that are never apart rounding makes a little more than 1 at times.
  return Math.min(1, Math.max(-1, value))
}

function inBoth(a: Uint32Array, b: Uint32Array): number {
  let both = 0
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) both++
    const from = a[i]
    if (from <= b[j]) i++
    if (b[j] <= from) j++
  }
  return both
}
