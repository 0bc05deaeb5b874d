import { everydayHere } from '#analyses/suggestions/everyday-here.ts'
import type { Chat } from '#chat/chat.ts'
import { everything, type Selection } from '#chat/selection.ts'
import { areFitToShow } from '#on-show/why-not-shown.ts'
import { wordsOfNames } from '#people/words-of-names.ts'
import { surprise } from '#stats/surprise.ts'
import { fold } from '#words/fold.ts'
import { chatLanguages } from './stop-words.ts'
import { type CountedWord, wordList } from './word-list.ts'

/** Said less often, a word is one of many. */
const A_FEW = 5
/** A word is the chat's own where people say it here this many times as often as elsewhere. */
const MUCH_MORE = 8
/** A word with this share of all words elsewhere belongs to everyone, however often people say it here. */
const COMMON = 2 ** -11
/** The most frequent are looked through: many are what everyone says, or not fit for a picture. */
const LOOKED_AT = 250

interface OwnWords {
  /** The most surprising first. */
  words: CountedWord[]
  /** How many different words there are in all. */
  total: number
}

/**
 * The words that this chat says far more often than people elsewhere, fit to be put on show, without people's names; where no table has the
 * chat's language, the most frequent, without those that every sentence needs.
 */
export function ownWords(
  chat: Chat,
  selection: Selection = everything(chat),
  { without = [], lookedAt = LOOKED_AT }: { without?: readonly string[]; lookedAt?: number } = {},
): OwnWords {
  const { words, said, total } = wordList(chat, selection, { most: lookedAt, without: [...without, ...wordsOfNames(chat)] })
  const languages = chatLanguages(chat)
  const everyday = everydayHere(chat)
  const own = everyday
    ? words
        .map((each) => ({ each, elsewhere: said * everyday.atMost(fold(each.word)) }))
        .filter(({ each: { count }, elsewhere }) => count >= A_FEW && count > MUCH_MORE * elsewhere && elsewhere < COMMON * said)
        .sort((a, b) => surprise(b.each.count, b.elsewhere) - surprise(a.each.count, a.elsewhere))
        .map(({ each }) => each)
    : words
  return { words: own.filter(({ word }) => areFitToShow(word, languages)), total }
}
