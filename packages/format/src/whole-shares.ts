/**
 * Counts as the shares that are shown beside each other, each of 1: whole percents that add up to 100 (the largest remainders are rounded
 * up). Where equal counts would differ, each is rounded separately; where one would become 0% though it is not, all are as they are; where
 * nothing was counted, all are 0.
 */
export function wholeShares(counts: readonly number[]): number[] {
  const all = counts.reduce((sum, n) => sum + n, 0)
  if (all === 0) return counts.map(() => 0)
  const remainders = counts.map((n) => (100 * n) % all)
  const whole = counts.map((n, i) => (100 * n - remainders[i]) / all)
  const missing = 100 - whole.reduce((sum, n) => sum + n, 0)
  const roundedUp = new Set(
    counts
      .map((_, i) => i)
      .sort((one, other) => remainders[other] - remainders[one])
      .slice(0, missing),
  )
  const percents = whole.map((n, i) => n + (roundedUp.has(i) ? 1 : 0))
  const areEqualApart = counts.some((n, i) => percents[counts.indexOf(n)] !== percents[i])
  const shown = areEqualApart ? counts.map((n) => Math.round((100 * n) / all)) : percents
  return counts.some((n, i) => n > 0 && shown[i] === 0) ? counts.map((n) => n / all) : shown.map((n) => n / 100)
}
