import type { Sparse } from './matrix.ts'

/** What windows are compared by: which words, and how much each of them weighs. */
export interface Vocabulary {
  /** By word its column; -1 where it has none. */
  readonly columnOf: Int32Array
  /** By column its word. */
  readonly words: readonly number[]
  readonly weight: Float64Array
}

/** A word of fewer windows comes up with no other often enough to tell, nor does one of less than so much of them ... */
const FEWEST_WINDOWS = 3
const LEAST_SHARE = 0.01
/** ... and one of more is of no topic. */
const MOST_SHARE = 0.4

/** The words of these windows that are neither too rare nor too common, by tf-idf: the rarer a word, the more it weighs. */
export function vocabularyOf({ columns, start, column }: Sparse, windows: Uint32Array, importance: Float64Array): Vocabulary {
  const holding = new Uint32Array(columns)
  for (const w of windows) for (let e = start[w]; e < start[w + 1]; e++) holding[column[e]]++
  const fewest = Math.max(FEWEST_WINDOWS, LEAST_SHARE * windows.length)
  const columnOf = new Int32Array(columns).fill(-1)
  const words: number[] = []
  for (let word = 0; word < columns; word++) {
    if (holding[word] < fewest || holding[word] > MOST_SHARE * windows.length) continue
    columnOf[word] = words.length
    words.push(word)
  }
  return { columnOf, words, weight: Float64Array.from(words, (word) => Math.log(windows.length / holding[word]) * importance[word]) }
}

/** Windows as their words weigh, each of length 1: said often, a word weighs by the logarithm more. */
export function weighted({ start, column, value }: Sparse, windows: Uint32Array, { columnOf, words, weight }: Vocabulary): Sparse {
  const starts = new Uint32Array(windows.length + 1)
  for (const [i, w] of windows.entries()) {
    starts[i + 1] = starts[i]
    for (let e = start[w]; e < start[w + 1]; e++) if (columnOf[column[e]] >= 0) starts[i + 1]++
  }
  const columns = new Uint32Array(starts[windows.length])
  const values = new Float64Array(columns.length)
  let at = 0
  for (const w of windows) {
    const first = at
    let squares = 0
    for (let e = start[w]; e < start[w + 1]; e++) {
      const place = columnOf[column[e]]
      if (place < 0) continue
      columns[at] = place
      values[at] = (1 + Math.log(value[e])) * weight[place]
      squares += values[at] ** 2
      at++
    }
    for (let e = first; e < at; e++) values[e] /= Math.sqrt(squares)
  }
  return { rows: windows.length, columns: words.length, start: starts, column: columns, value: values }
}
