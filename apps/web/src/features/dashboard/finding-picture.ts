import { largest } from '@convostat/api/extremes'
import { type Part, write } from '#charts/painting.ts'
import { threadsOf } from '#charts/ribbon/colored.ts'
import { ribbonPart } from '#charts/ribbon/ribbon-part.ts'
import type { Saving } from '#charts/saving.ts'
import type { ChartTokens } from '#charts/tokens.ts'
import { barsOf, belowBars, figureOf, isMeantIn, restOf, sentenceOf, unitOf } from './finding-words.ts'
import type { Finding } from './findings.ts'

interface Found {
  finding: Finding
  endedBy: string | null
}

const height = 180

/** What stands out, to be shared: its sentence, its evidence and its small chart, never the message beside it. */
export const findingSaving: Saving<Found> = {
  file: 'finding',
  sentence: ({ finding, endedBy }) => sentenceOf(finding, endedBy),
  notes: ({ finding }) => [`${figureOf(finding)} ${restOf(finding)}`, unitOf(finding) ?? []].flat().map((text) => ({ text })),
  drawing: async ({ finding }, tokens, width, placeOf) => [
    finding.kind === 'gap' ? ribbonPart(threadsOf(finding.around, placeOf), tokens, width, height) : barsPart(finding, tokens, width),
  ],
}

function barsPart(finding: Exclude<Finding, { kind: 'gap' }>, tokens: ChartTokens, width: number): Part {
  const bars = barsOf(finding)
  const isMeant = isMeantIn(finding)
  const below = belowBars(finding)
  const most = largest(bars, 1)
  const step = width / bars.length
  return {
    width,
    height: height + 30,
    paint(pen) {
      for (const [place, n] of bars.entries()) {
        pen.fillStyle = isMeant(place) ? tokens.wax : (tokens.heat[3] ?? tokens.faint)
        pen.fillRect(place * step, height * (1 - n / most), Math.max(1, step - 1), (height * n) / most)
      }
      pen.fillStyle = tokens.line
      pen.fillRect(0, height, width, 1)
      for (const [i, text] of below.entries()) {
        pen.textAlign = i === 0 ? 'start' : i === below.length - 1 ? 'end' : 'center'
        write(pen, { text, font: `400 16px ${tokens.sans}`, color: tokens.faint }, (width * i) / Math.max(1, below.length - 1), height + 24)
      }
      pen.textAlign = 'start'
    },
  }
}
