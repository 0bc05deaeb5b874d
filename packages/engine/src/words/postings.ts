import { column } from '../column.ts'
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
export const postings = column((chat): Postings => {
  const { start: textStart, tokens, dictionary } = words(chat)
  const size = dictionary.size
  const start = new Uint32Array(size + 1)
  for (let i = 0; i < tokens.length; i++) start[tokens[i] + 1]++
  for (let token = 0; token < size; token++) start[token + 1] += start[token]
  const end = start.slice(0, size)
  const rows = new Uint32Array(tokens.length)
  const more = new Uint8Array(tokens.length)
  for (let row = 0; row < chat.count; row++) {
    for (let i = textStart[row], last = textStart[row + 1]; i < last; i++) {
      const token = tokens[i]
      const at = end[token]
      if (at > start[token] && rows[at - 1] === row) {
        if (more[at - 1] < MOST_MORE) more[at - 1]++
      } else {
        rows[at] = row
        end[token] = at + 1
      }
    }
  }
  return { start, end, rows, more }
})
