import { column } from '../column.ts'

/** The turns of a chat: consecutive messages by one author. Turn t is the rows from `starts[t]` up to the next start. */
export interface Turns {
  /** The row of each turn's first message, ascending. */
  readonly starts: Uint32Array
}

export const turns = column(({ author, count }): Turns => {
  const starts = new Uint32Array(count)
  let size = Math.min(count, 1)
  // Who writes next is hard to foresee for a processor as well: every row is written down, and kept if it is a start.
  for (let row = 1; row < count; row++) {
    starts[size] = row
    size += Number(author[row] !== author[row - 1])
  }
  return { starts: starts.slice(0, size) }
})
