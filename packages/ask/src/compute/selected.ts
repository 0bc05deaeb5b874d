import type { Chat } from '@convostat/engine/chat/chat'
import { dateOf, isoDay, weekdayOf } from '@convostat/engine/chat/civil'
import { everything, type Selection, select } from '@convostat/engine/chat/selection'
import { DAY, HOUR } from '@convostat/format/seconds'
import type { AnswerSearch } from '../answer.ts'
import type { Scope } from '../plan.ts'

/** Whether a scope is of some times of the day, the week or the year, which the engine's selections do not know. */
export const isOfSomeTimes = ({ weekdays, months, hours }: Scope): boolean => Boolean(weekdays || months || hours)

/** The days and people of a scope. Its weekdays, months and hours are for code that counts rows. */
export const selected = (chat: Chat, { people, from, to }: Scope): Selection =>
  people || from !== undefined || to !== undefined ? select(chat, { authors: people, fromDay: from, toDay: to }) : everything(chat)

/** Whether a row is written at the weekdays, months and hours of a scope. */
export function atItsTime({ time }: Chat, scope: Scope): (row: number) => boolean {
  const isThen = timeTest(scope)
  return (row) => isThen(time[row])
}

/** The same of a time, in seconds. */
export function timeTest({ weekdays, months, hours }: Scope): (time: number) => boolean {
  const days = weekdays && new Set(weekdays)
  const clock = hours && new Set(hours)
  const isInMonths = monthTest(months)
  return (time) => {
    const day = Math.floor(time / DAY)
    return (!days || days.has(weekdayOf(day))) && isInMonths(day) && (!clock || clock.has(Math.floor((time % DAY) / HOUR)))
  }
}

/** Whether a day is in one of some months; rows come in time order, and most are on the day of the one before. */
function monthTest(months: Scope['months']): (day: number) => boolean {
  if (!months) return () => true
  let known = Number.NaN
  let is = false
  return (day) => {
    if (day !== known) {
      known = day
      is = months.includes(dateOf(day).month)
    }
    return is
  }
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
export const isSearchable = ({ weekdays, months, hours }: Scope): boolean =>
  !months && (weekdays?.length ?? 1) === 1 && (hours?.length ?? 1) === 1

/** The rows of a scope with weekdays, months or hours. */
export function rowsThen(chat: Chat, scope: Scope): Uint32Array {
  const { from, to, authors } = selected(chat, scope)
  const isThen = atItsTime(chat, scope)
  const rows: number[] = []
  for (let row = from; row < to; row++) if ((!authors || authors[chat.author[row]] === 1) && isThen(row)) rows.push(row)
  return Uint32Array.from(rows)
}
