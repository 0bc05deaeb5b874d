import type { Chat } from '#chat/chat.ts'
import { column } from '#chat/column.ts'
import type { Selection } from '#chat/selection.ts'
import { everything } from '#chat/selection.ts'
import { top } from '#stats/top.ts'

/** How much a person wrote: their messages, and these as a share (0 to 1) of all counted, not rounded. */
export interface PersonShare {
  person: string
  count: number
  share: number
}

/** Everyone with at least one message, most messages first, ties by first appearance in the file. */
export function messageShare(chat: Chat, selection: Selection = everything(chat)): PersonShare[] {
  const counts = messagesByAuthor(chat, selection)
  const total = counts.reduce((sum, count) => sum + count, 0)
  // Participants are in order of first appearance, and `top` keeps the order of equals.
  return Array.from(top(counts), (author) => ({
    person: chat.participants[author],
    count: counts[author],
    share: counts[author] / total,
  }))
}

/** Who wrote most, and whether another wrote as much; null without messages. */
export function writesMost(shares: readonly PersonShare[]): (PersonShare & { isTied: boolean }) | null {
  const [most, next] = shares
  return most ? { ...most, isTied: next?.count === most.count } : null
}

/** Messages of each participant. */
export function messagesByAuthor(chat: Chat, { from, to, authors }: Selection): Uint32Array {
  const counts = from === 0 && to === chat.count ? inWholeChat(chat).slice() : inRows(chat, from, to)
  if (authors) for (let i = 0; i < counts.length; i++) counts[i] *= authors[i]
  return counts
}

/** Many figures of a screen begin with it. */
const inWholeChat = column((chat) => inRows(chat, 0, chat.count))

function inRows({ author, participants }: Chat, from: number, to: number): Uint32Array {
  const counts = new Uint32Array(participants.length)
  for (let row = from; row < to; row++) counts[author[row]]++
  return counts
}
