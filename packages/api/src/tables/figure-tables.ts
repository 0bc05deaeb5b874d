import { type Cell, none } from '@convostat/figures'
import { countedFigures } from '../counted-figures.ts'
import { calledFigures } from '../figure-calls.ts'
import type { Analysis } from './analysis.ts'
import type { Table } from './table.ts'

/** Takes the plain form of a figure out of the answers; null where it could not be counted. */
const plainOf =
  (name: string) =>
  (analysis: Analysis): unknown => {
    const called = calledFigures.find((figure) => figure.name === name)
    return called ? (analysis as Readonly<Record<string, unknown>>)[called.callName] : analysis['overview.get'].latency
  }

const tablesOf = Object.entries(countedFigures).flatMap(([name, { tables }]) =>
  tables === none ? [] : tables.map((table) => ({ table, plain: plainOf(name) })),
)

const files = new Map(
  tablesOf.flatMap(({ table, plain }): [string, Table][] =>
    'within' in table
      ? []
      : [
          [
            table.file,
            {
              ...table,
              rows: (analysis) => {
                const figure = plain(analysis)
                return figure === null ? [] : table.rows(figure)
              },
            },
          ],
        ],
  ),
)

/** The files that figures declare. */
export const figureFiles: readonly string[] = [...files.keys()]

/** A table that a figure declares. */
export function figureTable(file: string): Table {
  const table = files.get(file)
  if (!table) throw new Error(`no figure declares ${file}`)
  return table
}

/** The rows of the overview that figures declare, in the order of the list. */
export const overviewRows = (analysis: Analysis): { figure: string; value: Cell }[] =>
  tablesOf.flatMap(({ table, plain }) => {
    if (!('within' in table)) return []
    const figure = plain(analysis)
    return figure === null ? [] : [...table.rows(figure)]
  })
