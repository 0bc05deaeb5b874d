/**
 * The pass over the file: lines to rows. One call per line decides whether it begins a message, goes on with one,
 * or stands before the first; a message's kind is decided when the next one closes it.
 */

import { areSame, lineEnd, viewOf } from '../byte-search.ts'
import { flag, kindIndex, textBetween } from '../chat.ts'
import { type DateTest, type Grammar, HeaderMatcher } from '../formats/header-matcher.ts'
import { candidacy, linked, ordinary, special } from '../languages/candidates.ts'
import { type Classified, classify, classifyLinked } from '../languages/classify.ts'
import { ByteTable, HASH_START, hashOf, hashStep } from './byte-table.ts'
import type { Layout } from './import-facts.ts'
import { Senders } from './senders.ts'

/** Longer than any name; a first `: ` beyond it belongs to a sentence. */
const LONGEST_NAME = 1200
const NOBODY = -1
/** Places for senders met before, by their names' first four bytes, and for longer names by their first twelve. */
const PLACES = 256
const LONGER = 12
/** Bodies up to so many bytes are looked at once and remembered: placeholders come again and again. */
const SHORT_BODY = 64

/** System lines as they are met; `run` as in the messages. */
export interface EventRow {
  run: number
  second: number
  before: number
  start: number
  end: number
  /** Who stands as its sender, as iPhones print it; -1 for nobody. */
  sender: number
}

/** What a body was found to be, with its text's range in bytes from the body's start. */
interface Found extends Pick<Classified, 'kind' | 'language'> {
  flags: number
  /** A placeholder that names an attached file. */
  namesFile: boolean
  from: number
  to: number
}

export class MessageScan {
  /** Columns in file order, `count` rows long; `run` indexes `dates`. */
  count = 0
  run: Uint32Array
  second: Uint32Array
  sender: Uint32Array
  kind: Uint8Array
  flags: Uint8Array
  start: Uint32Array
  end: Uint32Array
  readonly events: EventRow[] = []
  readonly matcher: HeaderMatcher
  readonly senders: Senders
  /** How often each language's phrases were met. */
  readonly votes = new Map<string, number>()
  /** Lines before the first message that hold more than space, and where the first of them begins. */
  strayLines = 0
  firstStray = -1
  /** Whether the service's own marks stand before any text; on some ways a file loses them all. */
  hasMarks = false
  /** Media lines that name an attached file: an export with media, which phones cut earlier. */
  attachments = 0
  private line = 0
  private isOpen = false
  private openRun = 0
  private openSecond = 0
  private openSender = NOBODY
  private openStart = 0
  private openFromService = false
  private openLineEnd = 0
  /** What short special bodies were found to be, without the service's mark and with it. */
  private readonly shortBodies: ByteTable
  private readonly foundShort: (Found | null)[] = []
  private readonly metIds = new Int32Array(PLACES)
  private readonly metStarts = new Int32Array(PLACES)
  private readonly metLengths = new Int32Array(PLACES)
  private readonly bytes: Uint8Array
  private readonly view: DataView
  private readonly size: number
  private readonly layout: Layout

  constructor(
    bytes: Uint8Array,
    size: number,
    layout: Layout,
    grammar: Grammar,
    isPossible: DateTest,
    longNames: ReadonlyMap<string, readonly string[]>,
  ) {
    this.bytes = bytes
    this.view = viewOf(bytes)
    this.size = size
    this.layout = layout
    this.matcher = new HeaderMatcher(bytes, size, grammar, isPossible)
    this.senders = new Senders(bytes, longNames)
    this.shortBodies = new ByteTable(bytes)
    const room = Math.max(64, Math.ceil(size / 56))
    this.run = new Uint32Array(room)
    this.second = new Uint32Array(room)
    this.sender = new Uint32Array(room)
    this.kind = new Uint8Array(room)
    this.flags = new Uint8Array(room)
    this.start = new Uint32Array(room)
    this.end = new Uint32Array(room)
  }

