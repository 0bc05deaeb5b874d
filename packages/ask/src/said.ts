/** Messages that say sorry, thank or laugh: by the words for it in every language that questions are asked in. */
import type { Chat } from '@convostat/engine/chat/chat'
import { wordsBeginning } from '@convostat/engine/search/any-of'
import { keywordRows } from '@convostat/engine/search/keyword'
import { dataOf } from '#languages/all.ts'
import { languages } from '#languages/index.ts'
import type { Saying } from '#languages/language.ts'
import { forms } from '#parse/lexicon.ts'

/** The words of a saying in all languages: people mix them, and each is of one meaning alone. */
const wordingsOf = (saying: Saying): readonly string[] => [...new Set(languages.flatMap((each) => forms(dataOf[each].sayings[saying])))]

const known = new WeakMap<Chat, Map<Saying, Uint8Array>>()

/** 1 for every row that says it. */
export function saidIn(chat: Chat, saying: Saying): Uint8Array {
  const ofChat = known.get(chat) ?? new Map<Saying, Uint8Array>()
  known.set(chat, ofChat)
  const there = ofChat.get(saying)
  if (there) return there
  const said = new Uint8Array(chat.count)
  for (const wording of wordingsOf(saying).flatMap((each) => wordsOf(chat, each)))
    for (const row of keywordRows(chat, wording)) said[row] = 1
  ofChat.set(saying, said)
  return said
}

/** `haha*` is every word of the chat that begins so: laughter has any length. */
const wordsOf = (chat: Chat, wording: string): readonly string[] =>
  wording.endsWith('*') ? wordsBeginning(chat, wording.slice(0, -1)) : [wording]
