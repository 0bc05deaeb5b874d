/** The index of the first of sorted values, ascending, that is `value` or more; how many there are where all are less. A binary search. */
export function firstAtOrAfter<T extends number | string>(sorted: ArrayLike<T>, value: T): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (sorted[middle] < value) low = middle + 1
    else high = middle
  }
  return low
}
