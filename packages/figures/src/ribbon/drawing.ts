import { binsOf, daysOf, type Slots, total } from './bins.ts'
import { heightsOf, type Lane, type Piece, piecesOf, sharesOf, smoothedValues } from './cloth.ts'
import { leadersOf, type Stop, stopsOf, strengthsOf } from './color.ts'
import { drawnGaps, gapsInDays, type Span } from './gaps.ts'
import { stepFor } from './step.ts'

/** A chat as a ribbon: its days from left to right, as high as they are full, woven of its people. All paths are those of SVG. */
export interface RibbonDrawing {
  width: number
  height: number
  /** How many days a bin covers. */
  step: number
  /** The whole cloth, and its pieces between the gaps. */
  cloth: string
  pieces: readonly Piece[]
  /** From top to bottom. */
  lanes: DrawnLane[]
  /** The lines between lanes, where both have room for one. */
  seams: string
  /** The thread along the whole ribbon. */
  thread: string
  /** Where it is dark, since nobody wrote, and its knots. */
  gaps: string
  knots: string
}

interface DrawnLane {
  /** Whose row it is; null where it is everyone else's, or the lane of the leaders. */
  row: number | null
  path: string
  stops: Stop[]
}

/** Whose messages the slots' rows are: two people who face each other, or a group, the busiest first. */
export interface Woven extends Slots {
  /** How many of the rows are people; the one after them is everyone else. */
  people: number
}

/** From this height on a bin has three pixels. */
const wide = 90
/** A gap has knots at both ends from here on. */
const knotted = 8
/** Two lanes have a line between them where each is so high. */
const leastBesideSeam = 2.4

/** How the seams wander, and what is paler than the median, between two people and in a group. */
const ofPair = { reach: 4, deviation: 2, low: 0.8 }
const ofGroup = { reach: 3, deviation: 1.4, low: 0.4 }

/** How many people of a group have a lane. */
const lanesAt = (height: number): number => (height < 40 ? 1 : height < wide ? 4 : 9)

export const isPair = ({ rows }: Slots): boolean => rows.length <= 2

export function drawRibbon(woven: Woven, width: number, height: number): RibbonDrawing {
  const days = daysOf(woven)
  const step = stepFor(days, woven.perDay, width, height < wide ? 2.5 : 3)
  const bins = binsOf(woven, step)
  const silent = gapsInDays(woven)
  const rows = smoothedValues(bins, silent)
  const heights = heightsOf(
    bins,
    bins.map((_, i) => total(rows.map((row) => row[i]))),
    height,
  )
  const gaps = drawnGaps(silent, days, width)
  const spans = bins.map(({ from, to }) => ({ from: (from * width) / days, to: (to * width) / days }))
  const middle = height / 2
  const manner = isPair(woven) ? ofPair : ofGroup
  const lanes = lanesOf(woven, height)
  const shares = sharesOf(lanes, rows, manner)
  const sections = heights.map((each, i) => ({ height: each, shares: shares.map((lane) => lane[i]) }))
  const pieces = piecesOf(spans, sections, gaps, middle)
  const middles = spans.map(({ from, to }) => (from + to) / 2 / width)
  const colored = (lane: Lane, i: number): DrawnLane => {
    const row = lane.length === 1 && lane[0] < woven.people ? lane[0] : null
    return { row, path: between(pieces, i, i + 1), stops: stopsOf(strengthsOf(shares[i], manner.low), middles, row) }
  }
  return {
    width,
    height,
    step,
    cloth: between(pieces, 0, lanes.length),
    pieces,
    lanes:
      lanes.length > 1 || rows.length === 1
        ? lanes.map(colored)
        : [{ row: null, path: between(pieces, 0, 1), stops: leaders(woven, rows, spans, width) }],
    seams: seamsOf(pieces),
    thread: `M0 ${short(middle)}H${short(width)}`,
    gaps: gaps.map(({ from, to }) => `M${short(from)} ${short(middle)}H${short(to)}`).join(''),
    knots: gaps.map((gap) => knotsOf(gap, middle, height < wide ? 2 : 3)).join(''),
  }
}

/** From top to bottom: a pair in its order; in a group the busiest in the middle, the others alternating outward, the rest at the edge. */
export function lanesOf(slots: Slots & { people: number }, height: number): Lane[] {
  const all = [...slots.rows.keys()]
  if (isPair(slots)) return all.map((row) => [row])
  const most = Math.min(slots.people, lanesAt(height))
  if (most === 1) return [all]
  const rest = all.slice(most)
  const lanes: Lane[] = []
  for (const [i, lane] of [...all.slice(0, most).map((row) => [row]), ...(rest.length > 0 ? [rest] : [])].entries())
    if (i % 2 === 0) lanes.unshift(lane)
    else lanes.push(lane)
  return lanes
}

/** Where there is one lane, who of the people leads; everyone else, who has no color, only where none of them wrote. */
function leaders({ people }: Woven, rows: readonly (readonly number[])[], spans: readonly Span[], width: number): Stop[] {
  const shares = sharesOf(
    rows.map((_, row) => [row]),
    rows,
    ofGroup,
  )
  const starts = spans.map(({ from }) => from / width)
  const ofPeople = shares.slice(0, people)
  return leadersOf([...ofPeople, starts.map(() => hardlyAny)], starts).map((stop) => (stop.row === people ? { ...stop, row: null } : stop))
}

/** Less than any share that is not zero. */
const hardlyAny = 1e-12

const short = (n: number): number => Math.round(10 * n) / 10

/** The cloth between two edges. */
const between = (pieces: readonly Piece[], top: number, bottom: number): string =>
  pieces
    .map(({ xs, edges }) => {
      const end = xs.length - 1
      const back = { xs: [...xs].reverse(), ys: [...edges[bottom]].reverse() }
      return `M${short(xs[0])} ${short(edges[top][0])}${curve(xs, edges[top])}V${short(edges[bottom][end])}${curve(back.xs, back.ys)}Z`
    })
    .join('')

/** Through all points, level at each of them: it is never higher than the points beside it. `S` repeats how the curve before it arrived. */
function curve(xs: readonly number[], ys: readonly number[], from = 0, to = xs.length - 1): string {
  const leaving = short((xs[from] + xs[from + 1]) / 2)
  let path = `C${leaving} ${short(ys[from])} `
  for (let i = from + 1; i <= to; i++) {
    const y = short(ys[i])
    path += `${i > from + 1 ? 'S' : ''}${short((xs[i - 1] + xs[i]) / 2)} ${y} ${short(xs[i])} ${y}`
  }
  return path
}

function seamsOf(pieces: readonly Piece[]): string {
  let path = ''
  for (const { xs, edges } of pieces)
    for (let edge = 1; edge < edges.length - 1; edge++) {
      const hasRoom = (i: number) => Math.min(edges[edge][i] - edges[edge - 1][i], edges[edge + 1][i] - edges[edge][i]) >= leastBesideSeam
      for (let i = 0; i < xs.length; i++) {
        if (!hasRoom(i)) continue
        const from = i
        while (i + 1 < xs.length && hasRoom(i + 1)) i++
        if (i > from) path += `M${short(xs[from])} ${short(edges[edge][from])}${curve(xs, edges[edge], from, i)}`
      }
    }
  return path
}

const knotsOf = ({ from, to }: Span, middle: number, radius: number): string =>
  to - from < knotted ? '' : [from, to].map((x) => disc(x, middle, radius)).join('')

const disc = (x: number, y: number, radius: number): string =>
  `M${short(x - radius)} ${short(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`
