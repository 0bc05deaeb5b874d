/** Rows of a comma-separated file; a field in quotes may contain commas, line ends and doubled quotes (RFC 4180). */
export function* csvRows(text: string): Iterable<string[]> {
  let fields: string[] = []
  let field = ''
  let isQuoted = false
  for (let i = 0; i < text.length; i++) {
    const char = text[i]
    if (isQuoted) {
      if (char !== '"') field += char
      else if (text[i + 1] === '"') field += text[++i]
      else isQuoted = false
    } else if (char === '"' && field === '') isQuoted = true
    else if (char === ',') {
      fields.push(field)
      field = ''
    } else if (char === '\n' || char === '\r') {
      if (char === '\r' && text[i + 1] === '\n') i++
      if (fields.length > 0 || field !== '') yield [...fields, field]
      fields = []
      field = ''
    } else field += char
  }
  if (fields.length > 0 || field !== '') yield [...fields, field]
}

/** The same as objects, by the names in the first row. */
export function* csvRecords(text: string): Iterable<Record<string, string>> {
  let names: string[] | undefined
  for (const fields of csvRows(text.replace(/^\uFEFF/, ''))) {
    if (names) yield Object.fromEntries(names.map((name, i) => [name, fields[i] ?? '']))
    else names = fields
  }
}
