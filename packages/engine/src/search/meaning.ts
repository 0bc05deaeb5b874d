/** Which tokens a word of a query means. */

import type { Chat } from '#chat/chat.ts'
import { textColumn } from '#chat/column.ts'
import { firstAtOrAfter } from '#stats/sorted.ts'
import { words } from '#words/words.ts'
import { idsBeginning } from './beginnings.ts'
import { tokensHolding } from './compounds.ts'
import { vocabulary } from './vocabulary.ts'
import type { WordTerm } from './words-in.ts'

/** What the words that fold to something else fold to, in the order of code units: those with one beginning are together. */
const changedInOrder = textColumn((chat): readonly string[] => [...vocabulary(chat).changed.keys()].sort())

/** The ids of all tokens that a word means, each once. */
export function tokensMeaning(chat: Chat, word: WordTerm): number[] {
  const whole = word.isPrefix ? tokensBeginning(chat, word.text) : tokensReading(chat, word.text)
  const holding = word.isEmoji ? [] : tokensHolding(chat, [word])
  return holding.length === 0 ? whole : [...new Set([...whole, ...holding])]
}

/** The words and emoji that read just so once folded. */
export function tokensReading(chat: Chat, text: string): number[] {
  const id = words(chat).dictionary.find(text)
  const { changed, isKept } = vocabulary(chat)
  const others = changed.get(text) ?? []
  return id >= 0 && isKept[id] === 1 ? [id, ...others] : [...others]
}

/** The same for how they begin. */
export function tokensBeginning(chat: Chat, prefix: string): number[] {
  const { changed, isKept } = vocabulary(chat)
  const found = idsBeginning(words(chat).dictionary, prefix).filter((id) => isKept[id] === 1)
  const texts = changedInOrder(chat)
  for (let i = firstAtOrAfter(texts, prefix); texts[i]?.startsWith(prefix); i++) {
    for (const word of changed.get(texts[i]) ?? []) found.push(word)
  }
  return found
}
