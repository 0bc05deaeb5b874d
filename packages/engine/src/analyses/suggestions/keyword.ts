/** A keyword of one or several words, as it is compared with others. */
import { keywordTerm } from '#search/query.ts'

export interface Keyword {
  /** As it is searched for. */
  readonly text: string
  /** Folded; one, where it is of a script without spaces and found anywhere in a text. */
  readonly words: readonly string[]
  readonly isUnspaced: boolean
}

export function keywordFrom(text: string): Keyword {
  const term = keywordTerm(text)
  if (term === null) return { text, words: [], isUnspaced: false }
  if (term.kind === 'substring') return { text, words: [term.text], isUnspaced: true }
  return { text, words: term.words.map((word) => word.text), isUnspaced: false }
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** Whether a word has letters of a script that is written without spaces. */
export const isUnspaced = (word: string): boolean => UNSPACED.test(word)

/** Words in a row as one writes them: with spaces between them, except for scripts that have none. */
export const joined = (words: readonly string[]): string =>
  words.reduce((text, word) => (UNSPACED.test(text.at(-1) ?? '') && UNSPACED.test(word[0]) ? text + word : `${text} ${word}`))

/** Whether one of the two is a part of the other, except for a plural or the like. */
export function overlap(a: Keyword, b: Keyword): boolean {
  if (a.isUnspaced && b.isUnspaced) return a.words[0].includes(b.words[0]) || b.words[0].includes(a.words[0])
  const [short, long] = a.words.length <= b.words.length ? [a.words, b.words] : [b.words, a.words]
  for (let at = 0; at + short.length <= long.length; at++) if (short.every((word, i) => areAlike(word, long[at + i]))) return true
  return false
}

/** Whether a word of one is in the other; without spaces, any two characters. */
export function shareAWord(a: Keyword, b: Keyword): boolean {
  if (!a.isUnspaced || !b.isUnspaced) return a.words.some((word) => b.words.includes(word))
  const [text] = a.words
  return Array.from({ length: text.length - 1 }, (_, i) => text.slice(i, i + 2)).some((two) => b.words[0].includes(two))
}

/** A word of fewer letters has no ending to tell apart. */
const FEWEST_LETTERS = 4
const LONGEST_ENDING = 2

/** Whether two words are one, except for a plural or the like. */
export function areAlike(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  return short === long || (short.length >= FEWEST_LETTERS && long.startsWith(short) && long.length - short.length <= LONGEST_ENDING)
}

/** Every part of words in a row but all of them. */
export function partsOf(words: readonly string[]): string[] {
  const parts: string[] = []
  for (let size = 1; size < words.length; size++)
    for (let at = 0; at + size <= words.length; at++) parts.push(joined(words.slice(at, at + size)))
  return parts
}
