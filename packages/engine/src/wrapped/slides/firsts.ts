import { isoDay } from '#chat/civil.ts'
import { day } from '#columns/day.ts'
import type { Finder } from '../scope.ts'
import { exceeds } from '../stands-out.ts'

/** A chat of fewer days has just begun. */
const MONTH = 30
/** A chat's first is remembered, a year's hardly. */
const OF_ALL_TIME = 0.7
const OF_A_YEAR = 0.35
/** A plain fact, where there is nothing else to tell. */
const LEAST = 0.05

/** The first message. */
export const firsts: Finder = ({ chat, selection: { from, authors }, overview, isYear }) => {
  let row = from
  while (authors !== null && authors[chat.author[row]] === 0) row++
  return {
    content: {
      kind: 'firsts',
      figure: isoDay(day(chat)[row]),
      unit: 'day',
      metric: 'date_range_start',
      people: [{ name: chat.participants[chat.author[row]], value: 1 }],
      peopleUnit: 'messages',
      day: day(chat)[row],
      row,
    },
    theme: 'memory',
    score: Math.max(LEAST, (isYear ? OF_A_YEAR : OF_ALL_TIME) * exceeds(overview.totalDays, MONTH)),
  }
}
