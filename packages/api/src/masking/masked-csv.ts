import { csv } from '../csv.ts'

/** A table file as `csv` writes it, row by row: cells are in quotes or have none. */
export function rowsOf(file: string): string[][] {
  const rows: string[][] = [[]]
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gy
  cell.lastIndex = file.startsWith('\ufeff') ? 1 : 0
  while (cell.lastIndex < file.length) {
    const found = cell.exec(file)
    if (found === null) throw new Error('not a table file of ours')
    const [, quoted, plain, end] = found
    rows[rows.length - 1].push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === '\r\n') rows.push([])
  }
  return rows.filter((row) => row.length > 0)
}

/** What the columns with these heads contain, made into something else; all other columns stay. */
export function withColumns(file: string, columns: Readonly<Record<string, (cell: string) => string>>): string {
  const [heads = [], ...rows] = rowsOf(file)
  const makers = heads.map((head) => (Object.hasOwn(columns, head) ? columns[head] : (cell: string) => cell))
  return csv([heads, ...rows.map((row) => row.map((cell, i) => makers[i](cell)))])
}
