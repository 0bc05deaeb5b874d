/** Which rows hold a query's terms, and how strongly. */
import type { Chat } from '../chat.ts'
import { type Words, words } from '../words/words.ts'
import type { Term } from './query.ts'
import { substringOccurrences } from './substring.ts'
import { tokensHolding, tokensMeaning, vocabulary } from './vocabulary.ts'

/** How often a row holds one term: 0 is not at all. */
type Occurrences = (row: number) => number

/**
 * The strength with which a row answers all terms, or 0 where it lacks one or holds an excluded one. Each term adds
 * tf (k + 1) / (tf + k (1 - b + b l)), the term-frequency part of BM25 (Robertson and Zaragoza 2009) with k = 1.2 and
 * b = 0.75, l being the row's tokens over the chat's mean.
 */
export function matcher(chat: Chat, terms: readonly Term[]): (row: number) => number {
  const found = words(chat)
  const counted = terms.map((term) => ({ isExcluded: term.isExcluded, occurrences: occurrencesOf(chat, found, term) }))
  const required = counted.filter(({ isExcluded }) => !isExcluded).map(({ occurrences }) => occurrences)
  const excluded = counted.filter(({ isExcluded }) => isExcluded).map(({ occurrences }) => occurrences)
  const { start, tokens } = found
  const mean = Math.max(1, tokens.length / Math.max(1, chat.count))
  const K = 1.2
  const B = 0.75
  return (row) => {
    let strength = 0
    const norm = K * (1 - B + (B * (start[row + 1] - start[row])) / mean)
    for (const occurrences of required) {
      const count = occurrences(row)
      if (count === 0) return 0
      strength += (count * (K + 1)) / (count + norm)
    }
    for (const occurrences of excluded) if (occurrences(row) > 0) return 0
    // Only exclusions: what is left is found, none better than another.
    return required.length === 0 ? 1 : strength
  }
}

function occurrencesOf(chat: Chat, { start, tokens }: Words, term: Term): Occurrences {
  if (term.kind === 'substring') return substringOccurrences(chat, term.text)
  const known = vocabulary(chat)
  const meant = term.words.map((word) => tokensMeaning(known, word))
  const [first] = meant
  if (meant.length === 1) {
    return (row) => {
      let count = 0
      for (let i = start[row], end = start[row + 1]; i < end; i++) count += first[tokens[i]]
      return count
    }
  }
  const wholes = tokensHolding(known, term.words)
  const steps = meant.length
  return (row) => {
    let count = 0
    for (let i = start[row], end = start[row + 1]; i < end; i++) {
      const token = tokens[i]
      count += wholes[token]
      if (first[token] === 0 || i + steps > end) continue
      let step = 1
      while (step < steps && meant[step][tokens[i + step]] === 1) step++
      if (step === steps) count++
    }
    return count
  }
}
