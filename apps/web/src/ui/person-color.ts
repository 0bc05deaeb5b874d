import { hueOf, isHatched } from '@convostat/figures/ribbon/look'
import type { CSSProperties } from 'react'

export { hueOf, isHatched, type Weave, weaveOf } from '@convostat/figures/ribbon/look'

/** The color of the person at this place among the chat's people, as a token that both themes define. */
export const personColor = (place: number): string => `var(--person-${hueOf(place) + 1})`

/** An area in a person's color: whole, or hatched where someone before has the same. */
export function personFill(place: number): CSSProperties {
  const color = personColor(place)
  return isHatched(place)
    ? { backgroundImage: `repeating-linear-gradient(135deg, ${color} 0 4px, transparent 4px 7px)` }
    : { backgroundColor: color }
}
