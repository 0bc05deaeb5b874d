import { type Bin, smoothed, total } from './bins.ts'
import { type Span, without } from './gaps.ts'

/** Who a lane is: a person's row, or everyone without a separate lane. */
export type Lane = readonly number[]

/** What a bin of the ribbon looks like: how high it is, and each lane's share of that. */
interface Section {
  height: number
  shares: readonly number[]
}

/** A piece of cloth: points from its one end to its other, and there every edge, from the top of the first lane to the bottom of the last. */
export interface Piece {
  xs: readonly number[]
  /** Which bin each point is in. */
  bins: readonly number[]
  edges: readonly (readonly number[])[]
}

/** An end is as high as this part of the cloth beside it. */
const taper = 0.35
/** Of the height, at the 98th percentile of the bins with messages. */
const fullPart = 0.94
/** Busier bins are up to this much higher. */
const cap = 1.06
/** From this height on the ribbon shows how much was written; below it is mostly full. */
const tall = 70
/** The least height where anyone wrote: that of a strip is less. */
const [strip, leastInStrip, leastHeight] = [40, 2.8, 6]

/** Messages per day of each row, smoothed, and nothing in a bin without messages whose middle is in a gap. */
export function smoothedValues(bins: readonly Bin[], silent: readonly Span[]): number[][] {
  const isSilent = bins.map(({ from, to, values }) => {
    const middle = (from + to) / 2
    return total(values) === 0 && silent.some((span) => middle > span.from && middle < span.to)
  })
  const rows = bins[0].values.map((_, row) => smoothed(bins.map(({ values }) => values[row])))
  return rows.map((row) => row.map((value, i) => (isSilent[i] ? 0 : value)))
}

/** How high each bin is. */
export function heightsOf(bins: readonly Bin[], totals: readonly number[], height: number): number[] {
  const positive = totals.filter((value) => value > 0).sort((a, b) => a - b)
  const usual = positive[Math.floor(positive.length * 0.98)] ?? 1
  const exponent = height < tall ? 0.42 : 0.65
  const least = height < strip ? leastInStrip : leastHeight
  return totals.map((value, i) => {
    if (value === 0) return 0
    const full = fullPart * height * Math.min(cap, (value / usual) ** exponent)
    return total(bins[i].values) > 0 ? Math.max(least, full) : full
  })
}

/** Each lane's share of every bin, over the bins around it by the bell curve of this deviation: the seams wander slowly. */
export function sharesOf(
  lanes: readonly Lane[],
  rows: readonly (readonly number[])[],
  { reach, deviation }: { reach: number; deviation: number },
): number[][] {
  const weights = Array.from({ length: 2 * reach + 1 }, (_, i) => Math.exp(-((i - reach) ** 2) / (2 * deviation ** 2)))
  const sums = lanes.map((lane) => rows[0].map((_, i) => lane.reduce((sum, row) => sum + rows[row][i], 0)))
  const weighted = sums.map((values) =>
    values.map((_, i) => weights.reduce((sum, weight, w) => sum + weight * (values[i + w - reach] ?? 0), 0)),
  )
  const all = weighted[0].map((_, i) => weighted.reduce((sum, lane) => sum + lane[i], 0))
  return weighted.map((values) => values.map((value, i) => (all[i] === 0 ? 0 : value / all[i])))
}

/** The cloth in its pieces: it ends where nobody wrote, and at every gap that is drawn. All spans are in pixels. */
export function piecesOf(bins: readonly Span[], sections: readonly Section[], gaps: readonly Span[], middle: number): Piece[] {
  const written: Span[] = []
  for (const [i, { from, to }] of bins.entries()) {
    if (sections[i].height === 0) continue
    const last = written.at(-1)
    if (last?.to === from) last.to = to
    else written.push({ from, to })
  }
  return without(written, gaps).map((span) => pieceOf(span, bins, sections, middle))
}

function pieceOf({ from, to }: Span, bins: readonly Span[], sections: readonly Section[], middle: number): Piece {
  const inside = bins.flatMap((bin, i) => {
    const x = (bin.from + bin.to) / 2
    return x > from && x < to ? [{ x, bin: i, height: sections[i].height }] : []
  })
  const center = (from + to) / 2
  if (inside.length === 0) {
    const bin = bins.findIndex((each) => center >= each.from && center < each.to)
    inside.push({ x: center, bin, height: sections[bin].height })
  }
  const [first, last] = [inside[0], inside[inside.length - 1]]
  const points = [{ ...first, x: from, height: taper * first.height }, ...inside, { ...last, x: to, height: taper * last.height }]
  const edges: number[][] = [points.map(({ height }) => middle - height / 2)]
  for (const lane of sections[first.bin].shares.keys()) {
    const above = edges[lane]
    edges.push(points.map(({ bin, height }, i) => above[i] + height * sections[bin].shares[lane]))
  }
  return { xs: points.map(({ x }) => x), bins: points.map(({ bin }) => bin), edges }
}
