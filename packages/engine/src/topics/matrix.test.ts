import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coherence } from './coherence.ts'
import { factorize, fold } from './factorize.ts'
import { type Dense, gram, type Sparse, times, transposed } from './matrix.ts'
import { shuffled } from './shuffled.ts'
import { singularVectors } from './singular-vectors.ts'

const step = async () => {}

function sparse(rows: readonly (readonly number[])[], columns: number): Sparse {
  const start = new Uint32Array(rows.length + 1)
  const column: number[] = []
  const value: number[] = []
  for (const [i, row] of rows.entries()) {
    for (const [j, x] of row.entries()) {
      if (x === 0) continue
      column.push(j)
      value.push(x)
    }
    start[i + 1] = column.length
  }
  return { rows: rows.length, columns, start, column: Uint32Array.from(column), value: Float64Array.from(value) }
}

const rowsOf = ({ rows, columns, value }: Dense) => Array.from({ length: rows }, (_, i) => [...value.slice(i * columns, (i + 1) * columns)])

const vectorsOf = (matrix: Sparse, wanted: number) => singularVectors(matrix, transposed(matrix), wanted, step)

const full = ({ rows, columns, start, column, value }: Sparse) =>
  Array.from({ length: rows }, (_, i) => {
    const row = new Array<number>(columns).fill(0)
    for (let e = start[i]; e < start[i + 1]; e++) row[column[e]] = value[e]
    return row
  })

const product = (a: number[][], b: number[][]) => a.map((row) => b[0].map((_, k) => row.reduce((sum, x, j) => sum + x * b[j][k], 0)))
const turned = (a: number[][]) => a[0].map((_, j) => a.map((row) => row[j]))
const anyRows = fc
  .integer({ min: 1, max: 6 })
  .chain((columns) =>
    fc.array(fc.array(fc.integer({ min: 0, max: 3 }), { minLength: columns, maxLength: columns }), { minLength: 1, maxLength: 6 }),
  )

test('products and transposes are those of the textbook', () => {
  fc.assert(
    fc.property(anyRows, (rows) => {
      const matrix = sparse(rows, rows[0].length)
      expect(full(transposed(matrix))).toEqual(turned(rows))
      const back: Dense = { rows: rows.length, columns: rows[0].length, value: Float64Array.from(rows.flat()) }
      expect(rowsOf(times(transposed(matrix), back))).toEqual(product(turned(rows), rows))
      expect(rowsOf(gram(back))).toEqual(product(turned(rows), rows))
    }),
  )
})

test('singular vectors are at right angles and make up the matrix', async () => {
  await fc.assert(
    fc.asyncProperty(anyRows, async (rows) => {
      const { left, sigma, right } = await vectorsOf(sparse(rows, rows[0].length), 6)
      if (sigma.length === 0) {
        expect(rows.flat().filter((x) => x !== 0)).toEqual([])
        return
      }
      const [u, v] = [rowsOf(left), rowsOf(right)]
      const again = product(
        u.map((row) => row.map((x, k) => x * sigma[k])),
        turned(v),
      )
      for (const [i, row] of rows.entries()) for (const [j, x] of row.entries()) expect(again[i][j]).toBeCloseTo(x, 6)
      for (const [a, row] of product(turned(v), v).entries()) for (const [b, x] of row.entries()) expect(x).toBeCloseTo(a === b ? 1 : 0, 6)
      expect([...sigma]).toEqual([...sigma].sort((a, b) => b - a))
    }),
  )
})

test('two kinds of rows are two factors, without negative numbers', async () => {
  const rows = [
    [2, 1, 0, 0],
    [4, 2, 0, 0],
    [0, 0, 1, 3],
    [0, 0, 2, 6],
    [2, 1, 1, 3],
  ]
  const matrix = sparse(rows, 4)
  const { ofWindows, ofWords } = await factorize(matrix, transposed(matrix), await vectorsOf(matrix, 2), 2, step)
  expect([...ofWindows.value, ...ofWords.value].every((x) => x >= 0)).toBe(true)
  const again = product(rowsOf(ofWindows), turned(rowsOf(ofWords)))
  for (const [i, row] of rows.entries()) for (const [j, x] of row.entries()) expect(again[i][j]).toBeCloseTo(x, 2)
  // A row of one kind has nothing of the other.
  expect(rowsOf(fold(sparse([[6, 3, 0, 0]], 4), ofWords))[0].filter((x) => x > 1e-3)).toHaveLength(1)
})

test('a shuffled matrix has every word no oftener than before, and rows no longer', () => {
  fc.assert(
    fc.property(anyRows, fc.nat(), (rows, seed) => {
      const matrix = sparse(rows, rows[0].length)
      const mixed = shuffled(matrix, seed)
      const held = (of: Sparse) => full(transposed(of)).map((row) => row.filter((x) => x > 0).length)
      for (const [word, count] of held(mixed).entries()) expect(count).toBeLessThanOrEqual(held(matrix)[word])
      for (let i = 0; i < rows.length; i++)
        expect(mixed.start[i + 1] - mixed.start[i]).toBeLessThanOrEqual(matrix.start[i + 1] - matrix.start[i])
      expect(shuffled(matrix, seed)).toEqual(mixed)
    }),
  )
})

test('words that are never apart have a coherence of 1, in however many windows, and never more', () => {
  for (let windows = 2; windows <= 60; windows++) {
    for (let holding = 1; holding < windows; holding++) {
      const held = Uint32Array.from({ length: holding }, (_, i) => i)
      const value = coherence([0, 1, 2], () => held, windows)
      expect(value).toBeLessThanOrEqual(1)
      expect(value).toBeCloseTo(1, 12)
    }
  }
})

test('coherence is the mean of what the formula says of each pair', () => {
  const anySets = fc.array(fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { minLength: 1 }), { minLength: 2, maxLength: 4 })
  fc.assert(
    fc.property(anySets, (sets) => {
      const held = sets.map((set) => Uint32Array.from(set).sort())
      const slow = sets.flatMap((a, i) =>
        sets.slice(i + 1).map((b) => {
          const p = a.filter((w) => b.includes(w)).length / 10
          if (p === 0 || p === 1) return p === 0 ? -1 : 0
          return Math.log(p / ((a.length / 10) * (b.length / 10))) / -Math.log(p)
        }),
      )
      const mean = slow.reduce((sum, x) => sum + x, 0) / slow.length
      expect(coherence([...sets.keys()], (word) => held[word], 10)).toBeCloseTo(mean, 9)
    }),
  )
  expect(coherence([0, 1], () => Uint32Array.of(1, 2), 4)).toBe(1)
})

test('no rounding takes the coherence of words that are never apart beyond 1', () => {
  for (let windows = 2; windows <= 60; windows++)
    for (let size = 1; size < windows; size++) {
      const held = Uint32Array.from({ length: size }, (_, i) => i)
      const found = coherence([0, 1, 2], () => held, windows)
      expect(found).toBeLessThanOrEqual(1)
      expect(found).toBeCloseTo(1, 9)
    }
})
