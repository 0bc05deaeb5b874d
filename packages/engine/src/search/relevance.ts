/** How strongly rows answer a query. */

import type { Chat } from '#chat/chat.ts'
import { words } from '#words/words.ts'
import type { Matched, Matches } from './matches.ts'
import { FirstInOrder } from './page.ts'
import { phraseCount } from './phrase.ts'
import type { Term } from './query.ts'
import { rarity, SELDOM, SHORT, type Strength, strengthBy, tokenCounts } from './strength.ts'

/** This many strengths are computed at a time: they stay in the processor's cache, and need no memory of their own. */
const BLOCK = 1024

/** What a term adds to the strength of a row with this many tokens that contains it this many times. */
interface Weight {
  more: Uint8Array
  added: Strength
  /** The same of few times and short rows: that of `times` and `length` is at `(times - 1) * SHORT + length`. */
  known: Float64Array
}

function weightOf(chat: Chat, { more, having }: Matched): Weight {
  const added = strengthBy(chat, rarity(chat, having))
  // Computed once for each length and count that most have.
  const known = new Float64Array(SELDOM * SHORT)
  for (let i = 0; i < known.length; i++) known[i] = added(1 + Math.floor(i / SHORT), i % SHORT)
  return { more, added, known }
}

/** Adds up the strengths of the rows from a place on, as many as there is room for. With nothing asked for they are all 1. */
function addUp(chat: Chat, rows: Uint32Array, weights: readonly Weight[], from: number, strengths: Float64Array): void {
  const { start } = words(chat)
  const counts = tokenCounts(chat)
  strengths.fill(weights.length === 0 ? 1 : 0)
  const size = Math.min(strengths.length, rows.length - from)
  for (const { more, added, known } of weights) {
    for (let i = 0; i < size; i++) {
      const row = rows[from + i]
      const times = more[from + i]
      const length = counts[row]
      strengths[i] += length < SHORT && times < SELDOM ? known[times * SHORT + length] : added(1 + times, start[row + 1] - start[row])
    }
  }
}

export interface Ranking {
  /**
   * The places of the strongest `size` among the rows, strongest first. Equal ones: those that contain the words as they were
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
    // The strength of the last one kept, and whether another as strong could take its place: one with the phrase, if it has none.
    let least = 0
    let isOpen = true
    for (let to = rows.length; to > 0; to -= BLOCK) {
      const from = Math.max(0, to - BLOCK)
      addUp(chat, rows, weights, from, strengths)
      for (let place = to - 1; place >= from; place--) {
        const strength = strengths[place - from]
        // Of equal ones the newer came first, and stays unless a phrase separates them.
        if (strength < least || (strength === least && !isOpen)) continue
        known.set(place, strength)
        const left = first.offer(place)
        if (left === null) continue
        known.delete(left)
        least = strengthOf(first.last)
        isOpen = isPhrase !== null && phraseAt(first.last) === 0
      }
    }
    return first.inOrder()
  }

  function strengthAt(place: number): number {
    const strengths = new Float64Array(1)
    addUp(chat, rows, weights, place, strengths)
    return strengths[0]
  }

  return { strongest, strengthAt }
}

/**
 * Says whether a row contains all the words one after another, as they were typed: 1 or 0, looked at once. Null where
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
