/** What a search for one of several words would find, for callers that combine the strengths themselves. */

import type { Chat } from '#chat/chat.ts'
import { shown } from '#chat/selection.ts'
import { fold } from '#words/fold.ts'
import { words } from '#words/words.ts'
import { joined } from './hits.ts'
import { tokensBeginning } from './meaning.ts'
import { phraseHits } from './phrase.ts'
import { keywordTerm } from './query.ts'
import { rarity, strengthBy } from './strength.ts'
import { substringHits } from './substring.ts'

export { rarity } from './strength.ts'

export interface Holding {
  /** Ascending; none of hidden people. */
  readonly rows: Uint32Array
  /** BM25 of each. */
  readonly strength: Float32Array
  /** How much it weighs that a row has it: the idf of BM25. */
  readonly rarity: number
}

/** The rows that contain some words one after another, or an emoji, or text of a script without spaces; each with its strength. */
export function rowsHolding(chat: Chat, wording: string): Holding {
  const term = keywordTerm(wording)
  if (!term) return { rows: new Uint32Array(), strength: new Float32Array(), rarity: 0 }
  const { rows, more } = term.kind === 'words' ? joined(phraseHits(chat, term).hits) : substringHits(chat, term.text, null)
  const idf = rarity(chat, rows.length)
  const strengthOf = strengthBy(chat, idf)
  const { start } = words(chat)
  const people = shown(chat)
  const held = new Uint32Array(rows.length)
  const strength = new Float32Array(rows.length)
  let size = 0
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i]
    if (people && people[chat.author[row]] === 0) continue
    held[size] = row
    strength[size++] = strengthOf(1 + more[i], start[row + 1] - start[row])
  }
  return { rows: held.subarray(0, size), strength: strength.subarray(0, size), rarity: idf }
}

/** The chat's own words that begin so, folded, each once. */
export function wordsBeginning(chat: Chat, prefix: string): string[] {
  if (prefix === '') return []
  const { dictionary } = words(chat)
  const ids = tokensBeginning(chat, prefix).filter((id) => dictionary.kind(id) === 'word')
  return [...new Set(ids.map((id) => fold(dictionary.text(id))))]
}
