import { csv } from '@convostat/api/csv'
import type { Lead } from '#data/search/search-links.ts'

/** One figure of a chart: as it is, and as it is shown to this reader. */
export interface Cell {
  value: string | number
  shown: string
  /** To the messages it counts. */
  lead?: Lead
}

/** A chart's figures as rows. The first cell names the row; `people` where it is a person's name. */
export interface Table {
  columns: readonly Cell[]
  rows: readonly (readonly Cell[])[]
  people?: boolean
}

/** A cell that is shown as it is. */
export const text = (value: string): Cell => ({ value, shown: value })

/** The whole table as a file: raw numbers and ISO days, so that a program can read on. */
export const tableFile = ({ columns, rows }: Table): string => csv([columns, ...rows].map((row) => row.map(({ value }) => value)))
