import type { Chat } from '../chat.ts'
import { highlights, type Range } from './highlights.ts'
import { matcher } from './matcher.ts'
import { keywordTerm } from './query.ts'

/** The rows that hold a keyword, oldest first. Several words are a phrase; a keyword is never read as a query's signs. */
export function keywordRows(chat: Chat, keyword: string): Uint32Array {
  const term = keywordTerm(keyword)
  if (!term) return new Uint32Array()
  const { candidates, strength } = matcher(chat, [term])
  if (candidates) return candidates.filter((row) => strength(row) > 0)
  const found: number[] = []
  for (let row = 0; row < chat.count; row++) if (strength(row) > 0) found.push(row)
  return Uint32Array.from(found)
}

/** Where a keyword stands in a message that holds it, in UTF-16 units. */
export function keywordHighlights(message: string, keyword: string): Range[] {
  const term = keywordTerm(keyword)
  return term ? highlights(message, [term]) : []
}
