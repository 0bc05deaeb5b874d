import { column } from '../column.ts'

/** The turns of a chat: consecutive messages by one author. Turn t is the rows from `starts[t]` up to the next start. */
export interface Turns {
  /** The row of each turn's first message, ascending. */
  readonly starts: Uint32Array
}

export const turns = column(({ author, count }): Turns => {
  let size = 0
  for (let row = 0; row < count; row++) if (row === 0 || author[row] !== author[row - 1]) size++
  const starts = new Uint32Array(size)
  for (let row = 0, turn = 0; turn < size; row++) if (row === 0 || author[row] !== author[row - 1]) starts[turn++] = row
  return { starts }
})
