import type { Chat } from '@convostat/engine/chat/chat'
import { textColumn } from '@convostat/engine/chat/column'
import { countHolding } from '@convostat/engine/search/any-of'
import { largest } from '@convostat/engine/stats/extremes'
import { type Spoken, spoken } from './words/question-words.ts'

/** Words that only one of the languages has, and uses all the time. */
const common: Partial<Record<Spoken, string>> = {
  en: 'the and you is of it that',
  de: 'und ich nicht ist ein auch',
  es: 'el los las pero muy yo estoy',
  pt: 'não eu você muito uma também',
  hi: 'hai nahi kya main aur ki toh',
}

/** A language with this part of the messages that the commonest has is one that the chat is in. */
const PART = 0.05

/** The languages of Ask that a chat is in Latin letters in, so that no word is taken for one of another: "gift" is poison in German. */
export const languagesIn = textColumn((chat: Chat): ReadonlySet<Spoken> => {
  const counts = spoken.map((language) => countHolding(chat, common[language]?.split(' ') ?? []))
  const least = PART * largest(counts, 0)
  return new Set(spoken.filter((_, i) => counts[i] > 0 && counts[i] >= least))
})
