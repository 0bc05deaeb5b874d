import type { Chat } from '#chat/chat.ts'
import { highlights, type Range } from './highlights.ts'
import { joined } from './hits.ts'
import { phraseHits } from './phrase.ts'
import { keywordTerm } from './query.ts'
import { substringHits } from './substring.ts'

/** The rows that contain a keyword and whose authors are not hidden, oldest first. Several words are a phrase; a keyword is never read as a query's signs. */
export function keywordRows(chat: Chat, keyword: string): Uint32Array {
  const term = keywordTerm(keyword)
  if (!term) return new Uint32Array()
  const { rows } = term.kind === 'words' ? joined(phraseHits(chat, term).hits) : substringHits(chat, term.text, null)
  const { author, hidden } = chat
  return hidden ? rows.filter((row) => hidden[author[row]] === 0) : rows.slice()
}

/** Where a keyword is in a message that contains it, in UTF-16 units. */
export function keywordHighlights(message: string, keyword: string): Range[] {
  const term = keywordTerm(keyword)
  return term ? highlights(message, [term]) : []
}
