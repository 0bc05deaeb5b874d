import { column } from '#chat/column.ts'

/** The chat's turns: consecutive messages by one author. Turn t is the rows from `starts[t]` up to the next start. */
export interface Turns {
  /** The row of each turn's first message, ascending. */
  readonly starts: Uint32Array
  /** The turns of three messages or more. */
  readonly long: Uint32Array
}

const LONG = 3

export const turns = column(({ author, count }): Turns => turnsOf(author, count))

// A loop in its own function is compiled sooner (docs/decisions/084).
function turnsOf(author: Uint32Array, count: number): Turns {
  const starts = new Uint32Array(count + 1)
  const long = new Uint32Array(Math.floor(count / LONG) + 1)
  let size = Math.min(count, 1)
  let longs = 0
  let start = 0
  // Who writes next is hard to foresee for a processor as well: every row is written down, and kept if it is a start.
  for (let row = 1; row <= count; row++) {
    const isNew = Number(row === count || author[row] !== author[row - 1])
    starts[size] = row
    long[longs] = size - 1
    longs += isNew & Number(row - start >= LONG)
    start += isNew * (row - start)
    size += isNew
  }
  return { starts: starts.slice(0, Math.max(0, size - 1)), long: long.slice(0, longs) }
}
