import { isolated } from '#charts/isolated.ts'
import { fitted, type Line, type Part, widthOf, write } from '#charts/painting.ts'
import type { ChartTokens } from '#charts/tokens.ts'
import { format } from '#format/index.ts'
import type { LinkList } from './answers.ts'

/** This many places are there before one asks for all, and in a picture. */
export const shownDomains = 10

const rowHeight = 48

/** Where links lead as a part of a picture; never which links, nor who sent them. */
export function linksPart({ domains }: LinkList, tokens: ChartTokens, width: number): Part {
  const shown = domains.slice(0, shownDomains)
  return {
    width,
    height: rowHeight * shown.length,
    paint(context) {
      shown.forEach(({ domain, count }, row) => {
        const top = rowHeight * row
        const figure: Line = { text: format.count(count), font: `400 18px ${tokens.sans}`, color: tokens.soft }
        const wide = widthOf(context, figure)
        write(context, figure, width - wide, top + 20)
        const font = `600 18px ${tokens.sans}`
        const text = fitted((part) => widthOf(context, { text: part, font }) <= width - wide - 24, domain)
        write(context, { text: isolated(text), font, color: tokens.ink }, 0, top + 20)
        context.fillStyle = tokens.well
        context.fillRect(0, top + 29, width, 9)
        context.fillStyle = tokens.pen
        context.fillRect(0, top + 29, Math.max(2, (width * count) / domains[0].count), 9)
      })
    },
  }
}
