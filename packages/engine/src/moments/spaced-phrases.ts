import { fold } from '#words/fold.ts'

const NO_LETTER = /[^\p{L}\p{M}\p{N}'*]+/gu
/** Scripts whose words have no spaces between them, or endings without a border. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Hangul}]/u

/** Folded, with one space on either side of each word. */
export const spaced = (text: string): string => ` ${fold(text).replace(NO_LETTER, ' ').trim()} `

export const isUnspaced = (phrase: string): boolean => UNSPACED.test(phrase)

/** Whether a text has a phrase, both `spaced`: whole words, the last one with any ending where the phrase ends with `*`. */
export function holds(text: string, phrase: string): boolean {
  if (isUnspaced(phrase)) return text.includes(phrase.trim())
  return text.includes(phrase.endsWith('* ') ? phrase.slice(0, -2) : phrase)
}
