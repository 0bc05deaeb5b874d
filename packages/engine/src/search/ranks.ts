/** Rows by how strongly they answer a word, whichever word it is, as whole numbers: most are left by comparing two of them. */

import type { Chat } from '#chat/chat.ts'
import { textColumn } from '#chat/column.ts'
import { firstAtOrAfter } from '#stats/sorted.ts'
import { type Postings, postings } from '#words/postings.ts'
import { SELDOM, SHORT, strengthBy, tokenCounts } from './strength.ts'

/** This many entries of a list share a best rank, as a power of two. */
export const BLOCK_BITS = 6
const BLOCK = 1 << BLOCK_BITS

/** This many entries make a list long: of a shorter one all are looked at before a block could save anything. */
export const LONG = 4096

/** The rank of rows that contain a word too often to be told apart: no other is higher. */
export const HIGHEST = 0xffff

/** Strengths that differ by less are the same except for rounding: unlike ones differ by far more, whatever the mean length. */
const ROUNDING = 1e-13

/** How many lengths there are: 0 to `SHORT`, which stands for all that are longer. */
export const LENGTHS = SHORT + 1

export interface Ranks {
  /** Of a row that contains a word `1 + more` times, `more < SELDOM`, and has `length` tokens up to `SHORT`: at `more * LENGTHS + length`. */
  readonly ranks: Uint16Array
  /** For each rank 1 where rows of it are of one length and contain the word equally often, so that they are equally strong to the last bit. */
  readonly isExact: Uint8Array
}

/** A higher rank is stronger for every word; the rarity of a word multiplies all alike. */
export const ranks = textColumn((chat): Ranks => {
  const strength = strengthBy(chat, 1)
  const strengths = new Float64Array(SELDOM * LENGTHS)
  for (let i = 0; i < strengths.length; i++) strengths[i] = strength(1 + Math.floor(i / LENGTHS), i % LENGTHS)
  const sorted = strengths.slice().sort()
  const found = new Uint16Array(strengths.length)
  const isExact = new Uint8Array(strengths.length)
  for (const [i, value] of strengths.entries()) {
    found[i] = firstAtOrAfter(sorted, value * (1 - ROUNDING))
    const isAlone = sorted[found[i]] === value && !(sorted[found[i] + 1] <= value * (1 + ROUNDING))
    isExact[found[i]] = Number(isAlone && i % LENGTHS < SHORT)
  }
  return { ranks: found, isExact }
})

/** Those of the lists that were looked through, by token. */
const knownHighest = textColumn((): Map<number, Uint16Array> => new Map())

/** The highest rank of each block of a token's entries (block-max indexes: Ding and Suel 2011), once the token is looked for. */
export function highestRanks(chat: Chat, id: number): Uint16Array {
  const held = knownHighest(chat)
  let highest = held.get(id)
  if (!highest) {
    const index = postings(chat)
    const [from, end] = [index.start[id], index.end[id]]
    highest = new Uint16Array(((end - from) >>> BLOCK_BITS) + 1)
    const counts = tokenCounts(chat)
    const { ranks: known } = ranks(chat)
    for (let block = 0, at = from; at < end; block++, at += BLOCK)
      highest[block] = highestOf(index, counts, known, at, Math.min(at + BLOCK, end))
    held.set(id, highest)
  }
  return highest
}

/** The highest rank of some entries. A separate function is compiled as soon as it was called often. */
function highestOf({ rows, more }: Postings, counts: Uint8Array, known: Uint16Array, from: number, to: number): number {
  let most = 0
  for (let i = from; i < to; i++) {
    const rank = more[i] < SELDOM ? known[more[i] * LENGTHS + counts[rows[i]]] : HIGHEST
    if (rank > most) most = rank
  }
  return most
}
