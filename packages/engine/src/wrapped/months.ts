import { dayOf } from '#chat/civil.ts'

/** Months as `monthIndex` counts them. */

/** `2024-03` */
export const monthName = (index: number): string =>
  `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`

/** Its first and its last day. */
export const daysOfMonth = (index: number): { fromDay: number; toDay: number } => ({
  fromDay: firstDay(index),
  toDay: firstDay(index + 1) - 1,
})

const firstDay = (index: number): number => dayOf(Math.floor(index / 12), (index % 12) + 1, 1)
