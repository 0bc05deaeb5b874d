import { column } from '../column.ts'
import { words } from './words.ts'

/** Where each token stands: an inverted index. */
export interface Postings {
  /** Token `id` stands in the rows `rows[start[id] .. start[id + 1])`, ascending, each once. */
  readonly start: Uint32Array
  readonly rows: Uint32Array
}

/** Built by counting (Cormen, Leiserson, Rivest and Stein, counting sort), in two passes over the tokens. */
export const postings = column((chat): Postings => {
  const { start: textStart, tokens, dictionary } = words(chat)
  const size = dictionary.size
  const start = new Uint32Array(size + 1)
  // The row, plus one, in which each token was met last: a row that says "ha" three times counts once.
  const last = new Uint32Array(size)
  for (let row = 0; row < chat.count; row++) {
    for (let i = textStart[row], end = textStart[row + 1]; i < end; i++) {
      const token = tokens[i]
      if (last[token] === row + 1) continue
      last[token] = row + 1
      start[token + 1]++
    }
  }
  for (let token = 0; token < size; token++) start[token + 1] += start[token]
  const rows = new Uint32Array(start[size])
  const next = start.slice(0, size)
  last.fill(0)
  for (let row = 0; row < chat.count; row++) {
    for (let i = textStart[row], end = textStart[row + 1]; i < end; i++) {
      const token = tokens[i]
      if (last[token] === row + 1) continue
      last[token] = row + 1
      rows[next[token]++] = row
    }
  }
  return { start, rows }
})
