import type { Ribbon } from './shape.ts'
import { stepFor } from './step.ts'

/** The dashboard's, in pixels, with the least that a bin of it takes. No ribbon of a snapshot is drawn wider. */
const widest = { width: 1088, bin: 3 }

/** Days in a number of `active`. */
const bits = 32

/**
 * A ribbon as its widest drawing needs it: its rows count messages per bin, and `active` has a bit for each day with messages, so that no gap
 * is lost. Where a bin is a slot, that is all of it.
 */
export interface ReducedRibbon extends Ribbon {
  slots: number
  bin: number
  active: number[]
}

export function reducedRibbon(ribbon: Ribbon): ReducedRibbon {
  const { slots_per_day: perDay, people, rest } = ribbon
  const rows = [...people, ...(rest ? [rest] : [])].map(({ counts }) => counts)
  const slots = rows[0]?.length ?? 0
  const days = slots / perDay
  const bin = Math.max(1, Math.round(perDay * stepFor(days, perDay, widest.width, widest.bin)))
  const active = new Int32Array(Math.ceil(days / bits))
  for (const row of rows)
    for (let slot = 0; slot < slots; slot++) {
      const day = Math.floor(slot / perDay)
      if (row[slot] > 0) active[Math.floor(day / bits)] |= 1 << (day % bits)
    }
  const inBins = (counts: readonly number[]): number[] => {
    const bins = Array<number>(Math.ceil(slots / bin)).fill(0)
    for (let slot = 0; slot < slots; slot++) bins[Math.floor(slot / bin)] += counts[slot]
    return bins
  }
  return { ...ribbon, ...withRows(ribbon, inBins), slots, bin, active: [...active] }
}

/**
 * The ribbon again, the same where it is widest: the messages of a bin are spread evenly over its days with messages, so that each of them
 * has one. Throws where its lists do not fit together.
 */
export function restoredRibbon({ slots, bin, active, ...ribbon }: ReducedRibbon): Ribbon {
  const { slots_per_day: perDay, people, rest } = ribbon
  const rows = [...people, ...(rest ? [rest] : [])].map(({ counts }) => counts)
  const bins = rows[0]?.length ?? 0
  if (bins !== Math.ceil(slots / bin) || rows.some((row) => row.length !== bins) || active.length !== Math.ceil(slots / perDay / bits))
    throw new Error('a ribbon has as many bins as its slots, and a bit for each day')
  const isActive = (day: number): boolean => ((active[Math.floor(day / bits)] >>> (day % bits)) & 1) === 1
  const places = Array.from({ length: bins }, (_, each) => placesOf(each * bin, Math.min(slots, (each + 1) * bin), perDay, isActive))
  // How many messages of each bin the rows before had.
  const before = Array<number>(bins).fill(0)
  const spread = (counts: readonly number[]): number[] => {
    const all = Array<number>(slots).fill(0)
    for (const [each, messages] of counts.entries()) {
      const [from, to] = [before[each], before[each] + messages]
      const n = places[each].length
      for (const [i, slot] of places[each].entries()) all[slot] = Math.ceil((to - i) / n) - Math.ceil((from - i) / n)
      before[each] = to
    }
    return all
  }
  return { ...ribbon, ...withRows(ribbon, spread) }
}

/** The first slot of each day with messages, of the slots from one to another. */
function placesOf(from: number, to: number, perDay: number, isActive: (day: number) => boolean): number[] {
  const found: number[] = []
  for (let slot = from; slot < to; slot = (Math.floor(slot / perDay) + 1) * perDay)
    if (isActive(Math.floor(slot / perDay))) found.push(slot)
  return found
}

const withRows = ({ people, rest }: Pick<Ribbon, 'people' | 'rest'>, of: (counts: readonly number[]) => number[]) => ({
  people: people.map((each) => ({ ...each, counts: of(each.counts) })),
  rest: rest && { ...rest, counts: of(rest.counts) },
})
