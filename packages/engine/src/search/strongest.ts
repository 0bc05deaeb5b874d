/** The strongest rows of one term, most of the rows that contain it never looked at. */

import type { Chat } from '#chat/chat.ts'
import { firstAtOrAfter } from '#stats/sorted.ts'
import { MOST_MORE } from '#words/postings.ts'
import { words } from '#words/words.ts'
import type { WordHits } from './hits.ts'
import { FirstInOrder } from './page.ts'
import { BLOCK_BITS, HIGHEST, highestRanks, LENGTHS, ranks } from './ranks.ts'
import { rarity, SELDOM, SHORT, strengthBy, tokenCounts } from './strength.ts'

export interface Strong {
  row: number
  strength: number
}

/**
 * The strongest `size` of the rows that contain a term, strongest first, of equal ones the newer. `having` rows of the chat
 * contain it. The many are read from the newest on: once there are enough, a block of them is left as a whole whose highest
 * rank could not take the place of the last one kept, and so is each row of the others.
 */
export function strongest(chat: Chat, { many, few, blocks }: WordHits, having: number, size: number): Strong[] {
  const { start } = words(chat)
  const counts = tokenCounts(chat)
  const { ranks: known, isExact } = ranks(chat)
  const highest = blocks && highestRanks(chat, blocks.token)
  const at = blocks?.at ?? 0
  const strengthOf = strengthBy(chat, rarity(chat, having))
  const held = new Map<number, Strong & { more: number }>()
  const of = (row: number) => held.get(row) as Strong & { more: number }
  const first = new FirstInOrder(size, (a, b) => of(b).strength - of(a).strength || b - a)
  // What the last of those kept ranks at least, its row, and whether all that rank so are as strong as it is.
  let least = 0
  let leastRow = -1
  let isLeastExact = false

  const rankOf = (row: number, more: number): number => (more < SELDOM ? known[more * LENGTHS + counts[row]] : HIGHEST)
  /** Whether a row of this rank, and all before it, could not take the place of the last of those kept. */
  const isWeaker = (rank: number, row: number): boolean => rank < least || (rank === least && isLeastExact && row < leastRow)
  const offer = (row: number, more: number): void => {
    held.set(row, { row, strength: strengthOf(1 + more, start[row + 1] - start[row]), more })
    const left = first.offer(row)
    if (left === null) return
    held.delete(left)
    leastRow = first.last
    least = counts[leastRow] < SHORT ? known[Math.min(of(leastRow).more, SELDOM - 1) * LENGTHS + counts[leastRow]] : 0
    isLeastExact = counts[leastRow] < SHORT && isExact[least] === 1
  }

  // One comparison leaves most, before anything is called: the first search of all runs while nothing is compiled yet.
  for (let to = many.rows.length, from = to; to > 0; to = from) {
    const block = (at + to - 1) >>> BLOCK_BITS
    from = Math.max(0, (block << BLOCK_BITS) - at)
    if (highest !== null && (highest[block] < least || isWeaker(highest[block], many.rows[to - 1]))) continue
    for (let i = to - 1; i >= from; i--) {
      const row = many.rows[i]
      const rank = many.more[i] < SELDOM ? known[many.more[i] * LENGTHS + counts[row]] : HIGHEST
      if (rank < least || isWeaker(rank, row) || isIn(few.rows, row)) continue
      offer(row, many.more[i])
    }
  }
  for (let i = few.rows.length - 1, among = many.rows.length; i >= 0; i--) {
    const row = few.rows[i]
    among = firstAtOrAfter(many.rows, row, 0, among)
    const more = many.rows[among] === row ? Math.min(many.more[among] + 1 + few.more[i], MOST_MORE) : few.more[i]
    if (!isWeaker(rankOf(row, more), row)) offer(row, more)
  }
  return first.inOrder().map(of)
}

const isIn = (rows: Uint32Array, row: number): boolean => rows.length > 0 && rows[firstAtOrAfter(rows, row)] === row
