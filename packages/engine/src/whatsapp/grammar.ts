/** Learning which header a file uses, once, from a sample of its lines. */
import type { Grammar } from './header-matcher.ts'
import { HEADER_REACH, type Header, readHeader, SHORT } from './header-shape.ts'

/** The first lines are always looked at, and beyond them this many places of this many lines each. */
const FIRST_LINES = 200
const PLACES = 12
const LINES_PER_PLACE = 8
/** A second family of headers counts from this share of the first; fewer are quotations. */
const SECOND_FAMILY_SHARE = 0.1
/** This many lines of another frame, all before or all behind the first family's, are another export joined to this one. */
const FEWEST_JOINED = 5
const FEWEST_TO_OUTWEIGH_ONE = 20
/** What follows a header is looked at so far, to learn names. */
const NAME_REACH = 300

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** A line of the sample: its header, and the beginning of what follows it. */
interface Sampled {
  header: Header
  /** The header as written. */
  text: string
  rest: string
}

/** What a sample of the file teaches: its headers, and for each of the lines they count for, what follows the header. */
export interface Learned {
  grammar: Grammar
  /** All families that may be the file's, those of an export joined to it included. */
  families: ReadonlySet<string>
  /** The grammar's sample as written. */
  headerText: string
  rests: string[]
}

/** Learns from a file's lines, or null where none looks like a header. */
export function learn(bytes: Uint8Array, size: number): Learned | null {
  return learnFrom(sampleLines(bytes, size, false)) ?? learnFrom(sampleLines(bytes, size, true))
}

/** A family of headers in the sample: how many, and where the first and the last of them are. */
interface Family {
  count: number
  sample: Header
  first: number
  last: number
}

function learnFrom(all: readonly Sampled[]): Learned | null {
  const families = new Map<string, Family>()
  const short = shortClocks(all)
  const sampled = all.filter(({ header }) => header.clock !== 'short' || short.has(header.family))
  sampled.forEach(({ header }, i) => {
    const family = withZeros(header.family)
    const known = families.get(family)
    if (known) {
      known.count++
      known.last = i
    } else families.set(family, { count: 1, sample: header, first: i, last: i })
  })
  const main = mainOf([...families.values()])
  if (!main) return null
  for (const [name, family] of families) if (!counts(family, main)) families.delete(name)
  const own = [...families].filter(([, family]) => isOwn(family, main)).map(([name]) => name)
  const withShort = (names: Iterable<string>): Set<string> =>
    new Set([...names].flatMap((name) => (short.has(name + SHORT) ? [name, name + SHORT] : [name])))
  return {
    grammar: { families: withShort(own), sample: main.sample },
    families: withShort(families.keys()),
    headerText: sampled[main.first].text,
    rests: sampled.filter(({ header }) => families.has(withZeros(header.family))).map(({ rest }) => rest),
  }
}

const withZeros = (family: string): string => (family.endsWith(SHORT) ? family.slice(0, -SHORT.length) : family)

/** Fewer times than this without their zero may be scores. */
const FEWEST_SHORT = 2

/**
 * Families with times that lack the zero of their minutes, where the file writes so: no header has such a zero, and either the
 * first header lacks it, which no message contains, or the people who wrote these lines wrote others as well. All else is text:
 * `16.03.24, 3:1 - Bayern: well done`.
 */
function shortClocks(sampled: readonly Sampled[]): Set<string> {
  const short = new Set(sampled.filter(({ header }) => header.clock === 'short').map(({ header }) => header.family))
  for (const family of short) {
    const alike = sampled.filter(({ header }) => withZeros(header.family) === withZeros(family))
    const full = new Set(alike.filter(({ header }) => header.clock !== 'short').map(({ rest }) => senderIn(rest)))
    const names = alike.filter(({ header }) => header.clock === 'short').flatMap(({ rest }) => senderIn(rest) ?? [])
    const isPadded = alike.some(({ header }) => header.clock === 'padded')
    const isProved = sampled[0].header.family === family || (names.length >= FEWEST_SHORT && names.every((name) => full.has(name)))
    if (isPadded || !isProved) short.delete(family)
  }
  return short
}

const senderIn = (rest: string): string | null => /^([^:]{1,100}):\s/u.exec(rest)?.[1] ?? null

/**
 * The file's own family: that of its first header, since a paste is inside a message, however many lines it has.
 * One line alone in front of many others is not an export, though.
 */
function mainOf(families: readonly Family[]): Family | undefined {
  const [first] = families
  const [largest] = [...families].sort((a, b) => b.count - a.count)
  return first?.count === 1 && largest.count >= FEWEST_TO_OUTWEIGH_ONE ? largest : first
}

/**
 * Whether a family's headers are the file's, beside its main one's. Of the same frame and clock only: a bracketed copy
 * pasted into a chat with dashes is a message's text, however long, and so is a log with seconds. But a paste is
 * inside a message; two exports in one file are one behind the other.
 */
function counts(family: Family, main: Family): boolean {
  if (family === main) return true
  if (family.count < main.count * SECOND_FAMILY_SHARE || family.sample.dateFirst !== main.sample.dateFirst) return false
  if (family.sample.frame === main.sample.frame && family.sample.hasSeconds === main.sample.hasSeconds) return true
  return family.count >= FEWEST_JOINED && (family.first > main.last || family.last < main.first)
}

/** What one program writes beside its main header: copies from the web leave the year out at times. All else is another layout. */
const isOwn = (family: Family, main: Family): boolean =>
  family === main || (family.sample.hasYear !== main.sample.hasYear && family.sample.frame === main.sample.frame)

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
      if (header) sampled.push({ header, text: text.slice(0, header.end), rest: text.slice(header.end) })
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
