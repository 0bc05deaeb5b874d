/**
 * The lines of a table, `cell TAB cell`, in their order; those beginning with `#` describe it.
 * @throws {Error} naming the line that has too few cells, or too many.
 */
export function cellsOf(file: string, text: string, fewest: number, most = fewest): string[][] {
  return text.split(/\r?\n/).flatMap((line, i) => {
    if (line === '' || line.startsWith('#')) return []
    const cells = line.split('\t')
    if (cells.length < fewest || cells.length > most || cells[0] === '')
      throw new Error(`${file}, line ${i + 1}: expected ${fewest} cells parted by tabs, found "${line}"`)
    return [cells]
  })
}

/** `key TAB value`, a value of each key. @throws {Error} where a key is there twice. */
export function valuesOf(file: string, text: string): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [key, value] of cellsOf(file, text, 2)) {
    if (key in values) throw new Error(`${file}: "${key}" is there twice`)
    values[key] = value
  }
  return values
}

/** `key TAB value`, all values of each key, in their order. */
export function listsOf(file: string, text: string): Record<string, string[]> {
  const lists: Record<string, string[]> = {}
  for (const [key, value] of cellsOf(file, text, 2)) {
    lists[key] ??= []
    lists[key].push(value)
  }
  return lists
}
