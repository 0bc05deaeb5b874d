/** `2023-31-10`: Kyrgyz and Uyghur phones write the day between year and month. */
import type { WrittenDate } from '../formats/header-shape.ts'

/** Whether a file proves it: every date has a long year in front, some have no month behind it, and each ends with one. */
export function areYearDayMonth(dates: readonly WrittenDate[]): boolean {
  let proofs = 0
  for (const { a, b, c, order } of dates) {
    if (order !== null || a < 1000 || c < 1 || c > 12 || b > 31) return false
    if (b > 12) proofs++
  }
  return proofs > 0
}

/** The date with its month and day in the usual places. */
export const monthBeforeDay = (date: WrittenDate): WrittenDate => ({ ...date, b: date.c, c: date.b })
