/** Words one after another. */
import type { Chat } from '../chat.ts'
import { intersection, union } from '../stats/sorted.ts'
import { words } from '../words/words.ts'
import { tokensHolding } from './compounds.ts'
import { type Found, hitsAmong, hitsOf } from './hits.ts'
import { tokensMeaning } from './meaning.ts'
import type { WordTerm } from './words-in.ts'

/** The rows that hold a phrase or a word, and how many have the rarest of its words. */
export function phraseHits(chat: Chat, terms: readonly WordTerm[]): Found {
  const meant = terms.map((word) => tokensMeaning(chat, word))
  if (meant.length === 1) {
    const hits = hitsOf(chat, meant[0])
    return { hits, having: hits.rows.length }
  }
  const rarestFirst = meant.map((ids) => hitsOf(chat, ids).rows).sort((a, b) => a.length - b.length)
  // A token may hold the phrase by itself, as links do.
  const whole = hitsOf(chat, tokensHolding(chat, terms)).rows
  const rows = union(whole, rarestFirst.reduce(intersection))
  return { hits: hitsAmong(rows, phraseCount(chat, terms, meant)), having: rarestFirst[0].length }
}

/** How often a row holds words one after another. */
export function phraseCount(
  chat: Chat,
  terms: readonly WordTerm[],
  meant: readonly (readonly number[])[] = terms.map((word) => tokensMeaning(chat, word)),
): (row: number) => number {
  const { start, tokens, dictionary } = words(chat)
  const marksOf = (ids: readonly number[]): Uint8Array => {
    const marks = new Uint8Array(dictionary.size)
    for (const id of ids) marks[id] = 1
    return marks
  }
  const steps = meant.map(marksOf)
  const [first] = steps
  const holding = tokensHolding(chat, terms)
  const wholes = holding.length > 0 ? marksOf(holding) : null
  return (row) => {
    const from = start[row]
    const end = start[row + 1]
    let count = 0
    if (wholes) for (let i = from; i < end; i++) count += wholes[tokens[i]]
    for (let i = from, last = end - steps.length; i <= last; i++) {
      if (first[tokens[i]] === 0) continue
      let step = 1
      while (step < steps.length && steps[step][tokens[i + step]] === 1) step++
      if (step === steps.length) count++
    }
    return count
  }
}
