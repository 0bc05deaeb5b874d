import type { Chat } from '#chat/chat.ts'
import type { Selection } from '#chat/selection.ts'
import { type Replies, replies } from '#columns/response-time.ts'

/** Of the whole chat's replies those of the people and days chosen: by who replied and when. */
export function chosenReplies(chat: Chat, { from, to, authors }: Selection): Replies {
  const all = replies(chat)
  if (from === 0 && to === chat.count && authors === null) return all
  const { author } = chat
  const rows = new Uint32Array(all.rows.length)
  const seconds = new Uint32Array(all.rows.length)
  let size = 0
  for (let i = 0; i < all.rows.length; i++) {
    const row = all.rows[i]
    rows[size] = row
    seconds[size] = all.seconds[i]
    size += Number(row >= from && row < to && (authors === null || authors[author[row]] === 1))
  }
  return { rows: rows.subarray(0, size), seconds: seconds.subarray(0, size) }
}
