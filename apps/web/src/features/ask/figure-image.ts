import { isolated } from '#charts/isolated.ts'
import { fitted, type Line, type Part, widthOf, write } from '#charts/painting.ts'
import { fillInPerson } from '#charts/person-marks.ts'
import type { ChartTokens } from '#charts/tokens.ts'

/** A figure set large, with its unit beside it, as a part of a picture. */
export const figurePart = ({ value, unit }: { value: string; unit: string }, tokens: ChartTokens, width: number): Part => ({
  width,
  height: 130,
  paint(context) {
    const figure: Line = { text: value, font: `480 96px ${tokens.serif}`, color: tokens.pen }
    write(context, figure, 0, 96)
    if (unit) write(context, { text: unit, font: `400 24px ${tokens.sans}`, color: tokens.soft }, widthOf(context, figure) + 18, 96)
  },
})

export interface ComparedPart {
  name: string
  /** Its value as it is read. */
  written: string
  /** Of the longest bar, 0 to 1. */
  length: number
  /** Of a person, which color. */
  place?: number
}

const rowHeight = 56

/** A comparison as a part of a picture: each side with its value and a bar. */
export const comparedPart = (parts: readonly ComparedPart[], tokens: ChartTokens, width: number): Part => ({
  width,
  height: rowHeight * parts.length,
  paint(context) {
    for (const [row, { name, written, length, place }] of parts.entries()) {
      const top = rowHeight * row
      const value: Line = { text: written, font: `400 18px ${tokens.sans}`, color: tokens.ink }
      const font = `600 18px ${tokens.sans}`
      const room = width - widthOf(context, value) - 24
      const shown = fitted((part) => widthOf(context, { text: part, font }) <= room, name)
      context.textAlign = 'end'
      write(context, value, width, top + 20)
      context.textAlign = 'start'
      write(context, { text: isolated(shown), font, color: tokens.ink }, 0, top + 20)
      const bar = { left: 0, top: top + 30, width: Math.max(2, width * length), height: 13 }
      context.fillStyle = place === undefined ? tokens.pen : tokens.well
      context.fillRect(0, bar.top, place === undefined ? bar.width : width, bar.height)
      if (place !== undefined) fillInPerson(context, bar, place, tokens)
    }
  },
})
