import type { Chat } from '../chat.ts'
import { words } from '../words/words.ts'
import type { Sparse } from './matrix.ts'
import type { Windows } from './windows.ts'

/** How often each window says each word, in order of the words' places. */
export function countsOf(chat: Chat, windows: Windows, wordOf: Int32Array, wordsInAll: number): Sparse {
  const { start: textStart, tokens } = words(chat)
  const start = new Uint32Array(windows.count + 1)
  const said = new Uint32Array(wordsInAll)
  let column = new Uint32Array(1 << 12)
  let value = new Float64Array(1 << 12)
  let size = 0
  for (let w = 0; w < windows.count; w++) {
    const met: number[] = []
    for (let r = windows.start[w]; r < windows.start[w + 1]; r++) {
      const row = windows.rows[r]
      for (let i = textStart[row], end = textStart[row + 1]; i < end; i++) {
        const word = wordOf[tokens[i]]
        if (word >= 0 && said[word]++ === 0) met.push(word)
      }
    }
    if (size + met.length > column.length) {
      column = grown(column, size + met.length)
      value = grown(value, size + met.length)
    }
    for (const word of met.sort((a, b) => a - b)) {
      column[size] = word
      value[size++] = said[word]
      said[word] = 0
    }
    start[w + 1] = size
  }
  return { rows: windows.count, columns: wordsInAll, start, column: column.slice(0, size), value: value.slice(0, size) }
}

function grown<T extends Uint32Array | Float64Array>(values: T, needed: number): T {
  const larger = new (values.constructor as new (length: number) => T)(Math.max(needed, values.length * 2))
  larger.set(values)
  return larger
}
