import type { Chat } from '#chat/chat.ts'
import { everything, type Selection } from '#chat/selection.ts'
import { type ReplyGroups, replyGroups } from '#columns/reply-groups.ts'
import { top } from '#stats/top.ts'
import { chosenReplies } from './chosen-replies.ts'
import { messagesByAuthor } from './message-share.ts'
import { type Waits, waitsOf } from './waits.ts'

/** How fast one person (`from`) answers another (`to`). */
export interface PairWaits extends Waits {
  from: string
  to: string
}

/** Who answers whom, and how fast. */
export interface ResponseMatrix {
  /** Everyone in these pairs, most messages in the whole chat first, ties by first appearance in the file. */
  people: string[]
  /** Most replies first; of as many, by who answers and then by who is answered, in order of first appearance. */
  pairs: PairWaits[]
  /** How many pairs there are in all. */
  totalPairs: number
}

/** A screen can show no more, and a group of a thousand has a million. */
const MOST_PAIRS = 500

/** Turns and replies are those of the whole chat; the selection chooses among the replies, by who replied and when. No hidden person is of a pair. */
export function responseMatrix(chat: Chat, selection: Selection = everything(chat)): ResponseMatrix {
  const { participants, hidden } = chat
  const { pairs, seconds } = pairsOf(replyGroups(chat, chosenReplies(chat, selection)), participants.length, hidden)
  const counts = Uint32Array.from(pairs, ({ start, end }) => end - start)
  const shown = Array.from(top(counts, MOST_PAIRS), (pair) => pairs[pair])
  return {
    people: mostFirst(chat, new Set(shown.flatMap(({ from, to }) => [from, to]))).map((person) => participants[person]),
    pairs: shown.map(({ from, to, start, end }) => ({
      from: participants[from],
      to: participants[to],
      ...waitsOf(seconds.subarray(start, end)),
    })),
    totalPairs: pairs.length,
  }
}

/** One who answers another: their seconds are those from `start` up to `end`. */
interface Pair {
  from: number
  to: number
  start: number
  end: number
}

/** All pairs but those with someone hidden, by who answers and then by who is answered, and what the replies of each took, together. */
function pairsOf({ starts, seconds, answered }: ReplyGroups, people: number, hidden?: Uint8Array): { pairs: Pair[]; seconds: Uint32Array } {
  const sorted = new Uint32Array(seconds.length)
  const next = new Uint32Array(people)
  const pairs: Pair[] = []
  let size = 0
  for (let from = 0; from < people; from++) {
    const [first, last] = [starts[2 * from], starts[2 * from + 2]]
    if (first === last) continue
    next.fill(0)
    const own = answered.subarray(first, last)
    countInto(next, own)
    for (let to = 0; to < people; to++) {
      const replies = next[to]
      if (replies > 0 && hidden?.[to] !== 1) pairs.push({ from, to, start: size, end: size + replies })
      next[to] = size
      size += replies
    }
    putInto(sorted, next, own, seconds.subarray(first, last))
  }
  return { pairs, seconds: sorted }
}

// Small functions, so that the first person's loop makes those of all others fast.
function countInto(counts: Uint32Array, groups: Uint32Array): void {
  for (let i = 0; i < groups.length; i++) counts[groups[i]]++
}

function putInto(sorted: Uint32Array, next: Uint32Array, groups: Uint32Array, values: Uint32Array): void {
  for (let i = 0; i < groups.length; i++) sorted[next[groups[i]]++] = values[i]
}

function mostFirst(chat: Chat, people: ReadonlySet<number>): number[] {
  return Array.from(top(messagesByAuthor(chat, everything(chat)))).filter((person) => people.has(person))
}
