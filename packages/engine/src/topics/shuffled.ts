import type { Sparse } from './matrix.ts'

/**
 * The same words as often, and windows of about the same size, but who meets whom is left to chance: what a chat without
 * topics would look like. The same for the same matrix and seed.
 */
export function shuffled({ rows, columns, start, column, value }: Sparse, seed: number): Sparse {
  const order = new Uint32Array(column.length)
  for (let i = 0; i < order.length; i++) order[i] = i
  let state = seed
  for (let i = order.length - 1; i > 0; i--) {
    // A linear congruential generator (Knuth, MMIX's halves; Numerical Recipes, chapter 7.1) is random enough for this.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const other = Math.floor((state / 2 ** 32) * (i + 1))
    const taken = order[i]
    order[i] = order[other]
    order[other] = taken
  }
  const starts = new Uint32Array(rows + 1)
  const chosen = new Uint32Array(column.length)
  const values = new Float64Array(value.length)
  let size = 0
  for (let i = 0; i < rows; i++) {
    // What comes twice into a window is there once.
    const met = new Map<number, number>()
    for (let e = start[i]; e < start[i + 1]; e++) met.set(column[order[e]], value[order[e]])
    for (const [word, count] of [...met].sort(([a], [b]) => a - b)) {
      chosen[size] = word
      values[size++] = count
    }
    starts[i + 1] = size
  }
  return { rows, columns, start: starts, column: chosen.slice(0, size), value: values.slice(0, size) }
}
