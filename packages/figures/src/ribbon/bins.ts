/** Messages in slots of equal length from midnight of the first day: a row per person, the busiest first. */
export interface Slots {
  perDay: number
  rows: readonly (readonly number[])[]
}

/** A step of the ribbon: from where to where in days, and messages per day of each row. */
export interface Bin {
  from: number
  to: number
  values: number[]
}

export const daysOf = ({ perDay, rows }: Slots): number => (rows[0]?.length ?? 0) / perDay

/** The slots in bins of `step` days. A bin counts messages per day, so that a short last one is no lower. */
export function binsOf(slots: Slots, step: number): Bin[] {
  const size = Math.round(step * slots.perDay)
  const all = slots.rows[0]?.length ?? 0
  return Array.from({ length: Math.ceil(all / size) }, (_, i) => {
    const [first, end] = [i * size, Math.min(all, (i + 1) * size)]
    const [from, to] = [first / slots.perDay, end / slots.perDay]
    return { from, to, values: slots.rows.map((row) => sumOf(row, first, end) / (to - from)) }
  })
}

function sumOf(row: readonly number[], from: number, to: number): number {
  let sum = 0
  for (let i = from; i < to; i++) sum += row[i]
  return sum
}

export const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/** Half of each value, and a quarter of each neighbor. */
export const smoothed = (values: readonly number[]): number[] =>
  values.map((value, i) => (values[Math.max(0, i - 1)] + 2 * value + values[Math.min(values.length - 1, i + 1)]) / 4)
