import { ownWords } from '#analyses/words/own-words.ts'
import { type Finder, MOST_NAMES } from '../scope.ts'
import { standsOut } from '../stands-out.ts'

/** Said less often, a word is one of many. */
const A_FEW = 5
const SHOWN = MOST_NAMES

/** The words that this chat says far more often than people elsewhere, without people's names. */
export const topWords: Finder = ({ chat, selection, without }) => {
  const own = ownWords(chat, selection, { without })
  const words = own.words.slice(0, SHOWN)
  const [first] = words
  if (!first) return null
  return {
    content: {
      kind: 'top_words',
      figure: first.word,
      unit: 'word',
      metric: 'words',
      words: words.map(({ word, count }) => ({ word, count })),
      facts: { total: own.total },
    },
    theme: 'words',
    score: 0.85 * standsOut(first.count, A_FEW),
  }
}
