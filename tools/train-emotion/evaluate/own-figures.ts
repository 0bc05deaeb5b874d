import type { Row } from '../data/index.ts'
import { goldOf } from './dev-rows.ts'
import { grouped, macroF1 } from './metrics.ts'
import type { Read } from './reading.ts'

export interface OwnFigures {
  /** What is hard about the lines, or their language. */
  name: string
  lines: number
  /** Share of lines whose sentiment was found, and macro-F1. */
  right: number
  macroF1: number
}

/** Our own held-out lines that say what is hard about them, by that and by language. */
export function ownFigures(own: Iterable<Row>, read: Read): { classes: OwnFigures[]; languages: OwnFigures[] } {
  const judged = [...own].flatMap((row) => {
    const gold = goldOf(row)
    if (row.split !== 'dev' || row.class === undefined || gold === null) return []
    return [{ class: row.class, language: row.language, gold, found: read(row.text).found }]
  })
  const by = (keyOf: (of: (typeof judged)[number]) => string): OwnFigures[] =>
    [...grouped(judged, keyOf)]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, of]) => ({
        name,
        lines: of.length,
        right: of.filter(({ gold, found }) => gold === found).length / of.length,
        macroF1: macroF1(
          of.map(({ gold }) => gold),
          of.map(({ found }) => found),
        ),
      }))
  return { classes: by((of) => of.class), languages: by((of) => of.language) }
}
