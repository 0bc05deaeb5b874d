import type { Chat } from '../chat.ts'
import type { Replies } from '../columns/response-time.ts'
import { everything, type Selection } from '../selection.ts'
import { at, grouped } from '../stats/grouped.ts'
import { top } from '../stats/top.ts'
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
  const { author, participants } = chat
  const { rows, seconds } = toShownPeople(chat, chosenReplies(chat, selection))
  const from = at(author, rows)
  const to = answered(author, rows)
  const { order } = grouped(from, participants.length, grouped(to, participants.length).order)
  const starts = runs(order, from, to)
  const sorted = at(seconds, order)
  const counts = Uint32Array.from({ length: starts.length - 1 }, (_, pair) => starts[pair + 1] - starts[pair])
  const shown = Array.from(top(counts, MOST_PAIRS), (pair) => {
    const place = order[starts[pair]]
    return { from: from[place], to: to[place], seconds: sorted.subarray(starts[pair], starts[pair + 1]) }
  })
  return {
    people: mostFirst(chat, new Set(shown.flatMap((pair) => [pair.from, pair.to]))).map((person) => participants[person]),
    pairs: shown.map((pair) => ({ from: participants[pair.from], to: participants[pair.to], ...waitsOf(pair.seconds) })),
    totalPairs: counts.length,
  }
}

/** The replies to people who are not hidden. */
function toShownPeople({ author, hidden }: Chat, { rows, seconds }: Replies): Replies {
  if (!hidden) return { rows, seconds }
  const isToShown = (_: number, i: number): boolean => hidden[author[rows[i] - 1]] === 0
  return { rows: rows.filter(isToShown), seconds: seconds.filter(isToShown) }
}

/** Whom each reply answers: who wrote the message right before it. */
function answered(author: Uint32Array, rows: Uint32Array): Uint32Array {
  const people = new Uint32Array(rows.length)
  for (let i = 0; i < rows.length; i++) people[i] = author[rows[i] - 1]
  return people
}

/** Where each pair's replies begin in an order that has them together; at last where they end. */
function runs(order: Uint32Array, from: Uint32Array, to: Uint32Array): Uint32Array {
  const starts = new Uint32Array(order.length + 1)
  let size = 0
  for (let i = 0; i < order.length; i++) {
    const [place, before] = [order[i], order[i - 1]]
    starts[size] = i
    size += Number(i === 0 || from[place] !== from[before] || to[place] !== to[before])
  }
  starts[size] = order.length
  return starts.subarray(0, size + 1)
}

function mostFirst(chat: Chat, people: ReadonlySet<number>): number[] {
  return Array.from(top(messagesByAuthor(chat, everything(chat)))).filter((person) => people.has(person))
}
