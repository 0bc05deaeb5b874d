import { type Dense, dense, gram, narrowed, type Sparse, times } from './matrix.ts'
import type { SingularVectors } from './singular-vectors.ts'

/** A matrix as the product of two without negative numbers: how much of each topic is in a window, and of a word in a topic. */
export interface Factors {
  /** Windows by topics. */
  readonly ofWindows: Dense
  /** Words by topics; each topic's column has length 1. */
  readonly ofWords: Dense
}

/** Rounds of both factors in turn, at most, */
const ROUNDS = 25
/** and fewer where the words of all topics changed by so little in one, as a part of what they are. */
const STEADY = 0.003
/** Updates of one factor while the other is fixed. */
const FOLD_ROUNDS = 12

/**
 * Non-negative matrix factorization (Lee and Seung 1999) into this many topics, which are no more than there are singular
 * vectors: hierarchical alternating least squares (Cichocki and Phan 2009), started from the singular vectors' halves
 * without sign, so that the same matrix always gives the same topics. `back` is the matrix, transposed.
 */
export async function factorize(
  matrix: Sparse,
  back: Sparse,
  vectors: SingularVectors,
  topics: number,
  step: () => Promise<void>,
  rounds = ROUNDS,
): Promise<Factors> {
  const { ofWindows, ofWords } = started(vectors, topics)
  // Of all rounds the same memory.
  const byWords = dense(matrix.columns, topics)
  const byWindows = dense(matrix.rows, topics)
  const before = new Float64Array(ofWords.value.length)
  for (let round = 0; round < rounds; round++) {
    before.set(ofWords.value)
    improve(ofWords, times(back, ofWindows, byWords), gram(ofWindows))
    await step()
    if (changed(before, ofWords.value) < STEADY) break
    improve(ofWindows, times(matrix, ofWords, byWindows), gram(ofWords))
    await step()
  }
  normalize(ofWords)
  return { ofWindows: fold(matrix, ofWords), ofWords }
}

/** How much of each topic, whose words are known, is in windows: least squares without negative numbers. */
export function fold(matrix: Sparse, ofWords: Dense): Dense {
  const ofWindows = dense(matrix.rows, ofWords.columns)
  const product = times(matrix, ofWords)
  const products = gram(ofWords)
  for (let round = 0; round < FOLD_ROUNDS; round++) improve(ofWindows, product, products)
  return ofWindows
}

/**
 * NNDSVD (Boutsidis and Gallopoulos 2008, "SVD based initialization: A head start for nonnegative matrix factorization"):
 * of each pair of singular vectors the positive or the negative halves, whichever contain more.
 */
function started({ left, sigma, right }: SingularVectors, topics: number): Factors {
  const ofWindows = narrowed(left, topics)
  const ofWords = narrowed(right, topics)
  for (let k = 0; k < topics; k++) {
    const [up, down] = [1, -1].map((sign) => ({ sign, windows: halfLength(ofWindows, k, sign), words: halfLength(ofWords, k, sign) }))
    const half = up.windows * up.words >= down.windows * down.words ? up : down
    const length = Math.sqrt(sigma[k] * half.windows * half.words)
    keepHalf(ofWindows, k, half.sign, half.windows === 0 ? 0 : length / half.windows)
    keepHalf(ofWords, k, half.sign, half.words === 0 ? 0 : length / half.words)
  }
  return { ofWindows, ofWords }
}

function halfLength({ columns, value }: Dense, k: number, sign: number): number {
  let sum = 0
  for (let at = k; at < value.length; at += columns) sum += Math.max(0, sign * value[at]) ** 2
  return Math.sqrt(sum)
}

function keepHalf({ columns, value }: Dense, k: number, sign: number, scale: number): void {
  for (let at = k; at < value.length; at += columns) value[at] = Math.max(0, sign * value[at]) * scale
}

/** Moves each column to where it is best as long as the others stand, and never below 0. */
function improve(factor: Dense, product: Dense, products: Dense): void {
  const fours = factor.rows - (factor.rows % 4)
  improveFours(factor, product, products, fours)
  improveEach(factor, product, products, fours)
}

/** Four rows at a time: each addition of one would wait for the one before. */
function improveFours({ columns: width, value }: Dense, { value: product }: Dense, { value: products }: Dense, rows: number): void {
  for (let i = 0; i < rows; i += 4) {
    const first = i * width
    const second = first + width
    const third = second + width
    const fourth = third + width
    for (let k = 0; k < width; k++) {
      // Products are symmetric: a row of them is read, which is contiguous.
      const own = k * width
      const length = products[own + k]
      if (length === 0) continue
      let a = 0
      let b = 0
      let c = 0
      let d = 0
      for (let other = 0; other < width; other++) {
        const along = products[own + other]
        a += value[first + other] * along
        b += value[second + other] * along
        c += value[third + other] * along
        d += value[fourth + other] * along
      }
      value[first + k] = Math.max(0, value[first + k] + (product[first + k] - a) / length)
      value[second + k] = Math.max(0, value[second + k] + (product[second + k] - b) / length)
      value[third + k] = Math.max(0, value[third + k] + (product[third + k] - c) / length)
      value[fourth + k] = Math.max(0, value[fourth + k] + (product[fourth + k] - d) / length)
    }
  }
}

function improveEach({ rows, columns: width, value }: Dense, { value: product }: Dense, { value: products }: Dense, begin: number): void {
  for (let i = begin; i < rows; i++) {
    const from = i * width
    for (let k = 0; k < width; k++) {
      const own = k * width
      const length = products[own + k]
      if (length === 0) continue
      let explained = 0
      for (let other = 0; other < width; other++) explained += value[from + other] * products[own + other]
      value[from + k] = Math.max(0, value[from + k] + (product[from + k] - explained) / length)
    }
  }
}

/** By how much numbers changed, as a part of what they are: the lengths of both as vectors. */
function changed(before: Float64Array, now: Float64Array): number {
  let change = 0
  let all = 0
  for (let i = 0; i < now.length; i++) {
    change += (now[i] - before[i]) ** 2
    all += now[i] ** 2
  }
  return all === 0 ? 0 : Math.sqrt(change / all)
}

function normalize({ columns, value }: Dense): void {
  for (let k = 0; k < columns; k++) {
    let sum = 0
    for (let at = k; at < value.length; at += columns) sum += value[at] ** 2
    const scale = sum === 0 ? 0 : 1 / Math.sqrt(sum)
    for (let at = k; at < value.length; at += columns) value[at] *= scale
  }
}
