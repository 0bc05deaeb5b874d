/**
 * The indexes of the largest counts, largest first, equal ones in order of index; a count of zero is left out.
 *
 * Sorting plain numbers is far faster than sorting by a comparator: count and index are packed into one double,
 * which has 53 bits.
 */
export function top(counts: Uint32Array, limit = counts.length): Uint32Array {
  if (limit <= FEW) return topFew(counts, limit)
  const size = counts.length
  const keys = new Float64Array(size)
  let kept = 0
  let most = 0
  for (let i = 0; i < size; i++) {
    const count = counts[i]
    if (count === 0) continue
    if (count > most) most = count
    keys[kept++] = count * size + (size - 1 - i)
  }
  if (most * size + size > Number.MAX_SAFE_INTEGER) return topByComparing(counts, limit)
  const sorted = keys.subarray(0, kept).sort()
  const indexes = new Uint32Array(Math.min(limit, kept))
  for (let i = 0; i < indexes.length; i++) indexes[i] = size - 1 - (sorted[kept - 1 - i] % size)
  return indexes
}

/** Up to this many are found by comparing each count with the least of those found before. */
const FEW = 16

function topFew(counts: Uint32Array, limit: number): Uint32Array {
  const indexes = new Uint32Array(limit)
  let kept = 0
  let least = 0
  for (let i = 0; i < counts.length; i++) {
    const count = counts[i]
    if (count <= least) continue
    if (kept < limit) kept++
    let place = kept - 1
    for (; place > 0 && counts[indexes[place - 1]] < count; place--) indexes[place] = indexes[place - 1]
    indexes[place] = i
    if (kept === limit) least = counts[indexes[limit - 1]]
  }
  return indexes.subarray(0, kept)
}

function topByComparing(counts: Uint32Array, limit: number): Uint32Array {
  return Uint32Array.from(counts.keys())
    .filter((i) => counts[i] > 0)
    .sort((a, b) => counts[b] - counts[a] || a - b)
    .slice(0, limit)
}

/** The index of the largest number, the first of several; -1 where no number is above zero. */
export function peak(counts: ArrayLike<number>): number {
  let found = -1
  let most = 0
  for (let i = 0; i < counts.length; i++) {
    if (counts[i] > most) {
      most = counts[i]
      found = i
    }
  }
  return found
}
