import { textColumn } from '#chat/column.ts'
import { words } from './words.ts'

/** Where each token is, and how often: an inverted index. */
export interface Postings {
  /** Token `id` is in the rows `rows[start[id] .. end[id])`, ascending, each once, and `start[id + 1] - start[id]` times in all. */
  readonly start: Uint32Array
  readonly end: Uint32Array
  readonly rows: Uint32Array
  /** For each entry of `rows`, how often more than once the row contains the token, up to `MOST_MORE`. */
  readonly more: Uint8Array
}

/** A token is counted up to 255 times in a row. */
export const MOST_MORE = 254

/**
 * Built by counting (Cormen, Leiserson, Rivest and Stein, counting sort): all occurrences are put down first, and then those
 * in one row become one entry, token by token, which looks at memory in order. Some of each token's room stays free.
 */
export const postings = textColumn((chat): Postings => {
  const { start: textStart, tokens, dictionary } = words(chat)
  const size = dictionary.size
  const start = new Uint32Array(size + 1)
  for (let i = 0; i < tokens.length; i++) start[tokens[i] + 1]++
  for (let token = 0; token < size; token++) start[token + 1] += start[token]
  const end = start.slice(0, size)
  const rows = new Uint32Array(tokens.length)
  putDown(tokens, textStart, end, rows)
  const more = new Uint8Array(tokens.length)
  for (let token = 0; token < size; token++) end[token] = onceEach(rows, more, start[token], end[token])
  return { start, end, rows, more }
})

/** Writes each token's rows from its place in `next` on, which moves on to their end. */
function putDown(tokens: Uint32Array, textStart: Uint32Array, next: Uint32Array, rows: Uint32Array): void {
  for (let row = 0, i = 0; row + 1 < textStart.length; row++) {
    for (const last = textStart[row + 1]; i < last; i++) rows[next[tokens[i]]++] = row
  }
}

/** Leaves each of the rows `rows[from .. end)` once, and counts in `more` how often it was there again; gives where they end now. */
function onceEach(rows: Uint32Array, more: Uint8Array, from: number, end: number): number {
  if (from === end) return end
  let last = from
  for (let i = from + 1; i < end; i++) {
    const row = rows[i]
    if (row !== rows[last]) rows[++last] = row
    else if (more[last] < MOST_MORE) more[last]++
  }
  return last + 1
}
