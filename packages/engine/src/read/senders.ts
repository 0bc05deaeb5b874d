/** Who wrote a line: names as bytes, interned, so that a name is decoded once however often it writes. */
import { folded } from '../languages/fold.ts'
import { serviceSender } from '../languages/service-lines.ts'
import { wordings } from '../languages/wording.ts'
import { ByteTable } from './byte-table.ts'

/** A would-be sender as it stands in the file. */
export interface Sender {
  /** Name without marks, `~` and no-break spaces; two writings of one name are one person. */
  name: string
  /** The beginning of a service sentence with a colon in it, not a person. */
  isService: boolean
  /** It opens a quote that must be closed behind the colon. */
  hasOpenQuote: boolean
  /** Where names hold `: ` themselves: what may follow this one, colon and space included. */
  continuations: Uint8Array[]
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
const encoder = new TextEncoder()

export class Senders {
  readonly all: Sender[] = []
  private readonly bytes: Uint8Array
  private readonly table: ByteTable
  /** Names known to hold `: `: the part before it, and the whole of what follows. */
  private readonly longNames: ReadonlyMap<string, readonly string[]>

  constructor(bytes: Uint8Array, longNames: ReadonlyMap<string, readonly string[]>) {
    this.bytes = bytes
    this.table = new ByteTable(bytes)
    this.longNames = longNames
  }

  /** The id of the sender between two bytes, made where it is new. `hash` is `hashOf` of the same bytes. */
  id(start: number, end: number, hash: number): number {
    const known = this.table.find(start, end, hash)
    if (known >= 0) return known
    const name = plainName(decoder.decode(this.bytes.subarray(start, end)))
    this.all.push({
      name,
      isService: serviceSender(name),
      hasOpenQuote: (folded(name).match(/"/g)?.length ?? 0) % 2 === 1,
      continuations: (this.longNames.get(name) ?? []).map((rest) => encoder.encode(`${rest}: `)),
    })
    return this.table.add(start, end, hash)
  }

  /** Whether these bytes, of that hash, are a sender met before. */
  knows(start: number, end: number, hash: number): boolean {
    return this.table.find(start, end, hash) >= 0
  }
}

/** A name as a person reads it: bidi marks and a leading `~ ` removed, no-break spaces to spaces, NFC. */
export function plainName(written: string): string {
  return written
    .replace(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
    .replace(/[\u00a0\u202f\u2007]/gu, ' ')
    .replace(/^~ +/u, '')
    .normalize('NFC')
}

/** Not what phones write before a colon (`location: https://…`), nor words as they stand in a sentence or a link. */
function couldEndName(part: string): boolean {
  const { location, pollHeading, pollOption, eventHeading, attachedBefore } = wordings()
  const phrase = folded(part)
  if (/^[\p{Ll}\u200e\u200f<]/u.test(part)) return false
  return ![location, pollHeading, pollOption, eventHeading, attachedBefore].some((phrases) => phrases.has(phrase))
}

/** How often a name must be met with the same second part, and always, to be believed to hold a colon. */
const LEAST_SIGHTINGS = 2

/**
 * Names that hold `: ` themselves, learned from lines: a "sender" all of whose messages begin with the same
 * words and another `: ` is called by both parts. Keyed by the first part.
 */
export function longNames(lines: Iterable<string>): Map<string, string[]> {
  const seen = new Map<string, Map<string, number>>()
  for (const line of lines) {
    const parts = /^(.{0,200}?): (?:(.{1,40}?): )?/u.exec(line)
    if (!parts) continue
    const first = plainName(parts[1])
    const seconds = seen.get(first) ?? new Map<string, number>()
    seen.set(first, seconds)
    const second = parts[2] && couldEndName(parts[2]) ? parts[2] : ''
    seconds.set(second, (seconds.get(second) ?? 0) + 1)
  }
  const found = new Map<string, string[]>()
  for (const [first, seconds] of seen) {
    if (seconds.has('')) continue
    const rests = [...seconds].filter(([, count]) => count >= LEAST_SIGHTINGS)
    if (rests.length > 0 && rests.length === seconds.size)
      found.set(
        first,
        rests.map(([rest]) => rest),
      )
  }
  return found
}
