/** The mean of the `window` values around each one (odd window); at either end of those that exist. */
export function rollingMean(values: readonly number[], window: number): number[] {
  const reach = (window - 1) / 2
  let sum = 0
  let from = 0
  let to = 0
  return values.map((_, i) => {
    for (; to < Math.min(values.length, i + reach + 1); to++) sum += values[to]
    for (; from < i - reach; from++) sum -= values[from]
    return sum / (to - from)
  })
}

/** Over how many days a series is smoothed: not at all while every day can be seen on its own. */
export const windowFor = (days: number): number | null => (days > 1100 ? 29 : days > 62 ? 7 : null)
