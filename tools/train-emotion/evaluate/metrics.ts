/** Figures of how well something was read. */

const FEWEST_OF_SENTIMENT = 10

/** F1 of each class: 2 tp / (2 tp + fp + fn); NaN for a class that neither is nor was found. */
export function f1OfClasses(gold: ArrayLike<number>, found: ArrayLike<number>, classes: number): number[] {
  const right = new Array<number>(classes).fill(0)
  const named = new Array<number>(classes).fill(0)
  for (let i = 0; i < gold.length; i++) {
    named[gold[i]]++
    named[found[i]]++
    if (gold[i] === found[i]) right[gold[i]]++
  }
  return right.map((count, i) => (named[i] === 0 ? Number.NaN : (2 * count) / named[i]))
}

/** Mean F1 of the three sentiments; those that a set does not have do not count. */
export function macroF1(gold: ArrayLike<number>, found: ArrayLike<number>): number {
  const present = new Set(Array.from(gold))
  return mean(f1OfClasses(gold, found, 3).filter((_, i) => present.has(i)))
}

/**
 * The same as if a set had as many messages of each sentiment: subtitles with an emotion contain hardly a neutral line, tweets
 * few others, and a chat neither. Sentiments with fewer than 10 messages are left out; NaN where fewer than two are left.
 */
export function balancedF1(gold: ArrayLike<number>, found: ArrayLike<number>): number {
  const counts = [0, 1, 2].map((sentiment) => Array.from(gold).filter((at) => at === sentiment).length)
  const present = [0, 1, 2].filter((sentiment) => counts[sentiment] >= FEWEST_OF_SENTIMENT)
  if (present.length < 2) return Number.NaN
  const share = [0, 1, 2].map(() => [0, 0, 0])
  for (let i = 0; i < gold.length; i++) share[gold[i]][found[i]] += 1 / counts[gold[i]]
  return mean(present.map((at) => (2 * share[at][at]) / (1 + present.reduce((sum, from) => sum + share[from][at], 0))))
}

/**
 * Expected calibration error (Naeini et al., 2015), 0..1: in 10 bins of confidence, how far the share of what was right
 * is from the confidence, weighted by the bins' sizes.
 */
export function calibrationError(confidence: ArrayLike<number>, isRight: ArrayLike<number>): number {
  const BINS = 10
  const sums = Array.from({ length: BINS }, () => 0)
  for (let i = 0; i < confidence.length; i++) sums[Math.min(BINS - 1, Math.floor(confidence[i] * BINS))] += confidence[i] - isRight[i]
  return confidence.length === 0 ? Number.NaN : sums.reduce((sum, bin) => sum + Math.abs(bin), 0) / confidence.length
}

/** The bound of a probability that gives the best F1, and that F1. */
export function bestThreshold(probability: readonly number[], gold: readonly number[]): { threshold: number; f1: number } {
  const order = probability.map((_, i) => i).sort((a, b) => probability[b] - probability[a])
  const positives = gold.reduce((sum, value) => sum + value, 0)
  let best = { threshold: 0.5, f1: 0 }
  let right = 0
  for (const [k, i] of order.entries()) {
    right += gold[i]
    const isTied = k + 1 < order.length && probability[order[k + 1]] === probability[i]
    const f1 = (2 * right) / (k + 1 + positives)
    if (!isTied && f1 > best.f1) best = { threshold: probability[i], f1 }
  }
  return best
}

/**
 * F1 of one label with a bound that was never chosen on the messages it is judged on: each half is judged with the
 * other's bound.
 */
export function crossFitF1(probability: readonly number[], gold: readonly number[]): number {
  const halves = [0, 1].map((half) => probability.flatMap((_, i) => (i % 2 === half ? i : [])))
  let right = 0
  let named = 0
  for (const [half, judged] of halves.entries()) {
    const other = halves[1 - half]
    const { threshold } = bestThreshold(
      other.map((i) => probability[i]),
      other.map((i) => gold[i]),
    )
    for (const i of judged) {
      const isFound = probability[i] >= threshold ? 1 : 0
      named += isFound + gold[i]
      right += isFound * gold[i]
    }
  }
  return named === 0 ? Number.NaN : (2 * right) / named
}

/** Without what is not a number. */
export function mean(values: readonly number[]): number {
  const known = values.filter((value) => !Number.isNaN(value))
  return known.length === 0 ? Number.NaN : known.reduce((sum, value) => sum + value, 0) / known.length
}

/** What has the same key, in the order met. */
export function grouped<T>(values: Iterable<T>, keyOf: (value: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const value of values) {
    const key = keyOf(value)
    const group = groups.get(key)
    if (group) group.push(value)
    else groups.set(key, [value])
  }
  return groups
}
