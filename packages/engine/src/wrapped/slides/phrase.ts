import { ownPhrasesOf } from '#analyses/suggestions/own-phrases.ts'
import { phraseList } from '#analyses/words/phrase-list.ts'
import { chatLanguages } from '#analyses/words/stop-words.ts'
import { areFitToShow } from '#on-show/why-not-shown.ts'
import { wordsOfNames } from '#people/words-of-names.ts'
import type { Finder } from '../scope.ts'
import { standsOut } from '../stands-out.ts'

/** Said less often, it is not a phrase of one's own. */
const A_FEW = 5
const SHOWN = 5
/** The strongest are looked through: what everyone says is among them. */
const LOOKED_AT = 40

/** Words that belong together here, and elsewhere do not. Names are none. */
export const phrase: Finder = ({ chat, selection, without }) => {
  const isOwn = ownPhrasesOf(chat)
  if (!isOwn) return null
  const { phrases } = phraseList(chat, selection, { most: LOOKED_AT, without: [...without, ...wordsOfNames(chat)] })
  const languages = chatLanguages(chat)
  const own = phrases.filter((each) => isOwn(each.phrase) && areFitToShow(each.phrase, languages)).slice(0, SHOWN)
  const [first] = own
  if (!first) return null
  return {
    content: {
      kind: 'phrase',
      figure: first.phrase,
      unit: 'phrase',
      metric: 'phrases',
      words: own.map(({ phrase, count }) => ({ word: phrase, count })),
      facts: { messages: first.messages },
    },
    theme: 'words',
    score: 0.75 * standsOut(first.count, A_FEW),
  }
}
