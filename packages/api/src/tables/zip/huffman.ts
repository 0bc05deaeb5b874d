/** Codes as deflate has them (RFC 1951, 3.2.2): told by their lengths alone. */

/**
 * How many bits each symbol is written in, at most `most`, so that all are as short as they can be together (Huffman 1952);
 * 0 for a symbol that does not come up. A single symbol takes one bit.
 */
export function codeLengths(counts: Uint32Array, most: number): Uint8Array {
  const lengths = new Uint8Array(counts.length)
  const symbols = Array.from(counts.keys())
    .filter((symbol) => counts[symbol] > 0)
    .sort((a, b) => counts[a] - counts[b] || a - b)
  if (symbols.length < 2) {
    for (const symbol of symbols) lengths[symbol] = 1
    return lengths
  }
  const ofLength = withoutLonger(depths(symbols.map((symbol) => counts[symbol])), most)
  // The rarer a symbol, the longer it may be.
  let length = most
  for (const symbol of symbols) {
    while (ofLength[length] === 0) length--
    ofLength[length]--
    lengths[symbol] = length
  }
  return lengths
}

/** By length how many codes have it. The weights stand in ascending order: joined ones are made in ascending order, too. */
function depths(weights: readonly number[]): number[] {
  const count = weights.length
  const joined: number[] = []
  /** By leaf, then by joined node, the joined node above it. */
  const above: number[] = []
  let leaf = 0
  let node = 0
  const least = (): number => {
    const isLeaf = leaf < count && (node >= joined.length || weights[leaf] <= joined[node])
    above[isLeaf ? leaf : count + node] = joined.length
    return isLeaf ? weights[leaf++] : joined[node++]
  }
  while (joined.length < count - 1) {
    const one = least()
    joined.push(one + least())
  }
  const depth: number[] = []
  depth[count - 2] = 0
  for (let at = count - 3; at >= 0; at--) depth[at] = depth[above[count + at]] + 1
  const ofLength: number[] = []
  for (let at = 0; at < count; at++) {
    const length = depth[above[at]] + 1
    ofLength[length] = (ofLength[length] ?? 0) + 1
  }
  return ofLength
}

/** None is longer than `most`: for each that was, shorter ones are made longer until all have room. */
function withoutLonger(given: readonly number[], most: number): Uint32Array {
  const ofLength = new Uint32Array(Math.max(given.length, most + 1))
  for (const [length, count] of given.entries()) ofLength[Math.min(length, most)] += count ?? 0
  let taken = 0
  for (let length = 1; length <= most; length++) taken += ofLength[length] * 2 ** (most - length)
  for (; taken > 2 ** most; taken--) {
    ofLength[most]--
    let shorter = most - 1
    while (ofLength[shorter] === 0) shorter--
    ofLength[shorter]--
    ofLength[shorter + 1] += 2
  }
  return ofLength
}

/** The codes of these lengths, each with its first bit lowest, as they are written. */
export function codesOf(lengths: Uint8Array): Uint16Array {
  const codes = new Uint16Array(lengths.length)
  const next = new Uint32Array(17)
  for (const length of lengths) if (length > 0) next[length + 1]++
  for (let length = 1; length < next.length; length++) next[length] = (next[length] + next[length - 1]) << 1
  for (const [symbol, length] of lengths.entries()) if (length > 0) codes[symbol] = turned(next[length]++, length)
  return codes
}

function turned(code: number, length: number): number {
  let result = 0
  for (let bit = 0; bit < length; bit++) result |= ((code >>> bit) & 1) << (length - 1 - bit)
  return result
}
