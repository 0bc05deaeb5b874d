/** The messages that say a phrase: "Alun's" names Alun. */
import type { Chat } from '@convostat/engine/chat/chat'
import { keywordRows } from '@convostat/engine/search/keyword'

/** Where `'s` is short for "is" or "us" and makes another word: "it's", "let's", "what's". */
const SHORTENED: ReadonlySet<string> = new Set(
  'it|that|this|he|she|what|who|where|there|here|how|when|why|let|which|now|so|everything|nothing|something|everyone|everybody|nobody'.split(
    '|',
  ),
)

/** The rows of messages with a phrase as a search for it finds them, and with it in the possessive: oldest first. */
export function phraseRows(chat: Chat, phrase: string): Uint32Array {
  const rows = keywordRows(chat, phrase)
  const owned = possessiveRows(chat, phrase)
  return owned.length === 0 ? rows : Uint32Array.from(new Set([...rows, ...owned])).sort()
}

/** Whether a search for a phrase finds fewer messages than say it. */
export const isOwnedToo = (chat: Chat, phrase: string): boolean => {
  const rows = new Set(keywordRows(chat, phrase))
  return possessiveRows(chat, phrase).some((row) => !rows.has(row))
}

function possessiveRows(chat: Chat, phrase: string): Uint32Array {
  const last = /[\p{L}\p{M}]+$/u.exec(phrase)?.[0].toLowerCase() ?? ''
  // Only languages of Latin letters write it so.
  if (!/\p{Script=Latin}$/u.test(last) || SHORTENED.has(last)) return new Uint32Array()
  return keywordRows(chat, `${phrase}'s`)
}
