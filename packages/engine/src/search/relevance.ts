/** How strongly rows answer a query. */
import type { Chat } from '../chat.ts'
import { firstAtOrAfter, gallop } from '../stats/sorted.ts'
import { words } from '../words/words.ts'
import type { Found } from './hits.ts'
import type { Matches } from './matches.ts'
import { FirstInOrder } from './page.ts'
import { phraseCount } from './phrase.ts'
import type { Term } from './query.ts'

// Robertson and Zaragoza 2009, "The Probabilistic Relevance Framework: BM25 and Beyond", with their usual constants.
const K = 1.2
const B = 0.75

/** Most messages have fewer tokens and a term fewer times: what it then adds is computed once for each length and count. */
const SHORT = 128
const SELDOM = 8

/** So many strengths are computed at a time: they stay in the processor's cache, and need no memory of their own. */
const BLOCK = 1024

/** What a term adds to the strength of a row with so many tokens that holds it so many times. */
interface Weight {
  found: Found
  added: (times: number, length: number) => number
  /** The same of few times and short rows: that of `times` and `length` stands at `(times - 1) * SHORT + length`. */
  known: Float64Array
}

/**
 * The strength is BM25: each term adds idf tf (k + 1) / (tf + k (1 - b + b l)), l being the row's tokens over the chat's
 * mean, and idf = ln(1 + (n - df + 1/2) / (df + 1/2)) of n messages, df of them with the term.
 */
function weightOf(chat: Chat, found: Found): Weight {
  const n = chat.count
  const df = found.having
  const idf = Math.log(1 + (n - df + 0.5) / (df + 0.5))
  const mean = Math.max(1, words(chat).tokens.length / Math.max(1, n))
  const added = (times: number, length: number): number => (idf * times * (K + 1)) / (times + K * (1 - B + (B * length) / mean))
  const known = new Float64Array(SELDOM * SHORT)
  for (let i = 0; i < known.length; i++) known[i] = added(1 + Math.floor(i / SHORT), i % SHORT)
  return { found, added, known }
}

/** Adds up the strengths of rows, some of a query's matches. With nothing asked for they are all 1. */
function addUp(chat: Chat, rows: Uint32Array, weights: readonly Weight[], strengths: Float64Array): void {
  const { start } = words(chat)
  strengths.fill(weights.length === 0 ? 1 : 0)
  for (const { found, added, known } of weights) {
    const { rows: holding, more } = found.hits
    for (let i = 0, j = firstAtOrAfter(holding, rows[0]); i < rows.length; i++, j++) {
      const row = rows[i]
      if (holding[j] !== row) j = gallop(holding, row, j)
      const length = start[row + 1] - start[row]
      strengths[i] += length < SHORT && more[j] < SELDOM ? known[more[j] * SHORT + length] : added(1 + more[j], length)
    }
  }
}

export interface Ranking {
  /**
   * The places of the strongest `size` among the rows, strongest first. Equal ones: those that hold the words as they were
   * typed, then the newer.
   */
  strongest: (size: number) => number[]
  /** How strongly the row at a place answers. */
  strengthAt: (place: number) => number
}

/** The order of a query's matches. */
export function ranking(chat: Chat, { rows, found }: Matches, terms: readonly Term[]): Ranking {
  const weights = found.map((each) => weightOf(chat, each))
  const isPhrase = phraseTeller(chat, terms)

  function strongest(size: number): number[] {
    const known = new Map<number, number>()
    const strengthOf = (place: number): number => known.get(place) as number
    const phraseAt = (place: number): number => (isPhrase === null ? 0 : isPhrase(rows[place]))
    const first = new FirstInOrder(size, (a, b) => strengthOf(b) - strengthOf(a) || phraseAt(b) - phraseAt(a) || b - a)
    const strengths = new Float64Array(BLOCK)
    let least = 0
    for (let to = rows.length; to > 0; to -= BLOCK) {
      const from = Math.max(0, to - BLOCK)
      addUp(chat, rows.subarray(from, to), weights, strengths)
      for (let place = to - 1; place >= from; place--) {
        const strength = strengths[place - from]
        // Of equal ones the newer came first, and stays unless a phrase tells them apart.
        if (strength < least || (strength === least && isPhrase === null)) continue
        known.set(place, strength)
        const left = first.offer(place)
        if (left === null) continue
        known.delete(left)
        least = strengthOf(first.last)
      }
    }
    return first.inOrder()
  }

  function strengthAt(place: number): number {
    const strengths = new Float64Array(1)
    addUp(chat, rows.subarray(place, place + 1), weights, strengths)
    return strengths[0]
  }

  return { strongest, strengthAt }
}

/**
 * Tells whether a row holds all the words one after another, as they were typed: 1 or 0, looked at once. Null where
 * there is nothing to tell: a query of one term, or of more than words.
 */
function phraseTeller(chat: Chat, terms: readonly Term[]): ((row: number) => number) | null {
  const required = terms.filter(({ isExcluded }) => !isExcluded)
  const typed = required.flatMap((term) => (term.kind === 'words' ? term.words : []))
  if (required.length < 2 || required.some(({ kind }) => kind !== 'words')) return null
  let count: ((row: number) => number) | undefined
  const known = new Map<number, number>()
  return (row) => {
    let told = known.get(row)
    if (told === undefined) {
      count ??= phraseCount(chat, typed)
      told = count(row) > 0 ? 1 : 0
      known.set(row, told)
    }
    return told
  }
}
