/** Whether a message names someone who is hidden. */
import { plainText, wordsOf } from './plain-text.ts'

/** A name of one or two letters is a word as well. */
const SHORTEST = 3
/** A letter of these scripts says more: two are a name, and Chinese, Japanese and Korean people are often called by two of theirs. */
const SHORTEST_OF_SYLLABLES = 2
const syllables = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]+$/u
/** Words of these are not divided from their neighbors, or from the particles after them. */
const undivided = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{M}]+$/u

/** The words by which people with these names are known. */
export function wordsThatName(names: readonly string[]): ReadonlySet<string> {
  return new Set(
    names.map(plainText).flatMap((name) => {
      const letters = [...name]
      if (!syllables.test(name)) return letters.length >= SHORTEST ? [name] : []
      if (letters.length < SHORTEST_OF_SYLLABLES) return []
      // Of three letters the last two are the given name, of four the family's and the given one.
      const parts = letters.length === 3 ? [letters.slice(1)] : letters.length === 4 ? [letters.slice(0, 2), letters.slice(2)] : []
      return [name, ...parts.map((part) => part.join(''))]
    }),
  )
}

/** Whether one of these words is in a text of `plainText`. */
export function namesOneOf(hidden: ReadonlySet<string>, plain: string): boolean {
  if (wordsOf(plain).some((word) => formsOf(word).some((form) => hidden.has(form)))) return true
  for (const name of hidden) if (undivided.test(name) && plain.includes(name)) return true
  return false
}

/** "Anna's" and "Annas" are Anna's, too; in Arabic "and", "to" or "with" are one word with a name. */
const formsOf = (word: string): readonly string[] => [
  word,
  word.replace(/['’].*$/, ''),
  word.replace(/s$/, ''),
  word.replace(/^[وفبلك](?=\p{sc=Arabic}{3})/u, ''),
]
