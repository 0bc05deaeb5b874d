/** Which tokens a word of a query means. */
import type { Chat } from '../chat.ts'
import { words } from '../words/words.ts'
import { idsBeginning } from './beginnings.ts'
import { tokensHolding } from './compounds.ts'
import { vocabulary } from './vocabulary.ts'
import type { WordTerm } from './words-in.ts'

/** The ids of all tokens that a word means, each once. */
export function tokensMeaning(chat: Chat, word: WordTerm): number[] {
  const whole = word.isPrefix ? tokensBeginning(chat, word.text) : tokensReading(chat, word.text)
  return word.isEmoji ? whole : [...new Set([...whole, ...tokensHolding(chat, [word])])]
}

/** The words and emoji that read just so once folded. */
function tokensReading(chat: Chat, text: string): number[] {
  const id = words(chat).dictionary.find(text)
  const { changed, isKept } = vocabulary(chat)
  const others = changed.get(text) ?? []
  return id >= 0 && isKept[id] === 1 ? [id, ...others] : [...others]
}

/** The same for how they begin. */
function tokensBeginning(chat: Chat, prefix: string): number[] {
  const { changed, isKept } = vocabulary(chat)
  const found = idsBeginning(words(chat).dictionary, prefix).filter((id) => isKept[id] === 1)
  for (const [text, ids] of changed) if (text.startsWith(prefix)) found.push(...ids)
  return found
}
