/** A chat's words, most frequent first. */
import type { Chat } from '#chat/chat.ts'
import { everything, type Selection } from '#chat/selection.ts'
import { top } from '#stats/top.ts'
import { messagesByAuthor } from '../message-share.ts'
import { totals, wordCounts } from './counts.ts'
import { answersOf } from './find-many.ts'
import { leftOut, type WordChoice } from './left-out.ts'
import { lexicon } from './lexicon.ts'
import { messagesFindingEach } from './messages-finding.ts'
import { nameTest } from './names-said.ts'
import { spellings } from './spelling.ts'

export interface CountedWord {
  /** In its commonest spelling. */
  word: string
  /** How often it was written in texts and captions. */
  count: number
  /** In how many messages a search for it finds it. */
  messages: number
  /** It is someone's name, or a part of one. */
  isName: boolean
}

export interface WordList {
  /** Most first, of as many the one met first; last what is only ever inside of other words (`_both_`). */
  words: CountedWord[]
  /** How many different ones there are, and how often any of them was written. */
  total: number
  said: number
  /** Those whose stop words are left out (BCP 47). */
  languages: readonly string[]
  /** Messages selected. */
  messages: number
}

export interface WordsAsked extends WordChoice {
  /** This many words at most. */
  most?: number
}

/** What people write most, folded as a search compares it, shown in its commonest spelling. */
export function wordList(chat: Chat, selection: Selection = everything(chat), { most = 100, ...choice }: WordsAsked = {}): WordList {
  const counts = wordCounts(chat, selection)
  const { languages, words } = leftOut(chat, choice)
  for (const word of words) counts[word] = 0
  const { text } = lexicon(chat)
  const isName = nameTest(chat)
  const listed = Array.from(top(counts, most))
  const [written, found] = answersOf(
    chat,
    selection,
    spellings(chat, selection, listed),
    messagesFindingEach(chat, selection, listed.map(text)),
  )
  return {
    words: listed.map((word, i) => ({ word: written[i], count: counts[word], messages: found[i], isName: isName(text(word)) })),
    ...totals(counts),
    languages,
    messages: messagesByAuthor(chat, selection).reduce((sum, each) => sum + each, 0),
  }
}