  /** Reads lines until `until` bytes or the end; true while there is more. */
  advance(until: number): boolean {
    const { bytes, view, size, matcher } = this
    let line = this.line
    while (line < size && line < until) {
      const { refused } = matcher
      const isHeader = matcher.match(line)
      if (isHeader) {
        if (this.isOpen) this.close(line)
        this.open()
      } else if (!this.isOpen && matcher.refused === refused) this.stray(line)
      const feed = lineEnd(view, isHeader ? this.openStart : line, size)
      if (isHeader) this.openLineEnd = feed
      line = feed < size ? feed + 1 : size
    }
    this.line = line
    if (line < size) return true
    if (this.isOpen) {
      let end = size
      while (end > this.openStart && (bytes[end - 1] === 10 || bytes[end - 1] === 13)) end--
      this.finish(end)
      this.isOpen = false
    }
    return false
  }

  /** A header was read: finds its sender and where the text begins. */
  private open(): void {
    const { bytes, matcher } = this
    this.isOpen = true
    this.openRun = matcher.dates.length - 1
    this.openSecond = matcher.second
    let p = skipMarks(bytes, matcher.end)
    this.openFromService = false
    const met = this.metSenderAt(p)
    if (met >= 0) {
      this.openSender = this.metIds[met]
      this.openText(p + this.metLengths[met] + 2)
      return
    }
    this.openSender = NOBODY
    let hash = HASH_START
    // Colons without a space: before the line's end or a mark, and behind the name of someone who has written.
    let early = -1
    let glued = -1
    let blank = 0
    const stop = Math.min(this.size, p + LONGEST_NAME)
    let q = p
    for (; q < stop; q++) {
      const byte = bytes[q]
      if (byte === 10) break
      if (byte === 58) {
        blank = blankAt(bytes, q + 1)
        if (blank > 0) break
        if (early < 0 && endsName(bytes, q + 1, this.size)) early = q
        if (glued < 0 && this.senders.knows(p, q, hash)) glued = q
      }
      hash = hashStep(hash, byte)
    }
    const isSplit = blank > 0
    // `Name:` with nothing behind it, or a mark instead of the space. A line with a `: ` further on must be of someone who has written.
    if (early >= 0 && (!isSplit || this.senders.knows(p, early, hashOf(bytes, p, early)))) {
      if (!this.sentBy(p, early)) return
      // `Name:.` stands for what has disappeared: an empty message.
      p = early + (bytes[early + 1] === 46 ? 2 : 1)
      // A mark before the space is the name's, as names in the other direction have it.
      const marked = skipMarks(bytes, p)
      if (marked > p && bytes[marked] === 32) p = marked + 1
    } else if (isSplit) {
      const sender = this.senders.id(p, q, hash)
      const { isService, hasOpenQuote, continuations } = this.senders.all[sender]
      // A sentence closes the quote it opens; a person may be called `Rob "Bob`.
      if (isService && !(hasOpenQuote && !holdsQuote(textBetween(bytes, q, Math.min(this.size, q + LONGEST_NAME))))) {
        this.openStart = p
        return
      }
      this.openSender = sender
      const after = q + 1 + blank
      const longer = continuations.find((rest) => startsWith(bytes, after, rest))
      if (longer) {
        q = after + longer.length - 2
        this.sentBy(p, q)
        p = q + 2
      } else {
        if (blank === 1 && continuations.length === 0 && early < 0 && glued < 0) this.remember(sender, p, q - p)
        p = after
      }
    } else if (glued >= 0) {
      if (!this.sentBy(p, glued)) return
      p = glued + 1
    }
    this.openText(p)
  }

  private openText(p: number): void {
    const text = skipMarks(this.bytes, p)
    this.openFromService = text > p
    if (this.openFromService) this.hasMarks = true
    this.openStart = text
  }

  /** The place of a sender met before who stands here with `: ` behind the name, or -1: mostly it is one of them. */
  private metSenderAt(p: number): number {
    const byShort = shortPlace(this.view, p)
    if (this.isMet(byShort, p)) return byShort
    const byLonger = longerPlace(this.view, p)
    return this.isMet(byLonger, p) ? byLonger : -1
  }

