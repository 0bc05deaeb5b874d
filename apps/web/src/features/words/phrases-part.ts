import { writeLed } from '#charts/dotted-row.ts'
import { columnWidth, gridPart } from '#charts/grid-image.ts'
import type { Part } from '#charts/painting.ts'
import type { ChartTokens } from '#charts/tokens.ts'
import { format } from '#format/index.ts'
import type { PhraseList } from './answers.ts'
import { shortWord } from './cloud/short-word.ts'

const grid = { columns: 2, across: 64, down: 0 }
const rowHeight = 40

export const phraseFont = (tokens: ChartTokens): string => `italic 400 22px ${tokens.serif}`

/** Phrases as a part of a picture: a table of contents in two columns, of which the first is read to its end. */
export function phrasesPart({ phrases }: PhraseList, tokens: ChartTokens, width: number): Part {
  const rows = Math.ceil(phrases.length / grid.columns)
  const columns = [phrases.slice(0, rows), phrases.slice(rows)]
  return gridPart(
    columns.map((column) => contentsPart(column, tokens, columnWidth(grid, width))),
    grid,
    width,
  )
}

const contentsPart = (phrases: PhraseList['phrases'], tokens: ChartTokens, width: number): Part => ({
  width,
  height: rowHeight * phrases.length,
  paint(context) {
    phrases.forEach(({ phrase, count }, row) => {
      const term = { text: shortWord(phrase), font: phraseFont(tokens), color: tokens.ink }
      const figure = { text: format.count(count), font: `400 18px ${tokens.sans}`, color: tokens.soft }
      writeLed(context, term, figure, { left: 0, width, baseline: rowHeight * row + 26 }, tokens)
    })
  },
})
