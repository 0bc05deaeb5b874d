import type { Row } from './row.ts'
import { hash } from './split.ts'

/** Longer texts have words enough that are spelt as everywhere. */
const LONGEST = 80
/** One row in this many is also learned as someone in a hurry types it. */
const SHARE = 6
const LEAST_LETTERS = 4

/** Scripts whose words are long enough to be misspelt by a letter. */
const ALPHABET = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{M}]+$/u
/** Letters that a keyboard without them writes otherwise, beyond what Unicode takes apart. */
const plainLetters: Record<string, string> = { ß: 'ss', ø: 'o', ł: 'l', ı: 'i', đ: 'd', æ: 'ae', œ: 'oe', å: 'a', ə: 'e' }

/** The same rows with accents left out, a word misspelt or lengthened. Only rows to learn from, some of them. */
export function* asTyped(rows: Iterable<Row>): Iterable<Row> {
  for (const row of rows) {
    if (row.split !== 'train' || row.text.length > LONGEST) continue
    const at = hash(`${row.text} typed`)
    if (at % SHARE !== 0) continue
    const text = typed(row.text, Math.floor(at / SHARE))
    if (text !== row.text) yield { ...row, text, source: `${row.source}-typed`, weight: row.weight * 0.7 }
  }
}

function typed(text: string, at: number): string {
  const bare = withoutAccents(text)
  if (bare !== text && at % 2 === 0) return bare
  const words = text.split(' ')
  const long = words.flatMap((word, i) => ([...word].length >= LEAST_LETTERS && ALPHABET.test(word) ? i : []))
  if (long.length === 0) return text
  const i = long[at % long.length]
  words[i] = at % 7 < 2 ? lengthened(words[i]) : misspelt(words[i], at >> 3)
  return words.join(' ')
}

export function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin}\p{M}*)\p{M}/gu, '')
    .normalize('NFC')
    .replace(/[ßøłıđæœåə]/g, (letter) => plainLetters[letter])
}

/** `happy` → `happyyyy`. */
function lengthened(word: string): string {
  return word + [...word].at(-1)!.repeat(3)
}

/** A letter left out, doubled, or changed with its neighbour; the first one is nearly always right. */
function misspelt(word: string, at: number): string {
  const letters = [...word]
  const i = 1 + (at % (letters.length - 2))
  const kind = (at >> 5) % 3
  if (kind === 0) letters.splice(i, 1)
  else if (kind === 1) letters.splice(i, 0, letters[i])
  else [letters[i], letters[i + 1]] = [letters[i + 1], letters[i]]
  return letters.join('')
}
