import type { Finder } from '../scope.ts'
import { standsOut } from '../stands-out.ts'

/** A letter of three pages. */
const A_LETTER = 1000

/** All words together. */
export const wordsWritten: Finder = ({ overview: { totalWords, totalMessages } }) => ({
  content: { kind: 'words_written', figure: totalWords, unit: 'words', metric: 'total_words', facts: { messages: totalMessages } },
  theme: 'words',
  score: 0.45 * standsOut(totalWords, A_LETTER),
})
