import { isolated } from './isolated.ts'
import { fitted, type Line, widthOf, write } from './painting.ts'
import type { Pen } from './pen.ts'
import type { ChartTokens } from './tokens.ts'

/** Where a line of a picture is written. */
interface Place {
  left: number
  width: number
  baseline: number
}

/** Between the dots and what they lead from and to. */
const gap = 10
/** From dot to dot. */
const step = 7

/** A line of a table of contents: what it is, cut where there is no room, dots, and its figure at the end. */
export function writeLed(context: Pen, term: Line, figure: Line, { left, width, baseline }: Place, tokens: ChartTokens): void {
  const right = left + width - widthOf(context, figure)
  write(context, figure, right, baseline)
  const room = right - left - 2 * gap
  const text = isolated(fitted((part) => widthOf(context, { ...term, text: part }) <= room, term.text))
  write(context, { ...term, text }, left, baseline)
  context.fillStyle = tokens.faint
  context.globalAlpha = 0.6
  // From the figure back, so that dots of lines below each other line up.
  for (let x = right - gap; x >= left + widthOf(context, { ...term, text }) + gap; x -= step) {
    context.beginPath()
    context.arc(x, baseline - 2, 0.9, 0, 2 * Math.PI)
    context.fill()
  }
  context.globalAlpha = 1
}
