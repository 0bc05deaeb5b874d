import type { Chat } from './chat.ts'
import { firstAtOrAfter } from './stats/sorted.ts'

const DAY = 86_400

/** What a reader asked to look at: days (inclusive, as day numbers since 1970-01-01) and people by name. */
export interface Filter {
  fromDay?: number
  toDay?: number
  authors?: readonly string[]
}

/** The same, resolved against a chat: rows `from` (inclusive) to `to` (exclusive), and who counts among them. */
export interface Selection {
  readonly from: number
  readonly to: number
  /** 1 for each participant who counts; null where everyone does. */
  readonly authors: Uint8Array | null
}

/** Rows are in time order, so a range of days is two binary searches. An unknown name selects nobody. */
export function select(chat: Chat, { fromDay, toDay, authors }: Filter = {}): Selection {
  const from = fromDay === undefined ? 0 : firstAtOrAfter(chat.time, fromDay * DAY)
  const to = toDay === undefined ? chat.count : firstAtOrAfter(chat.time, (toDay + 1) * DAY)
  const chosen = new Set(authors)
  return {
    from,
    to: Math.max(from, to),
    authors: chosen.size > 0 ? Uint8Array.from(chat.participants, (name) => Number(chosen.has(name))) : null,
  }
}

/** Everything. */
export const everything = (chat: Chat): Selection => ({ from: 0, to: chat.count, authors: null })
