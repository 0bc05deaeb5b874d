/**
 * The pass over the file: lines to rows. One call per line decides whether it begins a message, continues one,
 * or is before the first; a message's kind is decided when the next one closes it.
 */

import { flag, kindIndex, textBetween } from '#chat/chat.ts'
import { lineEnd, viewOf } from '#stats/byte-search.ts'
import { candidacy, linked, ordinary, special } from '#whatsapp/candidates.ts'
import { type Classified, classify, classifyLinked } from '#whatsapp/classify.ts'
import { type DateTest, type Grammar, HeaderMatcher } from '#whatsapp/header-matcher.ts'
import type { WrittenDate } from '#whatsapp/header-shape.ts'
import { ByteTable, hashOf } from './byte-table.ts'
import type { Layout } from './import-facts.ts'
import { MessageOpening, NOBODY } from './message-opening.ts'
import type { OtherLayouts } from './other-layouts.ts'
import type { Senders } from './senders.ts'

/** Bodies up to this many bytes are looked at once and remembered: placeholders come again and again. */
const SHORT_BODY = 64

/** System lines as they are met; `run` as in the messages. */
export interface EventRow {
  run: number
  second: number
  before: number
  start: number
  end: number
  /** The sender that iPhones print for it; -1 for nobody. */
  sender: number
}

/** A row whose body begins with a mark that its words do not explain; `names`: they do if the names in them are people's. */
export interface MarkedRow {
  row: number
  rests: 'nothing' | 'names'
}

/** What a body was found to be, with its text's range in bytes from the body's start. */
interface Found extends Pick<Classified, 'kind' | 'language' | 'rests'> {
  flags: number
  /** A placeholder that names an attached file. */
  namesFile: boolean
  from: number
  to: number
}

/** A stretch of the file that one kind of phone wrote, from one line's start to another's. */
export interface Segment {
  from: number
  to: number
  grammar: Grammar
  layout: Layout
  /** Whether a date as written can be a day; asked once the order is known. */
  isPossible: DateTest
}

/** A segment as it was read. */
interface ReadSegment {
  segment: Segment
  matcher: HeaderMatcher
  /** How many dates were met in the segments before. */
  firstRun: number
}

export class MessageScan {
  /** Columns in file order, `count` rows long; `run` indexes the dates of all segments, one behind the other. */
  count = 0
  run: Uint32Array
  second: Uint32Array
  sender: Uint32Array
  kind: Uint8Array
  flags: Uint8Array
  start: Uint32Array
  end: Uint32Array
  readonly events: EventRow[] = []
  /** The segments read so far, in file order. */
  readonly read: ReadSegment[] = []
  private matcher: HeaderMatcher
  private layout: Layout
  private firstRun = 0
  private segmentEnd: number
  private readonly opening: MessageOpening
  /** How often each language's phrases were met. */
  readonly votes = new Map<string, number>()
  /** Lines before the first message that contain more than space, and where the first of them begins. */
  strayLines = 0
  firstStray = -1
  /** Media lines that name an attached file: an export with media, which phones cut earlier. */
  attachments = 0
  /** Rows of marked lines that the whole file decides (`marked-lines.ts`), and rows of media that only their shape decided. */
  readonly undecided: MarkedRow[] = []
  readonly shaped: number[] = []
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
  private readonly bytes: Uint8Array
  private readonly view: DataView
  private readonly size: number
  private readonly segments: readonly Segment[]
  private readonly others: OtherLayouts | null
  private readonly periodLanguage: string

