/** From where a color begins to where it ends along the ribbon (0 to 1), and how much of it covers the ground. */
export interface Stop {
  at: number
  /** The row whose color it is; null for everyone who has no lane. */
  row: number | null
  strength: number
}

/** A color is never paler than this: on paper it must stand out at 3:1 (`color.test.ts`). */
export const palest = 0.75
/** Values between two stops may be this far from their line. */
const tolerance = 0.04

/**
 * How strong a lane's color is in each bin: full where its share is at least its own median, so that the quieter person is not always pale.
 * It is palest at `low` of the median.
 */
export function strengthsOf(shares: readonly number[], low: number): number[] {
  const positive = shares.filter((share) => share > 0).sort((a, b) => a - b)
  const median = positive[Math.floor(positive.length / 2)] ?? 1
  return shares.map((share) => palest + (1 - palest) * Math.min(1, Math.max(0, (share / median - low) / (1 - low))))
}

/** The strengths as few stops, between which a line passes every value closely. */
export function stopsOf(strengths: readonly number[], middles: readonly number[], row: number | null): Stop[] {
  const stops = [0]
  for (let i = 2; i < strengths.length; i++) if (!isLine(strengths, middles, stops[stops.length - 1], i)) stops.push(i - 1)
  if (strengths.length > 1) stops.push(strengths.length - 1)
  return stops.map((i) => ({ at: middles[i], row, strength: Math.round(100 * strengths[i]) / 100 }))
}

function isLine(values: readonly number[], at: readonly number[], from: number, to: number): boolean {
  const slope = (values[to] - values[from]) / (at[to] - at[from])
  for (let i = from + 1; i < to; i++) if (Math.abs(values[from] + slope * (at[i] - at[from]) - values[i]) > tolerance) return false
  return true
}

/** One lane in the colors of those who lead, each from where the first of its bins begins. */
export function leadersOf(shares: readonly (readonly number[])[], starts: readonly number[]): Stop[] {
  const leaders = starts.map((_, i) => shares.reduce((best, row, k) => (row[i] > shares[best][i] ? k : best), 0))
  return leaders.flatMap((row, i) => {
    const before = leaders[i - 1]
    if (row === before) return []
    const stop = { at: starts[i], row, strength: 1 }
    return before === undefined ? [stop] : [{ ...stop, row: before }, stop]
  })
}
