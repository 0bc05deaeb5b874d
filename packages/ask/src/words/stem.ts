/**
 * Folded words without the ends of inflection, and nothing more: number, case and person make another form of a word, derivation makes
 * another word, as "pillar" beside "pill". Each language has its own rules. A word that may be a form of two has two stems, and
 * two words are the same where they have one in common. Missing a form costs a passage; joining two words shows a wrong one.
 */
import type { Spoken } from './question-words.ts'
import { arabic } from './stems/arabic.ts'
import { english } from './stems/english.ts'
import { german } from './stems/german.ts'
import { hindi, hindiInLatin } from './stems/hindi.ts'
import { portuguese, spanish } from './stems/romance.ts'

const ofLatin: Readonly<Record<Spoken, (word: string) => readonly string[]>> = {
  en: english,
  de: german,
  es: spanish,
  pt: portuguese,
  hi: hindiInLatin,
  ar: (word) => [word],
}

/** The stems of a word in a language; its script says the language of other words. */
export function stemsOf(word: string, language: Spoken): readonly string[] {
  if (/\p{Script=Arabic}/u.test(word)) return arabic(word)
  if (/\p{Script=Devanagari}/u.test(word)) return hindi(word)
  return ofLatin[language](word)
}

/** Whether two words are forms of one in any of some languages. */
export const isOneWord = (a: string, b: string, languages: readonly Spoken[]): boolean =>
  a === b ||
  languages.some((language) => {
    const stems = stemsOf(a, language)
    return stemsOf(b, language).some((stem) => stems.includes(stem))
  })
