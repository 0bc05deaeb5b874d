import type { Chat } from '#chat/chat.ts'
import { everything, type Selection } from '#chat/selection.ts'
import { bursts } from '#columns/burst.ts'
import { top } from '#stats/top.ts'
import { messagesByAuthor } from './message-share.ts'

/** A burst: the rows from `start` up to `end`. */
export interface Burst {
  start: number
  end: number
}

/** The bursts of one person: how many, and the one of most messages, of as many the earliest; null without any. */
export interface PersonBursts {
  person: string
  bursts: number
  longest: Burst | null
}

export interface BurstFigures {
  bursts: number
  /** Everyone with at least one message, most messages first, ties by first appearance in the file. */
  people: PersonBursts[]
  /** Most messages first, of as many the earlier. */
  longest: Burst[]
}

/** Turns are those of the whole chat; the selection chooses among the bursts, by who wrote them, and when they began. */
export function burstFigures(chat: Chat, selection: Selection = everything(chat), topN = 5): BurstFigures {
  const { author, participants } = chat
  const { from, to, authors } = selection
  const { starts, ends } = bursts(chat)
  const counts = new Uint32Array(participants.length)
  const longest = new Int32Array(participants.length).fill(-1)
  const sizes = new Uint32Array(starts.length)
  let total = 0
  for (let i = 0; i < starts.length; i++) {
    const start = starts[i]
    const person = author[start]
    if (start < from || start >= to || (authors !== null && authors[person] === 0)) continue
    total++
    counts[person]++
    sizes[i] = ends[i] - start
    if (longest[person] < 0 || sizes[i] > sizes[longest[person]]) longest[person] = i
  }
  const at = (i: number): Burst => ({ start: starts[i], end: ends[i] })
  return {
    bursts: total,
    people: Array.from(top(messagesByAuthor(chat, selection)), (person) => ({
      person: participants[person],
      bursts: counts[person],
      longest: longest[person] < 0 ? null : at(longest[person]),
    })),
    longest: Array.from(top(sizes, topN), at),
  }
}