  private isMet(place: number, p: number): boolean {
    const { bytes, view } = this
    const length = this.metLengths[place]
    const end = p + length
    return length > 0 && bytes[end] === 58 && bytes[end + 1] === 32 && areSame(view, p, this.metStarts[place], length)
  }

  /** Keeps a plain sender, in the place of who was there before. */
  private remember(sender: number, start: number, length: number): void {
    const place = length < LONGER ? shortPlace(this.view, start) : longerPlace(this.view, start)
    this.metIds[place] = sender
    this.metStarts[place] = start
    this.metLengths[place] = length
  }

  /** Takes the bytes for the open message's sender; false where they are a service sentence instead. */
  private sentBy(start: number, end: number): boolean {
    const sender = this.senders.id(start, end, hashOf(this.bytes, start, end))
    if (this.senders.all[sender].isService) {
      this.openStart = start
      return false
    }
    this.openSender = sender
    return true
  }

  /** The next header stands at `line`: the message ends before the line break in front of it. */
  private close(line: number): void {
    let end = line
    if (this.bytes[end - 1] === 10) end--
    if (this.bytes[end - 1] === 13) end--
    this.finish(Math.max(end, this.openStart))
  }

  private finish(end: number): void {
    if (this.openSender === NOBODY) {
      this.addEvent(end)
      return
    }
    const start = this.openStart
    const candidate = this.openFromService ? special : candidacy(this.bytes, this.view, start, end, Math.min(this.openLineEnd, end))
    if (candidate === ordinary) this.add(kindIndex.text, 0, start, end)
    else this.finishCandidate(end, candidate === linked ? this.foundByLink(start, end) : this.find(start, end))
  }

  private finishCandidate(end: number, found: Found | null): void {
    const start = this.openStart
    if (!found) {
      this.add(kindIndex.text, 0, start, end)
      return
    }
    if (found.language) this.vote(found.language, found.kind === 'event' ? 3 : 1)
    if (found.kind === 'event') {
      this.addEvent(end)
      return
    }
    if (found.namesFile) this.attachments++
    this.add(kindIndex[found.kind], found.flags, start + found.from, start + found.to)
  }

  /** What a body is; short ones are asked about once. */
  private find(start: number, end: number): Found | null {
    if (end - start > SHORT_BODY) return this.classified(start, end)
    let hash = hashOf(this.bytes, start, end)
    // With the service's mark the same words mean something else.
    if (this.openFromService) hash = ~hash
    const known = this.shortBodies.find(start, end, hash)
    if (known >= 0) return this.foundShort[known]
    const found = this.classified(start, end)
    this.foundShort[this.shortBodies.add(start, end, hash)] = found
    return found
  }

  private classified(start: number, end: number): Found | null {
    const body = textBetween(this.bytes, start, end)
    return this.inBytes(start, end, body, classify(body, { layout: this.layout, fromService: this.openFromService }))
  }

  private foundByLink(start: number, end: number): Found | null {
    const body = textBetween(this.bytes, start, end)
    return this.inBytes(start, end, body, classifyLinked(body))
  }

  private inBytes(start: number, end: number, body: string, found: Classified | null): Found | null {
    if (!found) return null
    const { kind, textStart, textEnd, bare, edited, language } = found
    const from = byteAt(this.bytes, start, body, 0, textStart)
    return {
      kind,
      language,
      flags: (bare && kind === 'media' ? flag.bare : 0) | (edited ? flag.edited : 0),
      namesFile: kind === 'media' && bare && body.includes('.'),
      from: from - start,
      to: (textEnd === body.length ? end : byteAt(this.bytes, from, body, textStart, textEnd)) - start,
    }
  }

  vote(language: string, weight: number): void {
    this.votes.set(language, (this.votes.get(language) ?? 0) + weight)
  }

  private addEvent(end: number): void {
    this.events.push({
      run: this.openRun,
      second: this.openSecond,
      before: this.count,
      start: this.openStart,
      end,
      sender: this.openSender,
    })
  }

