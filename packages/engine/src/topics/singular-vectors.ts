import { type Dense, dense, gram, type Sparse, times } from './matrix.ts'

/** The largest singular values, and their vectors as columns. */
export interface SingularVectors {
  readonly left: Dense
  readonly sigma: Float64Array
  readonly right: Dense
}

/** So many more vectors are followed than wanted, so that those wanted are sharp ... */
const OVERSAMPLING = 8
/** ... and so often they are turned by the matrix. */
const ROUNDS = 5
/** A vector so short beside the longest is nothing but rounding. */
const NEGLIGIBLE = 1e-9

/**
 * The `wanted` largest singular values of a matrix by subspace iteration (Halko, Martinsson and Tropp 2011, "Finding
 * structure with randomness", algorithm 4.4). What it starts from is the same for the same matrix. Fewer where the rank is.
 * `back` is the matrix, transposed.
 */
export async function singularVectors(matrix: Sparse, back: Sparse, wanted: number, step: () => Promise<void>): Promise<SingularVectors> {
  const width = Math.min(wanted + OVERSAMPLING, matrix.rows, matrix.columns)
  // Of all rounds the same memory.
  const right = scattered(matrix.columns, width)
  const seen = dense(matrix.rows, width)
  const lines = new Float64Array(Math.max(matrix.rows, matrix.columns) * width)
  orthonormalize(right, lines)
  for (let round = 0; round < ROUNDS; round++) {
    times(matrix, right, seen)
    orthonormalize(seen, lines)
    await step()
    times(back, seen, right)
    orthonormalize(right, lines)
    await step()
  }
  times(matrix, right, seen)
  const { values, vectors } = eigenOf(gram(seen))
  const all = Float64Array.from(values, (value) => Math.sqrt(Math.max(0, value)))
  const sigma = all.filter((value, k) => k < wanted && value > NEGLIGIBLE * all[0])
  const left = turned(seen, vectors, sigma.length)
  for (let i = 0; i < left.rows; i++) for (let k = 0; k < sigma.length; k++) left.value[i * sigma.length + k] /= sigma[k]
  return { left, sigma, right: turned(right, vectors, sigma.length) }
}

/** Numbers between -1 and 1 that lean no way, the same in each run (Weyl 1916: multiples of an irrational number, mixed). */
function scattered(rows: number, columns: number): Dense {
  const matrix = dense(rows, columns)
  for (let i = 0; i < matrix.value.length; i++) {
    const mixed = Math.imul((i + 1) ^ ((i + 1) >>> 15), 0x9e3779b1)
    matrix.value[i] = (mixed ^ (mixed >>> 13)) / 2 ** 31
  }
  return matrix
}

/**
 * Makes the columns unit vectors at right angles, by the Gram-Schmidt process, twice for the sake of rounding; a column that others
 * make up becomes 0. `lines` has room for the whole matrix.
 */
function orthonormalize({ rows, columns, value }: Dense, lines: Float64Array): void {
  // Column by column: each is contiguous.
  const all = Array.from({ length: columns }, (_, k) => {
    const column = lines.subarray(k * rows, (k + 1) * rows)
    for (let i = 0; i < rows; i++) column[i] = value[i * columns + k]
    return column
  })
  for (let k = 0; k < columns; k++) {
    const own = all[k]
    const before = Math.sqrt(dot(own, own))
    for (let twice = 0; twice < 2; twice++) {
      for (let other = 0; other < k; other++) {
        const beside = all[other]
        const along = dot(own, beside)
        for (let i = 0; i < rows; i++) own[i] -= along * beside[i]
      }
    }
    const length = Math.sqrt(dot(own, own))
    const scale = length > NEGLIGIBLE * before ? 1 / length : 0
    for (let i = 0; i < rows; i++) value[i * columns + k] = own[i] *= scale
  }
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += a[i] * b[i]
  return sum
}

/** A matrix times the first columns of a square one. */
function turned({ rows, columns, value }: Dense, square: Dense, width: number): Dense {
  const product = dense(rows, width)
  for (let i = 0; i < rows; i++)
    for (let j = 0; j < columns; j++)
      for (let k = 0; k < width; k++) product.value[i * width + k] += value[i * columns + j] * square.value[j * columns + k]
  return product
}

/** After this many sweeps a symmetric matrix of this size is diagonal to the last bit. */
const SWEEPS = 30

/** Eigenvalues of a symmetric matrix, largest first, and their vectors as columns, by Jacobi's rotations (Golub and Van Loan, 8.5). */
function eigenOf({ columns: size, value }: Dense): { values: number[]; vectors: Dense } {
  const a = value.slice()
  const v = dense(size, size).value
  for (let i = 0; i < size; i++) v[i * size + i] = 1
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    let off = 0
    for (let p = 0; p < size; p++) {
      for (let q = p + 1; q < size; q++) {
        const apq = a[p * size + q]
        off += Math.abs(apq)
        if (apq === 0) continue
        const theta = (a[q * size + q] - a[p * size + p]) / (2 * apq)
        const t = (theta >= 0 ? 1 : -1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1))
        const c = 1 / Math.sqrt(t * t + 1)
        const s = t * c
        for (let k = 0; k < size; k++) rotate(a, k * size + p, k * size + q, c, s)
        for (let k = 0; k < size; k++) rotate(a, p * size + k, q * size + k, c, s)
        for (let k = 0; k < size; k++) rotate(v, k * size + p, k * size + q, c, s)
      }
    }
    if (off === 0) break
  }
  const order = Array.from({ length: size }, (_, k) => k).sort((p, q) => a[q * size + q] - a[p * size + p])
  const vectors = dense(size, size)
  for (let i = 0; i < size; i++) for (const [k, from] of order.entries()) vectors.value[i * size + k] = v[i * size + from]
  return { values: order.map((k) => a[k * size + k]), vectors }
}

function rotate(values: Float64Array, p: number, q: number, c: number, s: number): void {
  const at = values[p]
  values[p] = c * at - s * values[q]
  values[q] = s * at + c * values[q]
}
