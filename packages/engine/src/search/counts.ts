import { DAY } from '@convostat/format/seconds'
import type { Chat } from '#chat/chat.ts'
import { dateOf, dayOf } from '#chat/civil.ts'
import { rowsInTime, type SearchRequest } from './search.ts'

export interface SearchCounts {
  /** For each participant. */
  people: Uint32Array
  /** From the first month with a hit to the last, those between included. */
  months: { year: number; month: number; count: number }[]
}

/** How many messages a search finds of each person and in each month. Neither keeps its own condition, so that another person or month can be chosen. */
export function searchCounts(chat: Chat, request: Omit<SearchRequest, 'limit' | 'offset'>): SearchCounts {
  const everyone = rowsInTime(chat, { ...request, sender: undefined, senders: undefined })
  const isOfAllDays = request.fromDay === undefined && request.toDay === undefined
  const isOfEveryone = request.sender === undefined && (request.senders ?? []).length === 0
  const allDays = isOfAllDays && isOfEveryone ? everyone : rowsInTime(chat, { ...request, fromDay: undefined, toDay: undefined })
  const people = new Uint32Array(chat.participants.length)
  for (const row of everyone) people[chat.author[row]]++
  return { people, months: byMonth(chat, allDays) }
}

/** Rows are in time order, so a date is worked out only where a month begins. */
function byMonth({ time }: Chat, rows: Uint32Array): SearchCounts['months'] {
  const months: SearchCounts['months'] = []
  let end = Number.NEGATIVE_INFINITY
  for (const row of rows) {
    while (time[row] >= end) {
      const last = months.at(-1)
      const { year, month } = last === undefined ? dateOf(Math.floor(time[row] / DAY)) : nextMonth(last)
      months.push({ year, month, count: 0 })
      end = beginOf(nextMonth({ year, month }))
    }
    months[months.length - 1].count++
  }
  return months
}

type Month = Pick<SearchCounts['months'][number], 'year' | 'month'>
const nextMonth = ({ year, month }: Month): Month => (month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 })
const beginOf = ({ year, month }: Month): number => dayOf(year, month, 1) * DAY
