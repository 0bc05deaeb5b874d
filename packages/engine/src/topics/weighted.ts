import type { Sparse } from './matrix.ts'

/** What windows are compared by: which words, and how much each of them weighs. */
export interface Vocabulary {
  readonly words: readonly number[]
  readonly weight: Float64Array
}

/** A word of fewer windows comes up with no other often enough to tell, nor does one of less than this much of them ... */
const FEWEST_WINDOWS = 3
const LEAST_SHARE = 0.01
/** ... and one of more is of no topic. */
const MOST_SHARE = 0.4

/** The words of these windows that are neither too rare nor too common, by tf-idf: the rarer a word, the more it weighs. */
export function vocabularyOf({ rows, columns, column }: Sparse, importance: Float64Array): Vocabulary {
  const holding = new Uint32Array(columns)
  for (const word of column) holding[word]++
  const fewest = Math.max(FEWEST_WINDOWS, LEAST_SHARE * rows)
  const words: number[] = []
  for (let word = 0; word < columns; word++) if (holding[word] >= fewest && holding[word] <= MOST_SHARE * rows) words.push(word)
  return { words, weight: Float64Array.from(words, (word) => Math.log(rows / holding[word]) * importance[word]) }
}

/** Windows as their words weigh, each of length 1; said often, a word weighs by the logarithm more. */
export function weighted(counts: Sparse, weight: Float64Array): Sparse {
  const { rows, start, column, value } = counts
  const values = new Float64Array(column.length)
  for (let i = 0; i < rows; i++) {
    let squares = 0
    for (let e = start[i]; e < start[i + 1]; e++) {
      values[e] = (1 + Math.log(value[e])) * weight[column[e]]
      squares += values[e] ** 2
    }
    for (let e = start[i]; e < start[i + 1]; e++) values[e] /= Math.sqrt(squares)
  }
  return { ...counts, value: values }
}
