import { phraseList } from '../../analyses/words/phrase-list.ts'
import type { Finder } from '../scope.ts'
import { standsOut } from '../stands-out.ts'

/** Said less often, it is no phrase of one's own. */
const A_FEW = 5
const SHOWN = 5

/** Words that belong together here. */
export const phrase: Finder = ({ chat, selection, without }) => {
  const { phrases } = phraseList(chat, selection, { most: SHOWN, without })
  const [first] = phrases
  if (!first) return null
  return {
    content: {
      kind: 'phrase',
      figure: first.phrase,
      unit: 'phrase',
      metric: 'phrases',
      words: phrases.map(({ phrase, count }) => ({ word: phrase, count })),
      facts: { messages: first.messages },
    },
    theme: 'words',
    score: 0.75 * standsOut(first.count, A_FEW),
  }
}
