import { spoken } from '#analyses/words/words-by-message.ts'
import type { Chat } from '#chat/chat.ts'
import type { Sparse } from './matrix.ts'
import type { Windows } from './windows.ts'

/** The windows that say at least this many different words; `wordOf` is -1 for tokens that are none of them. */
export function windowsSaying(chat: Chat, windows: Windows, fewest: number, wordOf: Int32Array, wordsInAll: number): Uint32Array {
  const { start: textStart, tokens } = spoken(chat)
  const metIn = new Uint32Array(wordsInAll)
  const found: number[] = []
  for (let w = 0; w < windows.count; w++) {
    let words = 0
    for (let r = windows.start[w]; r < windows.start[w + 1] && words < fewest; r++) {
      const row = windows.rows[r]
      for (let i = textStart[row], end = textStart[row + 1]; i < end && words < fewest; i++) {
        const word = wordOf[tokens[i]]
        if (word < 0 || metIn[word] === w + 1) continue
        metIn[word] = w + 1
        words++
      }
    }
    if (words >= fewest) found.push(w)
  }
  return Uint32Array.from(found)
}

/** How often each of these windows says each word; `wordOf` is -1 for tokens that are none of them. */
export function countsOf(chat: Chat, windows: Windows, which: Uint32Array, wordOf: Int32Array, wordsInAll: number): Sparse {
  const { start: textStart, tokens } = spoken(chat)
  const start = new Uint32Array(which.length + 1)
  const said = new Uint32Array(wordsInAll)
  let column = new Uint32Array(1 << 12)
  let value = new Float64Array(1 << 12)
  let size = 0
  const met = new Uint32Array(wordsInAll)
  for (const [at, w] of which.entries()) {
    let words = 0
    for (let r = windows.start[w]; r < windows.start[w + 1]; r++) {
      const row = windows.rows[r]
      for (let i = textStart[row], end = textStart[row + 1]; i < end; i++) {
        const word = wordOf[tokens[i]]
        if (word >= 0 && said[word]++ === 0) met[words++] = word
      }
    }
    if (size + words > column.length) {
      column = grown(column, size + words)
      value = grown(value, size + words)
    }
    for (let i = 0; i < words; i++) {
      const word = met[i]
      column[size] = word
      value[size++] = said[word]
      said[word] = 0
    }
    start[at + 1] = size
  }
  return { rows: which.length, columns: wordsInAll, start, column: column.slice(0, size), value: value.slice(0, size) }
}

function grown<T extends Uint32Array | Float64Array>(values: T, needed: number): T {
  const larger = new (values.constructor as new (length: number) => T)(Math.max(needed, values.length * 2))
  larger.set(values)
  return larger
}
