import { conversationStarts } from '#columns/conversation.ts'
import { day } from '#columns/day.ts'
import { quantiles } from '#stats/quantile.ts'
import { tailBits } from '#stats/tail.ts'
import type { Moment } from './moment.ts'
import { counts, type Look, writers } from './moment-context.ts'
import { significanceOf } from './significance.ts'

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
  const starts = conversationStarts(chat)
  const all: { start: number; end: number; messages: number }[] = []
  for (let i = 0; i < starts.length; i++) {
    let messages = 0
    let [start, end] = [-1, -1]
    const after = i + 1 < starts.length ? starts[i + 1] : chat.count
    for (let row = starts[i]; row < after; row++) {
      if (!counts(look, row)) continue
      if (messages === 0) start = row
      messages++
      end = row + 1
    }
    if (messages > 0) all.push({ start, end, messages })
  }
  return all
}

function isOfTwo(look: Look, start: number, end: number): boolean {
  const { author } = look.chat
  for (let row = start + 1; row < end; row++) if (counts(look, row) && author[row] !== author[start]) return true
  return false
}
