/** Learning which header a file uses, once, from a sample of its lines. */
import type { Grammar } from './header-matcher.ts'
import { HEADER_REACH, type Header, readHeader } from './header-shape.ts'

/** The first lines are always looked at, and beyond them this many places of this many lines each. */
const FIRST_LINES = 400
const PLACES = 24
const LINES_PER_PLACE = 24
/** A second family of headers counts from this share of the first; fewer are quotations. */
const SECOND_FAMILY_SHARE = 0.1

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** The grammar of a file's headers, or null where no line looks like one. */
export function learnGrammar(bytes: Uint8Array, size: number): Grammar | null {
  return grammarOf(sampleHeaders(bytes, size, false)) ?? grammarOf(sampleHeaders(bytes, size, true))
}

function grammarOf(headers: readonly Header[]): Grammar | null {
  const counts = new Map<string, { count: number; sample: Header }>()
  for (const header of headers) {
    const known = counts.get(header.family)
    if (known) known.count++
    else counts.set(header.family, { count: 1, sample: header })
  }
  const ranked = [...counts].sort(([, a], [, b]) => b.count - a.count)
  if (ranked.length === 0) return null
  const [, { count: most, sample }] = ranked[0]
  // Of the same frame only: a bracketed copy pasted into a chat with dashes is a message's text, however long.
  const accepted = ranked.filter(
    ([, other]) =>
      other.sample === sample ||
      (other.count >= most * SECOND_FAMILY_SHARE && other.sample.frame === sample.frame && other.sample.dateFirst === sample.dateFirst),
  )
  return { families: new Set(accepted.map(([family]) => family)), sample }
}

/** Headers found at the start of the file and in places spread over it; in the whole file where asked. */
function sampleHeaders(bytes: Uint8Array, size: number, whole: boolean): Header[] {
  const headers: Header[] = []
  const readLines = (from: number, most: number): number => {
    let line = from
    for (let n = 0; n < most && line < size; n++) {
      const newline = bytes.indexOf(10, line)
      const end = newline < 0 || newline > size ? size : newline
      const header = readHeader(decoder.decode(bytes.subarray(line, Math.min(end, line + HEADER_REACH * 3))))
      if (header) headers.push(header)
      line = end + 1
    }
    return line
  }
  const rest = readLines(0, whole ? Number.POSITIVE_INFINITY : FIRST_LINES)
  if (whole || rest >= size) return headers
  for (let place = 1; place <= PLACES; place++) {
    const near = rest + Math.floor(((size - rest) * place) / (PLACES + 1))
    const newline = bytes.indexOf(10, near)
    if (newline >= 0 && newline < size) readLines(newline + 1, LINES_PER_PLACE)
  }
  return headers
}
