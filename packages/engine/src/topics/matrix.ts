/** Matrices as topics need them: a sparse one of windows by words, and narrow dense ones beside it. */

/** Row `i` has `value[e]` in `column[e]` for `e` from `start[i]` to `start[i + 1]`; elsewhere 0. */
export interface Sparse {
  readonly rows: number
  readonly columns: number
  readonly start: Uint32Array
  readonly column: Uint32Array
  readonly value: Float64Array
}

/** Row by row: the value at `i`, `j` is at `i * columns + j`. */
export interface Dense {
  readonly rows: number
  readonly columns: number
  readonly value: Float64Array
}

export const dense = (rows: number, columns: number): Dense => ({ rows, columns, value: new Float64Array(rows * columns) })

/** Rows become columns. */
export function transposed({ rows, columns, start, column, value }: Sparse): Sparse {
  const turned = { rows: columns, columns: rows, start: new Uint32Array(columns + 1), column: new Uint32Array(column.length) }
  const values = new Float64Array(value.length)
  for (let e = 0; e < column.length; e++) turned.start[column[e] + 1]++
  for (let j = 0; j < columns; j++) turned.start[j + 1] += turned.start[j]
  const next = turned.start.slice()
  for (let i = 0; i < rows; i++) {
    for (let e = start[i]; e < start[i + 1]; e++) {
      const at = next[column[e]]++
      turned.column[at] = i
      values[at] = value[e]
    }
  }
  return { ...turned, value: values }
}

/** The product of a sparse and a dense matrix, of as many rows as the one has columns; written into `product` where it is given. */
export function times(
  { rows, start, column, value }: Sparse,
  { columns: width, value: right }: Dense,
  product = dense(rows, width),
): Dense {
  const out = product.value
  for (let i = 0; i < rows; i++) {
    const end = start[i + 1]
    let k = 0
    // Four columns at a time: their sums stay at hand.
    for (; k + 4 <= width; k += 4) {
      // No array of four zeros: it would be allocated for every sum.
      let a = 0
      let b = 0
      let c = 0
      let d = 0
      for (let e = start[i]; e < end; e++) {
        const from = column[e] * width + k
        const weight = value[e]
        a += weight * right[from]
        b += weight * right[from + 1]
        c += weight * right[from + 2]
        d += weight * right[from + 3]
      }
      const to = i * width + k
      out[to] = a
      out[to + 1] = b
      out[to + 2] = c
      out[to + 3] = d
    }
    for (; k < width; k++) {
      let sum = 0
      for (let e = start[i]; e < end; e++) sum += value[e] * right[column[e] * width + k]
      out[i * width + k] = sum
    }
  }
  return product
}

/** Of a matrix its transpose times itself: the inner products of its columns. */
export function gram({ rows, columns: width, value }: Dense): Dense {
  const products = dense(width, width)
  const out = products.value
  for (let i = 0; i < rows; i++) {
    const from = i * width
    for (let a = 0; a < width; a++) {
      const left = value[from + a]
      if (left !== 0) for (let b = a; b < width; b++) out[a * width + b] += left * value[from + b]
    }
  }
  for (let a = 0; a < width; a++) for (let b = 0; b < a; b++) out[a * width + b] = out[b * width + a]
  return products
}

/** The first columns only. */
export function narrowed({ rows, columns, value }: Dense, width: number): Dense {
  const narrow = dense(rows, width)
  for (let i = 0; i < rows; i++) for (let k = 0; k < width; k++) narrow.value[i * width + k] = value[i * columns + k]
  return narrow
}
