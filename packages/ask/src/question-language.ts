import { fold } from '@convostat/engine/words/fold'
import { questionWordsOf, type Spoken, spoken } from './words/question-words.ts'

/** The language that most of a question's own words are of; English where none is. */
export const questionLanguage = (question: string): Spoken => likeliestLanguages(question)[0]

/** The languages that as many of a question's own words are of as of no other. What only one of them writes tells them apart. */
export function likeliestLanguages(question: string): readonly [Spoken, ...Spoken[]] {
  const words = fold(question).match(/[\p{L}\p{M}']+/gu) ?? []
  const counts = spoken.map((language) => {
    const known = questionWordsOf(language)
    return { language, count: words.filter((word) => known.has(word)).length + (signs[language]?.test(question) ? SIGN : 0) }
  })
  const most = counts.reduce((most, { count }) => Math.max(most, count), 0)
  const [first = 'en', ...others] = counts.filter(({ count }) => count === most).map(({ language }) => language)
  return [first, ...others]
}

/** A sign counts as much as this many words. */
const SIGN = 2
const signs: Partial<Record<Spoken, RegExp>> = {
  es: /[¿¡ñ]/u,
  pt: /[ãõç]/u,
  de: /[ßäöü]/iu,
  hi: /\p{Script=Devanagari}/u,
  ar: /\p{Script=Arabic}/u,
}
