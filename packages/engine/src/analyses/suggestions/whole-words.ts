/** Where no spaces part words, a dictionary guesses where one ends: what may be half a word is not suggested. */
import { isUnspaced } from './keyword.ts'

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const LETTER = /\p{L}/gu
/** Verbs and adjectives end in hiragana, and are cut within it; names of things are all kanji or katakana. */
const NAMES_A_THING = /^[\p{Script=Han}\p{Script=Katakana}ー]{2,}$/u
/** "of": the one word in hiragana that joins two names to a name. */
const OF = 'の'
/** A cluster of letters and marks was cut where it begins with what follows a letter, or ends with what goes before one. */
const CUT = /^[\p{M}ะาำๅๆ]|[เแโใไ]$/u

/** Whether words in a row are surely words, in scripts without spaces as in any other. */
export const areWhole = (words: readonly string[]): boolean =>
  words.every((word, i) => !isUnspaced(word) || isWhole(word) || (word === OF && i > 0 && i < words.length - 1))

function isWhole(word: string): boolean {
  if (JAPANESE.test(word) || /\p{Script=Han}/u.test(word)) return NAMES_A_THING.test(word)
  return !CUT.test(word) && (word.match(LETTER)?.length ?? 0) >= 2
}