  private add(kind: number, flags: number, start: number, end: number): void {
    const row = this.count
    if (row === this.start.length) this.grow()
    this.run[row] = this.openRun
    this.second[row] = this.openSecond
    this.sender[row] = this.openSender
    this.kind[row] = kind
    this.flags[row] = flags
    this.start[row] = start
    this.end[row] = end
    this.count++
  }

  private grow(): void {
    const room = Math.ceil(this.start.length * 1.5)
    const grown = <T extends Uint32Array | Uint8Array>(column: T): T => {
      const larger = new (column.constructor as new (length: number) => T)(room)
      larger.set(column)
      return larger
    }
    this.run = grown(this.run)
    this.second = grown(this.second)
    this.sender = grown(this.sender)
    this.kind = grown(this.kind)
    this.flags = grown(this.flags)
    this.start = grown(this.start)
    this.end = grown(this.end)
  }

  private stray(line: number): void {
    const { bytes, size } = this
    for (let p = line; p < size && bytes[p] !== 10; p++) {
      if (bytes[p] <= 32) continue
      this.strayLines++
      if (this.firstStray < 0) this.firstStray = line
      return
    }
  }
}

/** Where a sender is kept whose name begins at `p`, in either half of the places. */
const shortPlace = (view: DataView, p: number): number => Math.imul(view.getInt32(p, true), 0x9e3779b1) >>> 25
function longerPlace(view: DataView, p: number): number {
  const first = Math.imul(view.getInt32(p, true), 0x9e3779b1) ^ view.getInt32(p + 4, true)
  return (PLACES >> 1) + ((Math.imul(first, 0x85ebca6b) ^ Math.imul(view.getInt32(p + 8, true), 0xc2b2ae35)) >>> 25)
}

/** Past LRM and RLM, by which the service marks what it wrote itself. */
function skipMarks(bytes: Uint8Array, start: number): number {
  let p = start
  while (bytes[p] === 0xe2 && bytes[p + 1] === 0x80 && (bytes[p + 2] === 0x8e || bytes[p + 2] === 0x8f)) p += 3
  return p
}

/** How many bytes the blank after a colon takes: a space, a no-break one, a tab; 0 where none stands there. */
function blankAt(bytes: Uint8Array, p: number): number {
  const byte = bytes[p]
  if (byte === 32 || byte === 9) return 1
  if (byte === 0xc2) return bytes[p + 1] === 0xa0 ? 2 : 0
  return byte === 0xe2 && bytes[p + 1] === 0x80 && bytes[p + 2] === 0xaf ? 3 : 0
}

/** Whether a line goes on to hold a quote. */
const holdsQuote = (text: string): boolean => /^[^\n]*["“”„‟«»「」『』＂]/u.test(text)

/** Whether a colon that ends here can close a name: nothing follows but a stop, the end of the line, or a mark of the service. */
function endsName(bytes: Uint8Array, start: number, size: number): boolean {
  const p = bytes[start] === 46 ? start + 1 : start
  if (p >= size || bytes[p] === 10) return true
  if (bytes[p] === 13) return bytes[p + 1] === 10
  return bytes[p] === 0xe2 && bytes[p + 1] === 0x80 && (bytes[p + 2] === 0x8e || bytes[p + 2] === 0x8f)
}

function startsWith(bytes: Uint8Array, at: number, wanted: Uint8Array): boolean {
  for (let i = 0; i < wanted.length; i++) if (bytes[at + i] !== wanted[i]) return false
  return true
}

/** The byte at which the text's `to`-th UTF-16 unit stands, where its `from`-th stands at `start`; CR bytes, which the text lacks, are stepped over. */
function byteAt(bytes: Uint8Array, start: number, text: string, from: number, to: number): number {
  let p = start
  for (let i = from; i < to; i++) {
    while (bytes[p] === 13) p++
    const unit = text.charCodeAt(i)
    if (unit < 0x80) p += 1
    else if (unit < 0x800) p += 2
    else if (unit >= 0xd800 && unit < 0xdc00) {
      p += 4
      i++
    } else p += 3
  }
  return p
}
