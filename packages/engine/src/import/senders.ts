/** Who wrote a line: names as bytes, interned, so that a name is decoded once however often it writes. */
import { folded } from '#whatsapp/fold.ts'
import { serviceLine, serviceSender } from '#whatsapp/service-lines.ts'
import { wordings } from '#whatsapp/wording.ts'
import { ByteTable } from './byte-table.ts'
import { ReadFailure } from './read-failure.ts'

/** A possible sender as it is in the file. */
export interface Sender {
  /** Name without marks, `~` and no-break spaces; two writings of one name are one person. */
  name: string
  /** The beginning of a service sentence with a colon in it, not a person. */
  isService: boolean
  /** It opens a quote that must be closed behind the colon. */
  hasOpenQuote: boolean
  /** Where names contain `: ` themselves: what may follow this one, colon and space included. */
  continuations: Uint8Array[]
}

/** A group has 1,024 people, a community some thousands; this many names are not a chat, and every list of people would be as long. */
const MOST_NAMES = 100_000

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
const encoder = new TextEncoder()

export class Senders {
  readonly all: Sender[] = []
  private readonly bytes: Uint8Array
  private readonly table: ByteTable
  /** Names known to contain `: `: the part before it, and the whole of what follows. */
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
    if (this.all.length === MOST_NAMES) throw new ReadFailure('too_many_names')
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

/** How often a second part must be met, and always, to be believed a name's; words as they are in a sentence more often. */
const LEAST_SIGHTINGS = 2
const LEAST_OF_WORDS = 5

/** Phones write words before a colon, too: `location: https://…`. */
function isPhrase(part: string): boolean {
  const { location, pollHeading, pollOption, eventHeading, attachedBefore } = wordings()
  const phrase = folded(part)
  return [location, pollHeading, pollOption, eventHeading, attachedBefore].some((phrases) => phrases.has(phrase))
}

/**
 * Names that contain `: ` themselves, learned from lines: a "sender" all of whose messages begin with the same
 * words and another `: ` is called by both parts. So is a group that the service speaks under, at first sight: no
 * person's words are followed by `: `, its mark and its own sentence. Keyed by the first part.
 */
export function longNames(lines: Iterable<string>): Map<string, string[]> {
  const seen = new Map<string, Map<string, number>>()
  const found = new Map<string, string[]>()
  const learn = (first: string, rest: string): void => {
    const rests = found.get(first)
    if (!rests) found.set(first, [rest])
    else if (!rests.includes(rest)) rests.push(rest)
  }
  for (const line of lines) {
    const spoken = /^(.{0,200}?): (.{1,120}?): [\u200e\u200f]+(.+)/u.exec(line)
    if (spoken && serviceLine(spoken[3])) {
      learn(plainName(spoken[1]), spoken[2])
      continue
    }
    const parts = /^(.{0,200}?): (?:(.{1,40}?): )?/u.exec(line)
    if (!parts) continue
    const first = plainName(parts[1])
    const seconds = seen.get(first) ?? new Map<string, number>()
    seen.set(first, seconds)
    const second = parts[2] ?? ''
    seconds.set(second, (seconds.get(second) ?? 0) + 1)
  }
  for (const [first, seconds] of seen) {
    const isName = [...seconds].every(
      ([second, count]) =>
        /^[^\u200e\u200f<]/u.test(second) && count >= (/^\p{Ll}/u.test(second) ? LEAST_OF_WORDS : LEAST_SIGHTINGS) && !isPhrase(second),
    )
    if (isName) for (const second of seconds.keys()) learn(first, second)
  }
  return found
}
