/** Which words are not counted: those every sentence needs, and those a reader does not want to see. */
import type { Chat } from '#chat/chat.ts'
import { textColumn } from '#chat/column.ts'
import { fold } from '#words/fold.ts'
import { lexicon } from './lexicon.ts'
import { chatLanguages, isStopWord, stopWordsOf } from './stop-words.ts'

export interface WordChoice {
  /** The reader's own stop words, as they typed them. */
  without?: readonly string[]
  /** Keep those of the chat's languages. */
  all?: boolean
}

export interface LeftOut {
  /** The languages whose stop words are left out (BCP 47), the one spoken most first. */
  readonly languages: readonly string[]
  /** Numbers of the lexicon. */
  readonly words: ReadonlySet<number>
}

export function leftOut(chat: Chat, { without = [], all = false }: WordChoice): LeftOut {
  const { find } = lexicon(chat)
  const own = without.map((word) => find(fold(word).trim())).filter((word) => word >= 0)
  if (all) return { languages: [], words: new Set(own) }
  const { languages, words } = stopWordsIn(chat)
  return { languages, words: own.length === 0 ? words : new Set([...words, ...own]) }
}

const stopWordsIn = textColumn((chat): LeftOut => {
  const languages = chatLanguages(chat)
  const stops = stopWordsOf(languages)
  const { find, joined, text } = lexicon(chat)
  const numbers = [...Array.from(stops, find).filter((word) => word >= 0), ...joined.filter((word) => isStopWord(text(word), stops))]
  return { languages, words: new Set(numbers) }
})
