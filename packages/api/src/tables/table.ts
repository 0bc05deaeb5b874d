import type { CsvCell } from '../csv.ts'
import type { Analysis } from './analysis.ts'

/** A table of the export, declared once: its file, what is in it, and its columns in their order, each with its meaning. */
export interface Table<Column extends string = string> {
  /** `days.csv`. */
  file: string
  about: string
  columns: Readonly<Record<Column, string>>
  /** Taken from answers of the API as they are; no figure is computed here. */
  rows(analysis: Analysis): Iterable<Readonly<Record<Column, CsvCell>>>
}

/** The same, with every row held to the columns. */
export const table = <Column extends string>(declared: Table<Column>): Table => declared as unknown as Table

export const cellsOf = <Column extends string>(
  { columns }: Pick<Table<Column>, 'columns'>,
  row: Readonly<Record<Column, CsvCell>>,
): CsvCell[] => (Object.keys(columns) as Column[]).map((column) => row[column])
