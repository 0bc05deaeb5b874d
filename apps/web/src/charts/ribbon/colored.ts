import type { Answer } from '#charts/answers.ts'
import type { ChartTokens } from '#charts/tokens.ts'
import { hueOf, type Weave, weaveOf } from '#ui/person-color.ts'
import type { PlaceOf } from '#ui/person-places.ts'
import { drawRibbon, isPair, type RibbonDrawing } from './ribbon.ts'
import { isWoven } from './weave.ts'

/** A ribbon in the colors of a theme. */
export interface Colored extends Omit<RibbonDrawing, 'lanes'> {
  paper: string
  ink: string
  lanes: ColoredLane[]
}

export interface ColoredLane {
  path: string
  weave: Weave
  stops: { at: number; color: string; strength: number }[]
}

/** Whose messages a ribbon is woven of: people, those with most messages first, by their places in the chat, and everyone else. */
export interface Threads {
  slots_per_day: number
  people: readonly { place: number; counts: readonly number[] }[]
  rest: { counts: readonly number[] } | null
}

export const threadsOf = ({ people, ...ribbon }: Answer<'ribbon'>, placeOf: PlaceOf): Threads => ({
  ...ribbon,
  people: people.map(({ person, counts }) => ({ place: placeOf(person), counts })),
})

/** A ribbon with each person in the color and the weave of their place in the chat. */
export function inColors(
  { people, rest, slots_per_day: perDay }: Threads,
  { paper, ink, people: hues }: Pick<ChartTokens, 'paper' | 'ink' | 'people'>,
  width: number,
  height: number,
): Colored {
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
    paper,
    ink,
    lanes: lanes.map(({ row, path, stops }) => ({
      path,
      weave: hasWeave && row !== null ? weaveOf(places[row]) : null,
      stops: stops.map(({ at, row, strength }) => ({ at, strength, color: hues[hueOf(row === null ? everyoneElse : places[row])] })),
    })),
  }
}

/** After all people who have a color. */
const everyoneElse = Number.POSITIVE_INFINITY
