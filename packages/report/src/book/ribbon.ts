import { largest } from '../extremes.ts'
import type { Facts } from '../facts.ts'
import type { Color } from '../model.ts'
import type { Lane } from './model.ts'

/** Everyone else shares a lane, in gray. */
const mostLanes = 8
/** So fine that its edges are smooth, and so coarse that a few messages are seen. */
const mostBins = 72
const dayMs = 86_400_000

/** Of some messages: who wrote how many over time, the busiest first, at even distances and smoothed. */
export function ribbonOf(written: readonly { author: string; originalDate: string }[], colorOf: (author: string) => Color): Lane[] {
  const dated = written.flatMap(({ author, originalDate }) => {
    const time = Date.parse(`${originalDate.slice(0, 10)}T00:00:00Z`)
    return Number.isNaN(time) ? [] : [{ author, day: time / dayMs }]
  })
  if (dated.length === 0) return []
  const first = dated.reduce((least, { day }) => Math.min(least, day), dated[0].day)
  const last = largest(
    dated.map(({ day }) => day),
    first,
  )
  const bins = Math.max(1, Math.min(mostBins, last - first + 1))
  const counts = new Map<string, number[]>()
  for (const { author, day } of dated) {
    const bin = Math.min(bins - 1, Math.floor(((day - first) / (last - first + 1)) * bins))
    const known = counts.get(author) ?? Array.from({ length: bins }, () => 0)
    known[bin]++
    counts.set(author, known)
  }
  return lanesOf([...counts].map(([author, own]) => ({ color: colorOf(author), counts: own })))
}

/**
 * A chat's ribbon, where all of the messages are from it: by someone in it, in its days. Null where one is not, as where favorites
 * of several chats are together.
 */
export function chatRibbonOf(
  ribbon: Facts['ribbon'],
  colors: Readonly<Record<string, number>>,
  messages: readonly { author: string; originalDate: string }[],
): Lane[] | null {
  const { from = null, to = null } = ribbon ?? {}
  if (!ribbon || from === null || to === null) return null
  const isOfChat = ({ author, originalDate }: { author: string; originalDate: string }): boolean =>
    Object.hasOwn(colors, author) && originalDate.slice(0, 10) >= from && originalDate.slice(0, 10) <= to
  if (!messages.every(isOfChat)) return null
  const slots = largest(
    [...ribbon.people, ...(ribbon.rest ? [ribbon.rest] : [])].map(({ counts }) => counts.length),
    1,
  )
  const bins = Math.max(1, Math.min(mostBins, Math.ceil(slots / ribbon.slots_per_day)))
  const binned = (counts: readonly number[]): number[] => {
    const all = Array.from({ length: bins }, () => 0)
    for (const [slot, n] of counts.entries()) all[Math.floor((slot * bins) / slots)] += n
    return all
  }
  const own = ribbon.people.map(({ person, counts }, place) => ({ color: colors[person] ?? place, counts: binned(counts) }))
  return lanesOf(own, ribbon.rest ? [binned(ribbon.rest.counts)] : [])
}

/** The busiest first, everyone else together. */
function lanesOf(all: readonly Lane[], rest: readonly (readonly number[])[] = []): Lane[] {
  const lanes = all.toSorted((a, b) => sum(b.counts) - sum(a.counts))
  const [own, others] = [lanes.slice(0, mostLanes), [...lanes.slice(mostLanes).map(({ counts }) => counts), ...rest]]
  const together = (lanes[0]?.counts ?? []).map((_, bin) => others.reduce((n, counts) => n + counts[bin], 0))
  return [...own, ...(others.length > 0 ? [{ color: 7, counts: together }] : [])].map((lane) => ({
    ...lane,
    counts: smoothed(lane.counts),
  }))
}

const sum = (counts: readonly number[]): number => counts.reduce((all, n) => all + n, 0)

/** [1 2 1]/4, as every ribbon. */
const smoothed = (counts: readonly number[]): number[] => counts.map((n, i) => ((counts[i - 1] ?? 0) + 2 * n + (counts[i + 1] ?? 0)) / 4)

/** An outline in a unit square, the time from above, as wide as was written then. */
export interface Outline {
  readonly color: Color
  readonly points: readonly (readonly [number, number])[]
}

/** As in every ribbon: more is wider, though not as many times. */
const exponent = 0.65
/** Where nothing was written, the thread remains. */
const thread = 0.02

/** The cloth: lanes side by side around its middle, each as wide as its share. */
export function clothOf(lanes: readonly Lane[]): Outline[] {
  const bins = lanes[0]?.counts.length ?? 0
  if (bins === 0) return []
  const totals = Array.from({ length: bins }, (_, bin) => lanes.reduce((all, { counts }) => all + counts[bin], 0))
  const most = largest(totals, 0)
  const widths = totals.map((total) => Math.max(thread, most === 0 ? 0 : (total / most) ** exponent))
  // A single one is a level.
  const at = (bin: number) => (bins === 1 ? 0 : bin / (bins - 1))
  const from = Array.from({ length: bins }, (_, bin) => 0.5 - widths[bin] / 2)
  return lanes.map(({ color, counts }) => {
    const edge = (bin: number): number =>
      from[bin] + (totals[bin] === 0 ? widths[bin] / lanes.length : widths[bin] * (counts[bin] / totals[bin]))
    const [starts, ends] = [from.slice(), from.map((_, bin) => edge(bin))]
    ends.forEach((end, bin) => {
      from[bin] = end
    })
    const corner = (x: number, y: number) => [rounded(x), rounded(y)] as const
    const down = starts.map((x, bin) => corner(x, at(bin)))
    const up = ends.map((x, bin) => corner(x, at(bin))).reverse()
    const floor = bins === 1 ? [corner(starts[0], 1), corner(ends[0], 1)] : []
    return { color, points: [...down, ...floor, ...up] }
  })
}

const rounded = (value: number): number => Math.round(value * 1e4) / 1e4
