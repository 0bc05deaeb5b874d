import type { Chat } from '#chat/chat.ts'
import { column } from '#chat/column.ts'
import { day } from '#columns/day.ts'
import type { Feelings } from '#sentiment/feelings.ts'
import { top } from '#stats/top.ts'

/** A chat as the finders of moments look at it: all its days, and the messages of those who count. */
export interface Look {
  readonly chat: Chat
  readonly feelings: Feelings | null
  /** 1 for each participant who counts; null where everyone does. */
  readonly authors: Uint8Array | null
  /** How many messages count. */
  readonly messages: number
  /** The calendar days with a message that counts, ascending. */
  readonly days: readonly ActiveDay[]
}

export interface ActiveDay {
  /** Days since 1970-01-01. */
  readonly day: number
  /** Messages that count, the row of the first of them, and the row after the last. */
  readonly messages: number
  readonly start: number
  readonly end: number
}

export const counts = ({ chat, authors }: Look, row: number): boolean => authors === null || authors[chat.author[row]] === 1

export function lookAt(chat: Chat, feelings: Feelings | null, authors: Uint8Array | null): Look {
  const days: { day: number; messages: number; start: number; end: number }[] = []
  const dayOfRow = day(chat)
  let messages = 0
  for (let row = 0; row < chat.count; row++) {
    if (authors !== null && authors[chat.author[row]] === 0) continue
    messages++
    const last = days[days.length - 1]
    if (last !== undefined && last.day === dayOfRow[row]) {
      last.messages++
      last.end = row + 1
    } else days.push({ day: dayOfRow[row], messages: 1, start: row, end: row + 1 })
  }
  return { chat, feelings, authors, messages, days }
}

/** More than this are named by no sentence. */
const MOST_NAMES = 8

/** Who wrote the rows from `start` up to `end`, most messages first, as far as they count. */
export function writers(look: Look, start: number, end: number): string[] {
  const { chat } = look
  const messages = new Uint32Array(chat.participants.length)
  for (let row = start; row < end; row++) if (counts(look, row)) messages[chat.author[row]]++
  return Array.from(top(messages, MOST_NAMES), (person) => chat.participants[person])
}

/** The same of some rows. */
export function writersOf({ chat }: Look, rows: readonly number[]): string[] {
  const messages = new Uint32Array(chat.participants.length)
  for (const row of rows) messages[chat.author[row]]++
  return Array.from(top(messages, MOST_NAMES), (person) => chat.participants[person])
}

/** How many of the file's messages are before a chat that is the most recent part of it. */
export const messagesBefore = column(({ id, count }) => {
  let last = -1
  for (let row = 0; row < count; row++) if (id[row] > last) last = id[row]
  return last + 1 - count
})
