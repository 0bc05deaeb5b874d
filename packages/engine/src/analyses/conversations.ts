import type { Chat } from '#chat/chat.ts'
import { everything, type Selection } from '#chat/selection.ts'
import { conversationStarts } from '#columns/conversation.ts'
import { quantiles } from '#stats/quantile.ts'
import { top } from '#stats/top.ts'
import { messagesByAuthor } from './message-share.ts'

/** How often a person wrote the first and the last message of a conversation. */
export interface OpenerAndCloser {
  person: string
  opened: number
  closed: number
}

/** A conversation: the rows from `start` up to `end`, and who wrote in it, most messages first. */
export interface Conversation {
  start: number
  end: number
  people: string[]
}

export interface Conversations {
  conversations: number
  /** Messages of a conversation, and seconds from its first to its last; null without any. */
  medianMessages: number | null
  medianSeconds: number | null
  /** The one of most messages, of as many the earliest. */
  longest: Conversation | null
  /** Everyone with at least one message, most messages first, ties by first appearance in the file. */
  people: OpenerAndCloser[]
}

/**
 * The conversations of the whole chat; the selection chooses among them by who opened them, and when. Who closed one counts,
 * too, by who did, and when: the one message and the other may be of different people, and days. `isThen` leaves out the
 * rows of other times.
 */
export function conversations(
  chat: Chat,
  selection: Selection = everything(chat),
  isThen: (row: number) => boolean = () => true,
): Conversations {
  const { author, time, participants } = chat
  const { from, to, authors } = selection
  const counts = (row: number): boolean => row >= from && row < to && (authors === null || authors[author[row]] === 1) && isThen(row)
  const starts = conversationStarts(chat)
  const opened = new Uint32Array(participants.length)
  const closed = new Uint32Array(participants.length)
  const messages = new Uint32Array(starts.length)
  const seconds = new Uint32Array(starts.length)
  let size = 0
  let longest = -1
  let most = 0
  for (let i = 0; i < starts.length; i++) {
    const start = starts[i]
    const end = i + 1 < starts.length ? starts[i + 1] : chat.count
    if (counts(end - 1)) closed[author[end - 1]]++
    if (!counts(start)) continue
    opened[author[start]]++
    messages[size] = end - start
    seconds[size++] = time[end - 1] - time[start]
    if (end - start > most) {
      longest = i
      most = end - start
    }
  }
  const median = (values: Uint32Array): number | null => (size === 0 ? null : quantiles(values.subarray(0, size), [0.5])[0])
  return {
    conversations: size,
    medianMessages: median(messages),
    medianSeconds: median(seconds),
    longest: longest < 0 ? null : conversationAt(chat, starts[longest], starts[longest] + most),
    people: Array.from(top(messagesByAuthor(chat, selection)), (person) => ({
      person: participants[person],
      opened: opened[person],
      closed: closed[person],
    })),
  }
}

const conversationAt = (chat: Chat, start: number, end: number): Conversation => ({
  start,
  end,
  people: Array.from(top(messagesByAuthor(chat, { ...everything(chat), from: start, to: end })), (person) => chat.participants[person]),
})
