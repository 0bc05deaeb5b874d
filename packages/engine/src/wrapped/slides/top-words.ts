import { wordList } from '#analyses/words/word-list.ts'
import { wordsOfNames } from '#people/words-of-names.ts'
import type { Finder } from '../scope.ts'
import { standsOut } from '../stands-out.ts'

/** Said less often, a word is one of many. */
const A_FEW = 5
const SHOWN = 10

/** The most frequent words, without those that every sentence needs and people's names. */
export const topWords: Finder = ({ chat, selection, without }) => {
  const { words, total } = wordList(chat, selection, { most: SHOWN, without: [...without, ...wordsOfNames(chat)] })
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
