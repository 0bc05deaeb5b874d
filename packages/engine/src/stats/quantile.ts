/**
 * Quantiles of whole numbers, interpolating between ranks as spreadsheets do (Hyndman and Fan, type 7): with n values
 * in order, the quantile of a share p lies at rank (n - 1) p, counted from 0, linearly between its two neighbours.
 *
 * `shares` are from 0 to 1; the answer has one number for each. `values` hold at least one number and stay as they are.
 */
export function quantiles(values: Uint32Array, shares: readonly number[]): number[] {
  return quantilesBetween(ranked(values), 0, values.length, shares)
}

/** The same of the values of the ranks from `from` up to `to`, one at least: of those above a value, say. */
export function quantilesBetween(valueAt: (rank: number) => number, from: number, to: number, shares: readonly number[]): number[] {
  if (to <= from) throw new Error('quantiles: expected at least one value, got none')
  const last = to - 1 - from
  return shares.map((share) => {
    const rank = last * share
    if (!(rank >= 0 && rank <= last)) throw new Error(`quantiles: expected shares from 0 to 1, got ${share}`)
    const below = Math.floor(rank)
    const value = valueAt(from + below)
    return below === rank ? value : value + (rank - below) * (valueAt(from + below + 1) - value)
  })
}

/** The value of each rank, as in a list of the values in order, rank 0 the least; `values` stay as they are. */
export const ranked = (values: Uint32Array): ((rank: number) => number) => (values.length < MANY ? bySorting(values) : byCounting(values))

/** From here on counting beats sorting. */
const MANY = 512

function bySorting(values: Uint32Array): (rank: number) => number {
  const sorted = values.slice().sort()
  return (rank) => sorted[rank]
}

/**
 * Counts the values in buckets that are the wider the larger the values are, as a floating point number is the coarser; the
 * bucket that holds a rank is looked at in the same way, what lies below it taken off. A bucket of two or more numbers is
 * at most a sixty-fourth as wide as its values, so five times suffice for 32 bits: no input makes it slow.
 */
function byCounting(values: Uint32Array): (rank: number) => number {
  const counts = new Uint32Array(BUCKETS)
  for (let i = 0; i < values.length; i++) counts[bucketOf(values[i])]++
  let opened = -1
  let inBucket: (rank: number) => number = () => 0
  return (rank) => {
    let bucket = 0
    let rest = rank
    while (rest >= counts[bucket]) rest -= counts[bucket++]
    if (bucket < 2 * WIDTHS) return bucket
    if (bucket !== opened) {
      inBucket = ranked(inside(values, bucket, counts[bucket]))
      opened = bucket
    }
    return leastOf(bucket) + inBucket(rest)
  }
}

/** Numbers below 128 have buckets of their own; from there on every doubling has 64. */
const BITS = 6
const WIDTHS = 1 << BITS
const BUCKETS = (32 - BITS + 1) * WIDTHS

function bucketOf(value: number): number {
  const dropped = Math.max(0, 31 - BITS - Math.clz32(value))
  return dropped * WIDTHS + (value >>> dropped)
}

/** The least number of a bucket that has several. */
function leastOf(bucket: number): number {
  const dropped = (bucket >>> BITS) - 1
  return (bucket - dropped * WIDTHS) * 2 ** dropped
}

/** The values of a bucket, of which there are so many, less the least that it may hold. */
function inside(values: Uint32Array, bucket: number, size: number): Uint32Array {
  const found = new Uint32Array(size + 1)
  const least = leastOf(bucket)
  const width = 2 ** ((bucket >>> BITS) - 1)
  let filled = 0
  // Written down whatever it is, and kept if it is one of them: no branch to foresee.
  for (let i = 0; i < values.length; i++) {
    const above = (values[i] - least) >>> 0
    found[filled] = above
    filled += Number(above < width)
  }
  return found.subarray(0, size)
}
