/**
 * The indexes of the `count` largest values, largest first, equal ones in order of index. Of many values only those
 * are sorted with their indexes that can be among them: plain numbers sort far faster than by a comparator.
 */
export function largestFirst(values: readonly number[], count: number): number[] {
  const least = count < values.length ? Float64Array.from(values).sort()[values.length - count] : Number.NEGATIVE_INFINITY
  const larger: number[] = []
  const equal: number[] = []
  for (let i = 0; i < values.length; i++) {
    if (values[i] > least) larger.push(i)
    else if (values[i] === least && equal.length < count) equal.push(i)
  }
  larger.sort((a, b) => values[b] - values[a] || a - b)
  return larger.concat(equal).slice(0, count)
}
