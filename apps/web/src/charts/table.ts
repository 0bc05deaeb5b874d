import { csv } from '@convostat/api/csv'
import type { Searching } from '#data/search/searching.ts'
import { format } from '#format/index.ts'

/** One figure of a chart: as it is, and as it is shown to this reader. */
export interface Cell {
  value: string | number
  shown: string
  /** The messages it counts. */
  wanted?: Partial<Searching>
}

/** A chart's figures as rows. The first cell names the row; `people` where it is a person's name. */
export interface Table {
  columns: readonly Cell[]
  rows: readonly (readonly Cell[])[]
  people?: boolean
}

export const countCell = (n: number): Cell => ({ value: n, shown: format.count(n) })

/** A count of messages that links to them, if there are any. */
export const messagesCell = (n: number, wanted: Partial<Searching>): Cell => (n > 0 ? { ...countCell(n), wanted } : countCell(n))

/** A cell that is shown as it is. */
export const text = (value: string): Cell => ({ value, shown: value })

/** The whole table as a file: raw numbers and ISO days, so that a program can read on. */
export const tableFile = ({ columns, rows }: Table): string => csv([columns, ...rows].map((row) => row.map(({ value }) => value)))
