import { shownName } from '#format/index.ts'
import { isolated } from './isolated.ts'
import { fitted, type Line, type Part, widthOf, write } from './painting.ts'
import { fillInPerson } from './person-marks.ts'
import type { ChartTokens } from './tokens.ts'

/** A number of a figure, as one line of a picture. */
export interface Numbered {
  label: string
  /** In lighter letters after the label. */
  aside?: string
  said: string
  /** Of the longest bar, 0 to 1; without it there is no bar. */
  part?: number
  /** Whose color the bar has. */
  person?: string
}

const [lineHeight, barHeight] = [36, 12]

/** Numbers with their labels, one below the other, as a part of a picture. Labels are written as they are. */
export function numbersPart(rows: readonly Numbered[], placeOf: (name: string) => number, tokens: ChartTokens, width: number): Part {
  const rowHeight = lineHeight + (rows.some(({ part }) => part !== undefined) ? barHeight : 0)
  return {
    width,
    height: rowHeight * rows.length,
    paint(context) {
      rows.forEach(({ label, aside, said, part, person }, row) => {
        const top = rowHeight * row
        const figure: Line = { text: said, font: `400 18px ${tokens.sans}`, color: tokens.soft }
        const wide = widthOf(context, figure)
        write(context, figure, width - wide, top + 20)
        const font = `600 18px ${tokens.sans}`
        const beside: Line = { text: aside ?? '', font: `400 18px ${tokens.sans}`, color: tokens.soft }
        const room = width - wide - 24
        const text = fitted((piece) => widthOf(context, { text: piece, font }) <= room, person === undefined ? label : shownName(label))
        const name: Line = { text: isolated(text), font, color: tokens.ink }
        write(context, name, 0, top + 20)
        const from = widthOf(context, name) + 8
        if (aside)
          write(
            context,
            { ...beside, text: fitted((piece) => widthOf(context, { ...beside, text: piece }) <= room - from, aside) },
            from,
            top + 20,
          )
        if (part === undefined) return
        context.fillStyle = tokens.well
        context.fillRect(0, top + 29, width, 9)
        const bar = { left: 0, top: top + 29, width: Math.max(2, width * part), height: 9 }
        context.fillStyle = tokens.pen
        if (person === undefined) context.fillRect(bar.left, bar.top, bar.width, bar.height)
        else fillInPerson(context, bar, placeOf(person), tokens)
      })
    },
  }
}
