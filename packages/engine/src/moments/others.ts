import { type Chat, messageText } from '#chat/chat.ts'
import { select } from '#chat/selection.ts'
import { gateOf } from '#on-show/why-not-shown.ts'
import type { Feelings } from '#sentiment/feelings.ts'
import type { Moment, MomentKind } from './moment.ts'

/** Moments that are about days, and not about one message. */
const aboutDays: ReadonlySet<MomentKind> = new Set([
  'busiest_day',
  'longest_conversation',
  'longest_streak',
  'happiest_day',
  'moving_exchange',
])

const MOST = 8
/** The gate reads texts, so it is asked about this many at most. */
const MOST_TRIED = 400

/** What may be shown in place of a moment's message: the next ones of its days that are fit to be put on show, then those before it, no two with the same text. */
export function othersOf(chat: Chat, feelings: Feelings | null, { kind, row, firstDay, lastDay }: Moment): number[] {
  if (!aboutDays.has(kind)) return []
  const { from, to, authors } = select(chat, { fromDay: firstDay, toDay: lastDay })
  const whyNotShown = gateOf(chat, feelings)
  const rows: number[] = []
  const texts = new Set([messageText(chat, row)])
  for (let i = 1; i < to - from && i <= MOST_TRIED && rows.length < MOST; i++) {
    const other = row + i < to ? row + i : from + row + i - to
    const text = messageText(chat, other)
    if (authors?.[chat.author[other]] === 0 || texts.has(text) || whyNotShown(other) !== null) continue
    texts.add(text)
    rows.push(other)
  }
  return rows
}
