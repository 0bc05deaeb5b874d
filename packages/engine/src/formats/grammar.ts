/** Learning which header a file uses, once, from a sample of its lines. */
import type { Grammar } from './header-matcher.ts'
import { HEADER_REACH, type Header, readHeader } from './header-shape.ts'

/** The first lines are always looked at, and beyond them this many places of this many lines each. */
const FIRST_LINES = 240
const PLACES = 16
const LINES_PER_PLACE = 8
/** A second family of headers counts from this share of the first; fewer are quotations. */
const SECOND_FAMILY_SHARE = 0.1
/** What follows a header is looked at so far, to learn names. */
const NAME_REACH = 300

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** A line of the sample: its header, and the beginning of what follows it. */
interface Sampled {
  header: Header
  rest: string
}

/** What a sample of the file teaches: its headers, and for each of the lines they count for, what follows the header. */
export interface Learned {
  grammar: Grammar
  rests: string[]
}

/** Learns from a file's lines, or null where none looks like a header. */
export function learn(bytes: Uint8Array, size: number): Learned | null {
  return learnFrom(sampleLines(bytes, size, false)) ?? learnFrom(sampleLines(bytes, size, true))
}

function learnFrom(sampled: readonly Sampled[]): Learned | null {
  const counts = new Map<string, { count: number; sample: Header }>()
  for (const { header } of sampled) {
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
  const families = new Set(accepted.map(([family]) => family))
  return { grammar: { families, sample }, rests: sampled.filter(({ header }) => families.has(header.family)).map(({ rest }) => rest) }
}

/** Lines with a header at the start of the file and in places spread over it; in the whole file where asked. */
function sampleLines(bytes: Uint8Array, size: number, whole: boolean): Sampled[] {
  const sampled: Sampled[] = []
  const readLines = (from: number, most: number): number => {
    let line = from
    for (let n = 0; n < most && line < size; n++) {
      const newline = bytes.indexOf(10, line)
      const end = newline < 0 || newline > size ? size : newline
      const text = decoder.decode(bytes.subarray(line, Math.min(end, line + HEADER_REACH * 3 + NAME_REACH)))
      const header = readHeader(text)
      if (header) sampled.push({ header, rest: text.slice(header.end) })
      line = end + 1
    }
    return line
  }
  const rest = readLines(0, whole ? Number.POSITIVE_INFINITY : FIRST_LINES)
  if (whole || rest >= size) return sampled
  for (let place = 1; place <= PLACES; place++) {
    const near = rest + Math.floor(((size - rest) * place) / (PLACES + 1))
    const newline = bytes.indexOf(10, near)
    if (newline >= 0 && newline < size) readLines(newline + 1, LINES_PER_PLACE)
  }
  return sampled
}
