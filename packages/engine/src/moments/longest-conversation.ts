import { day } from '../columns/day.ts'
import { gap } from '../columns/gap.ts'
import { quantiles } from '../stats/quantile.ts'
import { tailBits } from '../stats/tail.ts'
import { counts, type Look, writers } from './look.ts'
import type { Moment } from './moment.ts'
import { significanceOf } from './significance.ts'

/** A longer silence ends a conversation. */
export const BETWEEN_CONVERSATIONS = 6 * 3600
const FEWEST_MESSAGES = 10

/** The conversation of most messages, the earliest of several: of those that were opened by somebody who counts, and in which two wrote. */
export function longestConversation(look: Look): Moment[] {
  const { chat } = look
  const { time } = chat
  const all = conversations(look)
  let longest = -1
  for (const [i, { start, end }] of all.entries()) {
    if (end - start < FEWEST_MESSAGES || (longest >= 0 && end - start <= all[longest].end - all[longest].start)) continue
    if (counts(look, start) && isOfTwo(look, start, end)) longest = i
  }
  if (longest < 0) return []
  const sizes = all.map(({ start, end }) => end - start)
  const { start, end } = all[longest]
  return [
    {
      kind: 'longest_conversation',
      row: start,
      time: time[start],
      significance: significanceOf(tailBits(sizes[longest], Float64Array.from(sizes.filter((_, i) => i !== longest)))),
      messages: end - start,
      firstDay: day(chat)[start],
      lastDay: day(chat)[end - 1],
      participants: writers(look, start, end),
      facts: { value: end - start, usual: quantiles(Uint32Array.from(sizes), [0.5])[0], seconds: time[end - 1] - time[start] },
    },
  ]
}

/** The conversations of the whole chat, as rows from `start` up to `end`. */
function conversations({ chat }: Look): { start: number; end: number }[] {
  const silence = gap(chat)
  const all: { start: number; end: number }[] = []
  let start = 0
  for (let row = 1; row <= chat.count; row++) {
    if (row < chat.count && silence[row] <= BETWEEN_CONVERSATIONS) continue
    all.push({ start, end: row })
    start = row
  }
  return chat.count === 0 ? [] : all
}

function isOfTwo({ chat }: Look, start: number, end: number): boolean {
  for (let row = start + 1; row < end; row++) if (chat.author[row] !== chat.author[start]) return true
  return false
}
