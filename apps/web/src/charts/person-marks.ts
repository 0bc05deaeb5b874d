import { hueOf, isHatched } from '#ui/person-color.ts'
import { type Area, hatch } from './painting.ts'
import type { Pen } from './pen.ts'
import type { ChartTokens } from './tokens.ts'

const stripe = 6

/** An area of a picture in the color of the person at this place: whole, or hatched where someone before has the same. */
export function fillInPerson(context: Pen, area: Area, place: number, tokens: ChartTokens): void {
  context.fillStyle = tokens.people[hueOf(place)]
  if (isHatched(place)) hatch(context, area, stripe)
  else context.fillRect(area.left, area.top, area.width, area.height)
}

export const dotRadius = 7

/** A dot around a point in a person's color: whole, or a ring where someone before has the same. */
export function paintDot(context: Pen, x: number, y: number, place: number, tokens: ChartTokens): void {
  const color = tokens.people[hueOf(place)]
  context.beginPath()
  context.arc(x, y, isHatched(place) ? dotRadius - 1.5 : dotRadius, 0, 2 * Math.PI)
  if (isHatched(place)) {
    context.lineWidth = 3
    context.strokeStyle = color
    context.stroke()
  } else {
    context.fillStyle = color
    context.fill()
  }
}
