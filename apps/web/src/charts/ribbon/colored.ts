import { type Threads, type WovenRibbon, wovenRibbon } from '@convostat/figures/ribbon/woven'
import type { Answer } from '#charts/answers.ts'
import type { ChartTokens } from '#charts/tokens.ts'
import type { Weave } from '#ui/person-color.ts'
import type { PlaceOf } from '#ui/person-places.ts'

export type { Threads } from '@convostat/figures/ribbon/woven'

/** A ribbon in the colors of a theme. */
export interface Colored extends Omit<WovenRibbon, 'lanes'> {
  paper: string
  ink: string
  lanes: ColoredLane[]
}

export interface ColoredLane {
  path: string
  weave: Weave
  stops: { at: number; color: string; strength: number }[]
}

export const threadsOf = ({ people, ...ribbon }: Answer<'ribbon'>, placeOf: PlaceOf): Threads => ({
  ...ribbon,
  people: people.map(({ person, counts }) => ({ place: placeOf(person), counts })),
})

/** A ribbon with each person in the color and the weave of their place in the chat. */
export function inColors(
  threads: Threads,
  { paper, ink, people: hues }: Pick<ChartTokens, 'paper' | 'ink' | 'people'>,
  width: number,
  height: number,
): Colored {
  const { lanes, ...drawing } = wovenRibbon(threads, width, height)
  return {
    ...drawing,
    paper,
    ink,
    lanes: lanes.map(({ stops, ...lane }) => ({
      ...lane,
      stops: stops.map(({ at, strength, hue }) => ({ at, strength, color: hues[hue] })),
    })),
  }
}
