/**
 * Says in a PDF where its pages are cut (TrimBox) and how far their color goes (BleedBox), which the compiler cannot: its page
 * objects are written plain, so each gets both, and the table of where objects begin is written again.
 */
export function withBoxes(pdf: Uint8Array, { bleed, marks }: { bleed: number; marks: number }): Uint8Array {
  const text = latin.decode(pdf)
  const start = text.lastIndexOf('startxref')
  const tableAt = Number(/startxref\s+(\d+)/.exec(text.slice(start))?.[1])
  const head = /^xref\s+0 (\d+)\s+/.exec(text.slice(tableAt, tableAt + 40))
  if (start < 0 || !head) throw new Error('The table of the PDF was not found.')
  const trailer = text.slice(text.indexOf('trailer', tableAt), start)
  const entries = text.slice(tableAt + head[0].length, text.indexOf('trailer', tableAt)).match(/\d{10} \d{5} [nf]/g) ?? []
  const inserted: { at: number; box: string }[] = []
  for (const { index, 0: found } of text.slice(0, tableAt).matchAll(/\/Type \/Page\b(?!s)/g)) {
    const media = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(text.slice(index, index + 2000))
    if (!media) throw new Error('A page of the PDF has no size.')
    const box = (edge: number) => `[${fixed(edge)} ${fixed(edge)} ${fixed(Number(media[1]) - edge)} ${fixed(Number(media[2]) - edge)}]`
    inserted.push({ at: index + found.length, box: `\n  /TrimBox ${box(marks + bleed)}\n  /BleedBox ${box(marks)}` })
  }
  const moved = entries.map((entry) => {
    if (!entry.endsWith('n')) return entry
    const at = Number(entry.slice(0, 10))
    return `${`${at + lengthBefore(inserted, at)}`.padStart(10, '0')}${entry.slice(10)}`
  })
  const parts: Uint8Array[] = []
  let from = 0
  for (const { at, box } of inserted) {
    parts.push(pdf.subarray(from, at), ascii.encode(box))
    from = at
  }
  parts.push(pdf.subarray(from, tableAt))
  const length = parts.reduce((all, part) => all + part.length, 0)
  const table = `xref\n0 ${entries.length}\n${moved.map((entry) => `${entry}\r\n`).join('')}`
  parts.push(ascii.encode(`${table}${trailer}startxref\n${length}\n%%EOF`))
  return together(parts)
}

/** A character per byte: places in the text are places in the file. */
const latin = new TextDecoder('latin1')
const ascii = new TextEncoder()
const fixed = (value: number): string => `${Math.round(value * 1000) / 1000}`

function lengthBefore(inserted: readonly { at: number; box: string }[], at: number): number {
  let all = 0
  for (const each of inserted) if (each.at < at) all += each.box.length
  return all
}

function together(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
