/** What a cell of a table file may contain. Numbers are written as they are, with a point and without grouping. */
export type CsvCell = string | number | boolean | null

/**
 * Rows as a CSV file (RFC 4180): commas, CRLF after every row, quotes where a cell needs them; with a byte order mark,
 * without which some spreadsheets take UTF-8 for something older.
 */
export const csv = (rows: readonly (readonly CsvCell[])[]): string => `\ufeff${csvRows(rows)}`

/** The same without the mark: what follows in a file that is written bit by bit. */
export const csvRows = (rows: readonly (readonly CsvCell[])[]): string => rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')

/** A spreadsheet runs a cell that begins like this as a formula, in their full width too. */
const formula = /^[=+\-@\t\r\n\0＝＋－＠]/

/** One cell as it is in the file. */
export function csvCell(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell !== 'string') return String(cell)
  const harmless = formula.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