  /** `segments` follow on one another from the first byte to the last; `others` gathers lines in another layout, where it is asked for. */
  constructor(
    bytes: Uint8Array,
    size: number,
    segments: readonly [Segment, ...Segment[]],
    longNames: ReadonlyMap<string, readonly string[]>,
    others: OtherLayouts | null = null,
    periodLanguage = '',
  ) {
    this.bytes = bytes
    this.view = viewOf(bytes)
    this.size = size
    this.segments = segments
    this.others = others
    this.periodLanguage = periodLanguage
    const [first] = segments
    this.layout = first.layout
    this.segmentEnd = first.to
    this.matcher = new HeaderMatcher(bytes, size, first.grammar, first.isPossible, periodLanguage)
    this.read.push({ segment: first, matcher: this.matcher, firstRun: 0 })
    this.opening = new MessageOpening(bytes, size, longNames)
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

  get senders(): Senders {
    return this.opening.senders
  }

  /** Whether the service's own marks are before any text; on some ways a file loses them all. */
  get hasMarks(): boolean {
    return this.opening.hasMarks
  }

  /** The dates of all headers met, in file order. */
  get dates(): readonly WrittenDate[] {
    return this.read.length === 1 ? this.matcher.dates : this.read.flatMap(({ matcher }) => matcher.dates)
  }

  /** The words for parts of the day met in the first segment. */
  get markers(): HeaderMatcher['markers'] {
    return this.read[0].matcher.markers
  }

  /** Lines that look like a header but name no possible time or day. */
  get refused(): number {
    return this.read.reduce((sum, { matcher }) => sum + matcher.refused, 0)
  }

  /** Where the first of them begins, or -1. */
  get firstRefused(): number {
    return this.read.find(({ matcher }) => matcher.refused > 0)?.matcher.firstRefused ?? -1
  }

  /** Reads lines until `until` bytes or the end; true while there is more. */
  advance(until: number): boolean {
    while (this.segmentEnd <= until && this.read.length < this.segments.length) {
      this.readLines(this.segmentEnd)
      this.enter(this.segments[this.read.length])
    }
    return this.readLines(until)
  }

  private enter(segment: Segment): void {
    this.firstRun += this.matcher.dates.length
    this.layout = segment.layout
    this.segmentEnd = segment.to
    this.matcher = new HeaderMatcher(this.bytes, this.size, segment.grammar, segment.isPossible, this.periodLanguage)
    this.read.push({ segment, matcher: this.matcher, firstRun: this.firstRun })
  }

  private readLines(until: number): boolean {
    const { bytes, view, size, matcher, others } = this
    let line = this.line
    while (line < size && line < until) {
      const { refused } = matcher
      const isHeader = matcher.match(line)
      if (isHeader) {
        if (this.isOpen) this.close(line)
        this.open()
        others?.close(line, this.openRun, this.openSecond)
      } else {
        if (!this.isOpen && matcher.refused === refused) this.stray(line)
        others?.look(line, this.isOpen ? this.openRun : -1, this.openSecond)
      }
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

  /** A header was read: a message begins. */
  private open(): void {
    const { matcher, opening } = this
    this.isOpen = true
    this.openRun = this.firstRun + matcher.dates.length - 1
    this.openSecond = matcher.second
    opening.read(matcher.end)
    this.openSender = opening.sender
    this.openStart = opening.textStart
    this.openFromService = opening.isFromService
  }

  /** The next header is at `line`: the message ends before the line break in front of it. */
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
    if (!found || found.rests === 'names') {
      if (this.openFromService) this.undecided.push({ row: this.count, rests: found ? 'names' : 'nothing' })
      this.add(kindIndex.text, 0, start, end)
      return
    }
    if (found.language) this.vote(found.language, found.kind === 'event' ? 3 : 1)
    if (found.kind === 'event') {
      this.addEvent(end)
      return
    }
    if (found.rests === 'shape') this.shaped.push(this.count)
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
    const { kind, textStart, textEnd, bare, edited, language, rests } = found
    const from = byteAt(this.bytes, start, body, 0, textStart)
    return {
      kind,
      language,
      rests,
      flags: (bare && (kind === 'media' || kind === 'contact') ? flag.bare : 0) | (edited ? flag.edited : 0),
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

  /** Makes events of rows after all. */
  turnIntoEvents(rows: readonly number[]): void {
    const sorted = Uint32Array.from(rows).sort()
    if (sorted.length === 0) return
    let passed = 0
    for (const event of this.events) {
      while (passed < sorted.length && sorted[passed] < event.before) passed++
      event.before -= passed
    }
    sorted.forEach((row, i) => {
      const [run, second, sender] = [this.run[row], this.second[row], this.sender[row]]
      this.events.push({ run, second, before: row - i, start: this.start[row], end: this.end[row], sender })
    })
    this.events.sort((a, b) => a.start - b.start)
    for (const column of [this.run, this.second, this.sender, this.kind, this.flags, this.start, this.end]) {
      let to = sorted[0]
      for (let i = 0; i < sorted.length; i++) {
        const [from, until] = [sorted[i] + 1, i + 1 < sorted.length ? sorted[i + 1] : this.count]
        column.copyWithin(to, from, until)
        to += until - from
      }
    }
    this.count -= sorted.length
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

/** The byte at which the text's `to`-th UTF-16 unit is, where its `from`-th is at `start`; CR bytes, which the text lacks, are stepped over. */
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
