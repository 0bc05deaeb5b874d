import { DAY } from '@convostat/format/seconds'
import { firstAtOrAfter } from '#stats/sorted.ts'
import type { Chat } from './chat.ts'

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
  /** 1 for each participant who counts; null where everyone does. Who is hidden never does. */
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
    authors: chosen.size > 0 ? among(chat, (name) => chosen.has(name)) : shown(chat),
  }
}

/** Everything but what hidden people wrote. */
export const everything = (chat: Chat): Selection => ({ from: 0, to: chat.count, authors: shown(chat) })

/** 1 for each participant who is not hidden; null where nobody is. */
export const shown = (chat: Chat): Uint8Array | null => (chat.hidden ? among(chat, () => true) : null)

/** 1 for each participant who counts by name and is not hidden. */
const among = ({ participants, hidden }: Chat, counts: (name: string) => boolean): Uint8Array =>
  Uint8Array.from(participants, (name, person) => Number(counts(name) && hidden?.[person] !== 1))
