import type { Stop } from './color.ts'
import { drawRibbon, isPair, type RibbonDrawing } from './drawing.ts'
import { hueOf, type Weave, weaveOf } from './look.ts'
import { isWoven } from './weave.ts'

/** Whose messages a ribbon is woven of: people, those with most messages first, by their places in the chat, and everyone else. */
export interface Threads {
  slots_per_day: number
  people: readonly { place: number; counts: readonly number[] }[]
  rest: { counts: readonly number[] } | null
}

/** A ribbon whose lanes have the hues and weaves of their people. */
export interface WovenRibbon extends Omit<RibbonDrawing, 'lanes'> {
  lanes: WovenLane[]
}

interface WovenLane {
  path: string
  weave: Weave
  /** `hue`: which of the eight colors. */
  stops: (Pick<Stop, 'at' | 'strength'> & { hue: number })[]
}

/** A ribbon with each person in the hue and the weave of their place in the chat. */
export function wovenRibbon({ people, rest, slots_per_day: perDay }: Threads, width: number, height: number): WovenRibbon {
  const slots = { perDay, rows: [...people, ...(rest ? [rest] : [])].map(({ counts }) => counts) }
  const places = people.map(({ place }) => place)
  // Of two people the chat's first is above, even if the other writes more.
  if (isPair(slots) && places[0] > places[1]) {
    slots.rows.reverse()
    places.reverse()
  }
  const hasWeave = isWoven(height, isPair(slots))
  const { lanes, ...drawing } = drawRibbon({ ...slots, people: people.length }, width, height)
  return {
    ...drawing,
    lanes: lanes.map(({ row, path, stops }) => ({
      path,
      weave: hasWeave && row !== null ? weaveOf(places[row]) : null,
      stops: stops.map(({ at, row, strength }) => ({ at, strength, hue: hueOf(row === null ? everyoneElse : places[row]) })),
    })),
  }
}

/** After all people who have a color. */
const everyoneElse = Number.POSITIVE_INFINITY
