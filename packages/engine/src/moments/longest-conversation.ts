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

/**
 * The conversation of most messages, the earliest of several: of those in which two wrote who count. It begins and ends with
 * a message that counts.
 */
export function longestConversation(look: Look): Moment[] {
  const { chat } = look
  const { time } = chat
  const all = conversations(look)
  let longest = -1
  for (const [i, { start, end, messages }] of all.entries()) {
    if (messages < FEWEST_MESSAGES || (longest >= 0 && messages <= all[longest].messages)) continue
    if (isOfTwo(look, start, end)) longest = i
  }
  if (longest < 0) return []
  const sizes = all.map(({ messages }) => messages)
  const { start, end, messages } = all[longest]
  return [
    {
      kind: 'longest_conversation',
      row: start,
      time: time[start],
      significance: significanceOf(tailBits(messages, Float64Array.from(sizes.filter((_, i) => i !== longest)))),
      messages,
      firstDay: day(chat)[start],
      lastDay: day(chat)[end - 1],
      participants: writers(look, start, end),
      facts: { value: messages, usual: quantiles(Uint32Array.from(sizes), [0.5])[0], seconds: time[end - 1] - time[start] },
    },
  ]
}

/**
 * The conversations of the whole chat, as far as messages of them count: how many do, the row of the first of these, and the
 * row after the last.
 */
function conversations(look: Look): { start: number; end: number; messages: number }[] {
  const { chat } = look
  const silence = gap(chat)
  const all: { start: number; end: number; messages: number }[] = []
  let isNew = true
  for (let row = 0; row < chat.count; row++) {
    if (silence[row] > BETWEEN_CONVERSATIONS) isNew = true
    if (!counts(look, row)) continue
    const last = all[all.length - 1]
    if (isNew || last === undefined) all.push({ start: row, end: row + 1, messages: 1 })
    else {
      last.end = row + 1
      last.messages++
    }
    isNew = false
  }
  return all
}

function isOfTwo(look: Look, start: number, end: number): boolean {
  const { author } = look.chat
  for (let row = start + 1; row < end; row++) if (counts(look, row) && author[row] !== author[start]) return true
  return false
}
