/** What a search for one of several words would find, for callers that combine the strengths themselves. */

import type { Chat } from '#chat/chat.ts'
import { shown } from '#chat/selection.ts'
import { fold } from '#words/fold.ts'
import { words } from '#words/words.ts'
import { heldAmong, joined, sizeOf, type WordHits, wordHits } from './hits.ts'
import { tokensBeginning, tokensReading } from './meaning.ts'
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

/**
 * The rows that contain words in this order, each in any of its forms, with at most `apart` others between two of them; none of hidden
 * people. "Lost job" is in "lost my old job".
 */
export function rowsWithWords(chat: Chat, forms: readonly (readonly string[])[], apart: number): Uint32Array {
  const ids: number[][] = []
  const hits: WordHits[] = []
  for (const each of forms) {
    const tokens = [...new Set(each.flatMap((text) => tokensReading(chat, text)))]
    // Most phrases have a word that the chat lacks.
    if (tokens.length === 0) return new Uint32Array()
    ids.push(tokens)
    hits.push(wordHits(chat, tokens))
  }
  const [rarest, ...others] = hits.toSorted((a, b) => sizeOf(a) - sizeOf(b))
  let { rows } = joined(rarest)
  for (const other of others) {
    const among: Uint32Array = rows
    rows = heldAmong(chat, among, other).places.map((place) => among[place])
  }
  const people = shown(chat)
  const isThere = ids.length === 1 ? () => true : inOrder(chat, ids, apart)
  return rows.filter((row) => (!people || people[chat.author[row]] === 1) && isThere(row))
}

/** Whether a row has one token of each list, in their order. */
function inOrder(chat: Chat, ids: readonly (readonly number[])[], apart: number): (row: number) => boolean {
  const { start, tokens } = words(chat)
  const isAt = (step: number, from: number, last: number, end: number): boolean => {
    for (let at = from; at <= last; at++)
      if (ids[step].includes(tokens[at]) && (step + 1 === ids.length || isAt(step + 1, at + 1, Math.min(at + 1 + apart, end), end)))
        return true
    return false
  }
  return (row) => isAt(0, start[row], start[row + 1] - 1, start[row + 1] - 1)
}

/** How many messages contain any of some words. */
export const countHolding = (chat: Chat, texts: readonly string[]): number =>
  sizeOf(wordHits(chat, [...new Set(texts.flatMap((text) => tokensReading(chat, text)))]))
