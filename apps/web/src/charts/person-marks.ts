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

export interface PersonMark {
  place: number
  /** Of two people who are compared: their marks have different shapes, and are whole. */
  shape?: 'circle' | 'square'
  /** Where chance explains every difference between them. */
  isGray?: boolean
}

/** A dot around a point in a person's color, a ring where someone before has the same; or the mark of one of two people compared. */
export function paintDot(context: Pen, x: number, y: number, { place, shape, isGray = false }: PersonMark, tokens: ChartTokens): void {
  const color = isGray ? tokens.neutral : tokens.people[hueOf(place)]
  const isRing = shape === undefined && isHatched(place)
  context.beginPath()
  if (shape === 'square') context.rect(x - dotRadius, y - dotRadius, 2 * dotRadius, 2 * dotRadius)
  else context.arc(x, y, isRing ? dotRadius - 1.5 : dotRadius, 0, 2 * Math.PI)
  if (isRing) {
    context.lineWidth = 3
    context.strokeStyle = color
    context.stroke()
  } else {
    context.fillStyle = color
    context.fill()
  }
}
