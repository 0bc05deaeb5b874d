import type { Chat } from '@convostat/engine/chat/chat'
import { isoDay, weekdayOf } from '@convostat/engine/chat/civil'
import { everything, type Selection, select } from '@convostat/engine/chat/selection'
import { DAY, HOUR } from '@convostat/format/seconds'
import type { AnswerSearch } from '../answer.ts'
import type { Scope } from '../plan.ts'

/** The days and people of a scope. Its weekdays and hours are for code that counts rows. */
export const selected = (chat: Chat, { people, from, to }: Scope): Selection =>
  people || from !== undefined || to !== undefined ? select(chat, { authors: people, fromDay: from, toDay: to }) : everything(chat)

/** Whether a row is written at the weekdays and hours of a scope. */
export function atItsTime({ time }: Chat, { weekdays, hours }: Scope): (row: number) => boolean {
  const days = weekdays && new Set(weekdays)
  const clock = hours && new Set(hours)
  return (row) => (!days || days.has(weekdayOf(Math.floor(time[row] / DAY)))) && (!clock || clock.has(Math.floor((time[row] % DAY) / HOUR)))
}

/** The first this many rows of a selection, from its beginning or its end. */
export function rowsAtEnd({ author }: Chat, { from, to, authors }: Selection, which: 'first' | 'last', most = 1): number[] {
  const rows: number[] = []
  const step = which === 'first' ? 1 : -1
  for (let row = which === 'first' ? from : to - 1; row >= from && row < to && rows.length < most; row += step)
    if (authors === null || authors[author[row]] === 1) rows.push(row)
  return rows
}

/** The search that finds what a scope leaves, as far as a search can say it. */
export const searchOf = ({ people, from, to, weekdays, hours }: Scope): AnswerSearch => ({
  ...(people && { senders: people }),
  ...(from !== undefined && { from: isoDay(from) }),
  ...(to !== undefined && { to: isoDay(to) }),
  ...(weekdays?.length === 1 && { weekday: weekdays[0] }),
  ...(hours?.length === 1 && { hour: hours[0] }),
})

/** Whether a search can say all of it. */
export const isSearchable = ({ weekdays, hours }: Scope): boolean => (weekdays?.length ?? 1) === 1 && (hours?.length ?? 1) === 1
