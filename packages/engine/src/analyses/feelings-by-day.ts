import type { Chat } from '#chat/chat.ts'
import type { Selection } from '#chat/selection.ts'
import { day } from '#columns/day.ts'
import type { Feelings } from '#sentiment/feelings.ts'

/** Sums of each calendar day from the first message selected to the last: what every figure over time is made of. */
export interface FeelingsByDay {
  /** Days since 1970-01-01 of the first entry; all lists are empty without messages. */
  readonly first: number
  /** All messages, and those of them that are scored. */
  readonly messages: Uint32Array
  readonly scored: Uint32Array
  /** Of their scores. */
  readonly sum: Float64Array
}

export function feelingsByDay(chat: Chat, { score }: Feelings, { from, to, authors }: Selection): FeelingsByDay {
  const { author } = chat
  const dayOfRow = day(chat)
  const first = from < to ? dayOfRow[from] : 0
  const size = from < to ? dayOfRow[to - 1] - first + 1 : 0
  const messages = new Uint32Array(size)
  const scored = new Uint32Array(size)
  const sum = new Float64Array(size)
  for (let row = from; row < to; row++) {
    if (authors !== null && authors[author[row]] === 0) continue
    const at = dayOfRow[row] - first
    messages[at]++
    if (Number.isNaN(score[row])) continue
    scored[at]++
    sum[at] += score[row]
  }
  // The chosen people may have begun later and ended sooner than the chosen days.
  let begin = 0
  let end = size
  while (begin < end && messages[begin] === 0) begin++
  while (end > begin && messages[end - 1] === 0) end--
  return {
    first: first + begin,
    messages: messages.subarray(begin, end),
    scored: scored.subarray(begin, end),
    sum: sum.subarray(begin, end),
  }
}

/** Days put together to longer periods. */
export interface Period {
  messages: number
  scored: number
  sum: number
}

/** Every period from the first to the last day, empty ones too; `indexOf` numbers a day's period and never decreases. */
export function periods({ first, messages, scored, sum }: FeelingsByDay, indexOf: (dayNumber: number) => number): Period[] {
  if (messages.length === 0) return []
  const begin = indexOf(first)
  const size = indexOf(first + messages.length - 1) - begin + 1
  const all = Array.from({ length: size }, (): Period => ({ messages: 0, scored: 0, sum: 0 }))
  for (let i = 0; i < messages.length; i++) {
    if (messages[i] === 0) continue
    const period = all[indexOf(first + i) - begin]
    period.messages += messages[i]
    period.scored += scored[i]
    period.sum += sum[i]
  }
  return all
}

/** The mean score of what was put together; null without any. */
export const meanOf = ({ scored, sum }: Pick<Period, 'scored' | 'sum'>): number | null => (scored === 0 ? null : sum / scored)

export const together = (parts: readonly Period[]): Period =>
  parts.reduce((all, part) => ({ messages: all.messages + part.messages, scored: all.scored + part.scored, sum: all.sum + part.sum }), {
    messages: 0,
    scored: 0,
    sum: 0,
  })
