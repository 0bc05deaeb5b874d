/** How long what people write is: lengths by person, counted as they come. */
import { grouped } from '#stats/grouped.ts'
import { quantilesBetween } from '#stats/quantile.ts'

/** Shorter texts, in characters, are counted by their length; of the others, which are few, each length is kept. */
const LONG = 512

export class Lengths {
  /** By person and length: texts that are not long. */
  private readonly counts: Uint32Array
  private readonly sums: Float64Array
  /** By person, the earliest of several; -1 where there is none. */
  private readonly longestRow: Int32Array
  private readonly longestSize: Uint32Array
  private readonly longOf: number[] = []
  private readonly longSizes: number[] = []
  /** Long texts by person, once someone asks. */
  private long: { sizes: Uint32Array; starts: Uint32Array } | null = null

  constructor(people: number) {
    this.counts = new Uint32Array(people * LONG)
    this.sums = new Float64Array(people)
    this.longestRow = new Int32Array(people).fill(-1)
    this.longestSize = new Uint32Array(people)
  }

  /** Rows ascend. */
  add(person: number, row: number, size: number): void {
    this.sums[person] += size
    if (size > this.longestSize[person]) {
      this.longestSize[person] = size
      this.longestRow[person] = row
    }
    if (size < LONG) this.counts[person * LONG + size]++
    else {
      this.longOf.push(person)
      this.longSizes.push(size)
    }
  }

  /** Those of some people together, once all were added. */
  of(people: readonly number[]): LengthsTogether {
    const { starts, sizes } = this.byPerson()
    const counts = new Uint32Array(LONG)
    let longest: { row: number; length: number } | null = null
    let sum = 0
    const long: number[] = []
    for (const person of people) {
      sum += this.sums[person]
      for (let size = 0; size < LONG; size++) counts[size] += this.counts[person * LONG + size]
      for (let i = starts[person]; i < starts[person + 1]; i++) long.push(sizes[i])
      const [row, length] = [this.longestRow[person], this.longestSize[person]]
      if (row >= 0 && (!longest || length > longest.length || (length === longest.length && row < longest.row))) longest = { row, length }
    }
    return new LengthsTogether(counts, Uint32Array.from(long).sort(), sum, longest)
  }

  private byPerson(): { sizes: Uint32Array; starts: Uint32Array } {
    if (this.long) return this.long
    const { order, starts } = grouped(Uint32Array.from(this.longOf), this.sums.length)
    this.long = { sizes: order.map((place) => this.longSizes[place]), starts }
    return this.long
  }
}

class LengthsTogether {
  readonly count: number
  readonly sum: number
  readonly longest: { row: number; length: number } | null
  private readonly counts: Uint32Array
  /** Ascending. */
  private readonly long: Uint32Array

  constructor(counts: Uint32Array, long: Uint32Array, sum: number, longest: { row: number; length: number } | null) {
    this.counts = counts
    this.long = long
    this.sum = sum
    this.longest = longest
    this.count = long.length
    for (let size = 0; size < LONG; size++) this.count += counts[size]
  }

  /** Null without any. */
  median(): number | null {
    return this.count === 0 ? null : quantilesBetween((rank) => this.at(rank), 0, this.count, [0.5])[0]
  }

  /** How many are at least `from` and less than `to`. */
  between(from: number, to: number): number {
    let count = 0
    for (let size = from; size < Math.min(to, LONG); size++) count += this.counts[size]
    for (const size of this.long) if (size >= from && size < to) count++
    return count
  }

  private at(rank: number): number {
    let rest = rank
    for (let size = 0; size < LONG; size++) {
      if (rest < this.counts[size]) return size
      rest -= this.counts[size]
    }
    return this.long[rest]
  }
}
