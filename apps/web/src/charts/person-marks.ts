import { hueOf, isHatched } from '#ui/person-color.ts'
import { type MarkShape, markPath } from './mark-shapes.ts'
import { circle } from './marks.ts'
import { type Area, hatch } from './painting.ts'
import { type Pen, pathOf } from './pen.ts'
import type { ChartTokens } from './tokens.ts'
import { threadsAcross } from './weave.ts'

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
  /** Of people who are compared: their marks have different shapes, and are whole. */
  shape?: MarkShape
  /** With the threads of the person's weave, as in a drawing that has them. */
  isWoven?: boolean
  /** Where chance explains every difference between them. */
  isGray?: boolean
}

/** A dot around a point in a person's color, a ring where someone before has the same; or the mark of one of the people compared. */
export function paintDot(context: Pen, x: number, y: number, of: PersonMark, tokens: ChartTokens): void {
  const { place, shape, isWoven = false, isGray = false } = of
  const color = isGray ? tokens.neutral : tokens.people[hueOf(place)]
  if (shape !== undefined || isWoven) {
    const mark = pathOf(markPath[shape ?? 'circle'](x, y, dotRadius))
    context.fillStyle = color
    context.fill(mark)
    if (isWoven) weaveIn(context, x, y, place, tokens)
    return
  }
  const isRing = isHatched(place)
  context.beginPath()
  context.arc(x, y, isRing ? dotRadius - 1.5 : dotRadius, 0, 2 * Math.PI)
  if (isRing) {
    context.lineWidth = 3
    context.strokeStyle = color
    context.stroke()
  } else {
    context.fillStyle = color
    context.fill()
  }
}

function weaveIn(context: Pen, x: number, y: number, place: number, tokens: ChartTokens): void {
  const threads = threadsAcross({ left: x - dotRadius, top: y - dotRadius, width: 2 * dotRadius, height: 2 * dotRadius }, place)
  if (threads === '') return
  context.save()
  context.clip(pathOf(circle(x, y, dotRadius)))
  context.strokeStyle = tokens.paper
  context.lineWidth = 1
  context.stroke(pathOf(threads))
  context.restore()
}
