import { textColumn } from '../column.ts'
import { words } from './words.ts'

/** Where each token stands, and how often: an inverted index. */
export interface Postings {
  /** Token `id` stands in the rows `rows[start[id] .. end[id])`, ascending, each once. */
  readonly start: Uint32Array
  readonly end: Uint32Array
  readonly rows: Uint32Array
  /** For each entry of `rows`, how often more than once the row holds the token, up to `MOST_MORE`. */
  readonly more: Uint8Array
}

/** A token is counted up to 255 times in a row. */
export const MOST_MORE = 254

/**
 * Built by counting (Cormen, Leiserson, Rivest and Stein, counting sort), in two passes over the tokens. Each token has
 * room for all its occurrences; one in the row it was met in last adds to the entry before, so some room stays free.
 */
export const postings = textColumn((chat): Postings => {
  const { start: textStart, tokens, dictionary } = words(chat)
  const size = dictionary.size
  const start = new Uint32Array(size + 1)
  for (let i = 0; i < tokens.length; i++) start[tokens[i] + 1]++
  // For each token where its next entry goes, and one more than the row of the last: side by side, to be fetched at once.
  const next = new Uint32Array(size * 2)
  for (let token = 0; token < size; token++) {
    start[token + 1] += start[token]
    next[token * 2] = start[token]
  }
  const rows = new Uint32Array(tokens.length)
  const more = new Uint8Array(tokens.length)
  for (let row = 0, i = 0; row < chat.count; row++) {
    for (const last = textStart[row + 1]; i < last; i++) {
      const slot = tokens[i] * 2
      const at = next[slot]
      if (next[slot + 1] === row + 1) {
        if (more[at - 1] < MOST_MORE) more[at - 1]++
        continue
      }
      rows[at] = row
      next[slot] = at + 1
      next[slot + 1] = row + 1
    }
  }
  return { start, end: Uint32Array.from({ length: size }, (_, token) => next[token * 2]), rows, more }
})
