import { chatLanguages } from '#analyses/words/stop-words.ts'
import { wordComparison } from '#analyses/words/word-comparison.ts'
import { areFitToShow } from '#on-show/why-not-shown.ts'
import { wordsOfNames } from '#people/words-of-names.ts'
import { type Finder, MOST_NAMES } from '../scope.ts'
import { exceeds } from '../stands-out.ts'

/** Below this nothing distinguishes two people. */
const LEAST_Z = 1.96
/** Some of a person's own words are not fit for a picture. */
const LOOKED_AT = 10

/** The word that sets each person apart: with one person there is no comparison. Names do not count. */
export const ownWords: Finder = ({ chat, selection, without, shares }) => {
  if (shares.length < 2) return null
  const people = shares.slice(0, MOST_NAMES).map(({ person }) => person)
  const compared = wordComparison(chat, selection, { people, without: [...without, ...wordsOfNames(chat)], most: LOOKED_AT }).people
  const languages = chatLanguages(chat)
  const own = compared.flatMap(({ person, words }) =>
    words
      .filter(({ word }) => areFitToShow(word, languages))
      .slice(0, 1)
      .map((word) => ({ person, ...word })),
  )
  if (own.length < 2) return null
  const [first, second] = [...own].sort((a, b) => b.z - a.z)
  return {
    content: {
      kind: 'own_words',
      figure: first.word,
      unit: 'word',
      metric: 'compare',
      words: own.map(({ word, count, person }) => ({ word, count, person })),
      facts: { people: shares.length },
    },
    theme: 'words',
    score: 0.9 * exceeds(second.z, LEAST_Z),
  }
}
