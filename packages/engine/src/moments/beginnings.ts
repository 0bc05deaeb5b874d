import type { Moment } from './moment.ts'
import { type Look, messagesBefore } from './moment-context.ts'
import { significanceOf } from './significance.ts'

/** The first message: one of as many as there are. In a chat that is the most recent part of a file it is unknown. */
export function firstMessage({ chat, messages, days }: Look): Moment[] {
  if (days.length === 0 || messagesBefore(chat) > 0) return []
  const [{ day, start: row }] = days
  return [
    {
      kind: 'first_message',
      row,
      time: chat.time[row],
      significance: significanceOf(Math.log2(messages)),
      messages: 1,
      firstDay: day,
      lastDay: day,
      participants: [chat.participants[chat.author[row]]],
      facts: { total: messages - 1, days: days[days.length - 1].day - day },
    },
  ]
}

/** The smallest round number that is one. */
const ROUND = 1000

/**
 * Every 1,000th message, every 10,000th and so on: one of as many days as pass from one such message to the next, and the
 * less rare the more of its like the chat has. The 1,000th itself, the 10,000th … have no like.
 */
export function roundCounts(look: Look): Moment[] {
  const { chat, authors, days } = look
  const before = messagesBefore(chat)
  // For a part of the people, only the whole file shows the position of a message among all.
  if (days.length === 0 || (before > 0 && authors !== null)) return []
  const total = before + look.messages
  const perDay = look.messages / days.length
  const moments: Moment[] = []
  let number = before
  for (const { day, start, end, messages } of days) {
    const next = (Math.floor(number / ROUND) + 1) * ROUND
    if (next > number + messages) {
      number += messages
      continue
    }
    for (let row = start; row < end; row++) {
      if (authors !== null && authors[chat.author[row]] === 0) continue
      number++
      if (number % ROUND !== 0) continue
      const significance = significanceOf(bitsOf(number, total, perDay))
      const facts = { number, ...(before === 0 && { days: day - days[0].day }) }
      const participants = [chat.participants[chat.author[row]]]
      moments.push({
        kind: 'count',
        row,
        time: chat.time[row],
        significance,
        messages: 1,
        firstDay: day,
        lastDay: day,
        participants,
        facts,
      })
    }
  }
  return moments
}

function bitsOf(number: number, total: number, perDay: number): number {
  let level = ROUND
  while (number % (level * 10) === 0) level *= 10
  return Math.log2(level / perDay) - (number === level ? 0 : Math.log2(Math.floor(total / level)))
}
