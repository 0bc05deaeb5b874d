/** Which characters a report's fonts can draw: code points by turns not covered and covered, as lengths of runs from 0. */
export type Coverage = readonly number[]

/** Whether a code point is covered. */
export function covers(coverage: Coverage): (codePoint: number) => boolean {
  const ends: number[] = []
  for (const length of coverage) ends.push((ends.at(-1) ?? 0) + length)
  return (codePoint) => {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (ends[middle] <= codePoint) low = middle + 1
      else high = middle
    }
    // Runs of odd places are covered; beyond the last nothing is.
    return low < ends.length && low % 2 === 1
  }
}

/** What any of several covers. */
export function united(all: readonly Coverage[]): number[] {
  const ranges = all.flatMap((coverage) => {
    const found: [number, number][] = []
    let at = 0
    coverage.forEach((length, place) => {
      if (place % 2 === 1) found.push([at, at + length])
      at += length
    })
    return found
  })
  const runs: number[] = []
  let end = 0
  let from = -1
  for (const [begin, until] of ranges.toSorted((a, b) => a[0] - b[0])) {
    if (from < 0) {
      runs.push(begin)
      from = begin
    } else if (begin > end) {
      runs.push(end - from, begin - end)
      from = begin
    }
    end = Math.max(end, until)
  }
  if (from >= 0) runs.push(end - from)
  return runs
}
