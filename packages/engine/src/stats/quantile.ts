/**
 * Quantiles of whole numbers, interpolating between ranks as spreadsheets do (Hyndman and Fan, type 7): with n values
 * in order, the quantile of a share p lies at rank (n - 1) p, counted from 0, linearly between its two neighbours.
 *
 * `shares` are from 0 to 1; the answer has one number for each. `values` hold at least one number and stay as they are.
 */
export function quantiles(values: Uint32Array, shares: readonly number[]): number[] {
  if (values.length === 0) throw new Error('quantiles: expected at least one value, got none')
  const last = values.length - 1
  const valueAt = values.length < MANY ? bySorting(values) : byCounting(values)
  return shares.map((share) => {
    const rank = last * share
    if (!(rank >= 0 && rank <= last)) throw new Error(`quantiles: expected shares from 0 to 1, got ${share}`)
    const below = Math.floor(rank)
    const value = valueAt(below)
    return below === rank ? value : value + (rank - below) * (valueAt(below + 1) - value)
  })
}

/** From here on counting beats sorting. */
const MANY = 8192

function bySorting(values: Uint32Array): (rank: number) => number {
  const sorted = values.slice().sort()
  return (rank) => sorted[rank]
}

/**
 * Two digits of 16 bits each, as in a radix sort of which only the wanted ranks are carried out: count the upper
 * halves, find the one that holds the rank, count the lower halves of its values. No input makes it slow.
 */
function byCounting(values: Uint32Array): (rank: number) => number {
  const uppers = new Uint32Array(DIGITS)
  for (let i = 0; i < values.length; i++) uppers[values[i] >>> 16]++
  const lowers = new Uint32Array(DIGITS)
  let counted = -1
  return (rank) => {
    const upper = digitAt(uppers, rank)
    if (upper.digit !== counted) {
      counted = upper.digit
      lowers.fill(0)
      for (let i = 0; i < values.length; i++) if (values[i] >>> 16 === counted) lowers[values[i] & 0xffff]++
    }
    return upper.digit * DIGITS + digitAt(lowers, upper.rest).digit
  }
}

const DIGITS = 0x10000

/** Which digit the value of a rank has, and its rank among the values of that digit. */
function digitAt(counts: Uint32Array, rank: number): { digit: number; rest: number } {
  let digit = 0
  let rest = rank
  while (rest >= counts[digit]) rest -= counts[digit++]
  return { digit, rest }
}
