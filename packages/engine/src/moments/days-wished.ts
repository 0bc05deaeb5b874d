import { day } from '../columns/day.ts'
import { counts, type Look, writersOf } from './look.ts'
import type { Moment } from './moment.ts'
import { significanceOf } from './significance.ts'

/** Wishes that come so many days late are for the same day. */
const DAYS_LATE = 3

/**
 * The days on which a birthday or an anniversary was wished: as rare as they are among all days written on, and the rarer
 * the more people wished than wish as a rule. `said` are the rows that hold a wish.
 */
export function daysWished(look: Look, kind: 'birthday' | 'anniversary', said: readonly number[]): Moment[] {
  const { chat, days } = look
  const dayOfRow = day(chat)
  const occasions: number[][] = []
  for (const row of said) {
    if (!counts(look, row)) continue
    const last = occasions.at(-1)
    if (last && dayOfRow[row] - dayOfRow[last[0]] <= DAYS_LATE) last.push(row)
    else occasions.push([row])
  }
  const wishers = occasions.map((rows) => new Set(rows.map((row) => chat.author[row])).size)
  const usual = [...wishers].sort((a, b) => a - b)[wishers.length >> 1]
  return occasions.map((rows, i) => ({
    kind,
    row: rows[0],
    time: chat.time[rows[0]],
    significance: significanceOf(Math.log2(days.length / occasions.length) + Math.max(0, Math.log2(wishers[i] / usual))),
    messages: rows.length,
    firstDay: dayOfRow[rows[0]],
    lastDay: dayOfRow[rows[rows.length - 1]],
    participants: writersOf(look, rows),
    facts: { people: wishers[i], total: occasions.length, ...(kind === 'birthday' && { names: whoseDay(look, rows) }) },
  }))
}

/** Between two people: whoever did not wish it. */
function whoseDay({ chat, authors }: Look, rows: readonly number[]): string[] {
  const { participants, author } = chat
  return participants.length === 2
    ? participants.filter((_, person) => authors?.[person] !== 0 && rows.every((row) => author[row] !== person))
    : []
}
