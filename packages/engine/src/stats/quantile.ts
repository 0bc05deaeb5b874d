import { firstAtOrAfter } from './sorted.ts'

/**
 * Quantiles of whole numbers, interpolating between ranks as spreadsheets do (Hyndman and Fan, type 7): with n values
 * in order, the quantile of a share p is at rank (n - 1) p, counted from 0, linearly between its two neighbours.
 *
 * `shares` are from 0 to 1; the answer has one number for each. `values` contain at least one number and stay as they are.
 */
export function quantiles(values: Uint32Array, shares: readonly number[]): number[] {
  return quantilesBetween(ranked(values).at, 0, values.length, shares)
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

/** Values by their rank, as in a list of them in order, rank 0 the least. */
export interface Ranks {
  /** The value of a rank. */
  at(rank: number): number
  /** How many are less than a whole number from 0. */
  below(value: number): number
}

/** The ranks of whole numbers; `values` stay as they are. */
export const ranked = (values: Uint32Array): Ranks => (values.length < MANY ? bySorting(values) : byCounting(values))

/** From here on counting beats sorting. */
const MANY = 1024

function bySorting(values: Uint32Array): Ranks {
  const sorted = values.slice().sort()
  return { at: (rank) => sorted[rank], below: (value) => firstAtOrAfter(sorted, value) }
}

/** Numbers below this are counted, each separately. 4,096 seconds are a little over an hour; few replies take longer. */
const COUNTED = 1 << 12

/** Counts the small ones and sorts the others, which are few where the numbers are seconds, words or messages of a day. */
function byCounting(values: Uint32Array): Ranks {
  const below = new Uint32Array(COUNTED + 1)
  countInto(below, values)
  sumUp(below)
  const small = below[COUNTED]
  const large = largeOf(values, values.length - small).sort()
  return {
    at: (rank) => (rank < small ? firstAtOrAfter(below, rank + 1) - 1 : large[rank - small]),
    below: (value) => (value <= COUNTED ? below[value] : small + firstAtOrAfter(large, value)),
  }
}

// A loop in its own function is compiled sooner, and stays so for the next caller (docs/decisions/084).

/** How often each small value occurs, shifted by one. */
function countInto(counts: Uint32Array, values: Uint32Array): void {
  for (let i = 0; i < values.length; i++) if (values[i] < COUNTED) counts[values[i] + 1]++
}

/** The others, of which there are this many. */
function largeOf(values: Uint32Array, size: number): Uint32Array {
  const large = new Uint32Array(size)
  for (let i = 0, filled = 0; filled < size; i++) if (values[i] >= COUNTED) large[filled++] = values[i]
  return large
}

/** Of counts, the sums of all up to each. */
function sumUp(counts: Uint32Array): void {
  for (let i = 1; i < counts.length; i++) counts[i] += counts[i - 1]
}
