import { DAY } from '@convostat/format/seconds'
import type { Chat } from '#chat/chat.ts'
import { dateOf } from '#chat/civil.ts'
import type { Windows } from './windows.ts'

export interface MonthShare {
  year: number
  /** 1 to 12. */
  month: number
  /** Of the month's windows those about the topic. */
  windows: number
  /** What part they are of the month's windows, 0 to 1; null where it has none. */
  share: number | null
}

/** The months of windows, counted from the year 0, in their order; a window is of the month it begins in. */
export const monthsOf = (chat: Chat, { start, rows }: Windows, windows: Uint32Array): Uint32Array =>
  windows.map((w) => {
    const { year, month } = dateOf(Math.floor(chat.time[rows[start[w]]] / DAY))
    return year * 12 + month - 1
  })

/** Every month from the first window to the last, and how many of its windows count. */
export function byMonth(months: Uint32Array, counts: (window: number) => boolean): MonthShare[] {
  if (months.length === 0) return []
  const first = months[0]
  const all = new Uint32Array(months[months.length - 1] - first + 1)
  const own = new Uint32Array(all.length)
  for (const [window, month] of months.entries()) {
    all[month - first]++
    if (counts(window)) own[month - first]++
  }
  return Array.from(own, (windows, i) => ({
    year: Math.floor((first + i) / 12),
    month: ((first + i) % 12) + 1,
    windows,
    share: all[i] === 0 ? null : windows / all[i],
  }))
}
