import { chatLanguages } from '#analyses/words/stop-words.ts'
import { wordList } from '#analyses/words/word-list.ts'
import { areFitToShow } from '#on-show/why-not-shown.ts'
import { wordsOfNames } from '#people/words-of-names.ts'
import type { Finder } from '../scope.ts'
import { standsOut } from '../stands-out.ts'

/** Said less often, a word is one of many. */
const A_FEW = 5
const SHOWN = 10
/** Some of the most frequent are not fit for a picture. */
const LOOKED_AT = 40

/** The most frequent words, without those that every sentence needs and people's names. */
export const topWords: Finder = ({ chat, selection, without }) => {
  const { words: frequent, total } = wordList(chat, selection, { most: LOOKED_AT, without: [...without, ...wordsOfNames(chat)] })
  const languages = chatLanguages(chat)
  const words = frequent.filter(({ word }) => areFitToShow(word, languages)).slice(0, SHOWN)
  const [first] = words
  if (!first) return null
  return {
    content: {
      kind: 'top_words',
      figure: first.word,
      unit: 'word',
      metric: 'words',
      words: words.map(({ word, count }) => ({ word, count })),
      facts: { total },
    },
    theme: 'words',
    score: 0.85 * standsOut(first.count, A_FEW),
  }
}
