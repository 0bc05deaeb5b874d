import { HOUR } from '@convostat/format/seconds'
import type { Chat } from '#chat/chat.ts'
import type { Selection } from '#chat/selection.ts'
import { everything } from '#chat/selection.ts'
import { peak } from '#stats/top.ts'

/** Messages by weekday and hour: `heatmap[weekday][hour]`, 7 rows, Monday first, of 24 hours. */
export type Heatmap = number[][]

export function heatmap(chat: Chat, selection: Selection = everything(chat)): Heatmap {
  const { from, to, authors } = selection
  const { author, time } = chat
  const counts = new Uint32Array(HOURS_A_WEEK)
  for (let row = from; row < to; row++) {
    if (authors === null || authors[author[row]] === 1) counts[(((time[row] / HOUR) >>> 0) + FIRST_HOUR) % HOURS_A_WEEK]++
  }
  return Array.from({ length: 7 }, (_, weekday) => Array.from(counts.subarray(24 * weekday, 24 * weekday + 24)))
}

const HOURS_A_WEEK = 7 * 24
// 1970-01-01 was a Thursday.
const FIRST_HOUR = 3 * 24

/** Parts of a day, six hours each, from midnight. */
export const dayParts = ['night', 'morning', 'afternoon', 'evening'] as const
export type DayPart = (typeof dayParts)[number]

/** When a chat is written in; each with its messages. Weekdays from 0 for Monday, hours from 0 to 23, the first of several. */
export interface Rhythm {
  weekday: { weekday: number; count: number }
  hour: { hour: number; count: number }
  /** An hour of one weekday. */
  cell: { weekday: number; hour: number; count: number }
  /** A part of the day on one weekday, as in "Sunday evenings". */
  time: { weekday: number; part: DayPart; count: number }
}

/** The busiest weekday, hour and so on; null without messages. */
export function rhythm(heatmap: Heatmap): Rhythm | null {
  const cells = heatmap.flat()
  const cell = peak(cells)
  if (cell < 0) return null
  const weekdays = sums(cells, 7, (i) => Math.floor(i / 24))
  const hours = sums(cells, 24, (i) => i % 24)
  const parts = sums(cells, 28, (i) => Math.floor(i / 6))
  const [weekday, hour, part] = [peak(weekdays), peak(hours), peak(parts)]
  return {
    weekday: { weekday, count: weekdays[weekday] },
    hour: { hour, count: hours[hour] },
    cell: { weekday: Math.floor(cell / 24), hour: cell % 24, count: cells[cell] },
    time: { weekday: Math.floor(part / 4), part: dayParts[part % 4], count: parts[part] },
  }
}

function sums(values: readonly number[], groups: number, groupOf: (index: number) => number): number[] {
  const sums = Array.from({ length: groups }, () => 0)
  for (const [i, value] of values.entries()) sums[groupOf(i)] += value
  return sums
}
