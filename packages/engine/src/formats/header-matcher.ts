/**
 * The learned header on bytes: what the reader runs at the start of every line.
 *
 * A file writes all its headers alike, and consecutive messages mostly share their date. So the matcher compares
 * the bytes of the date with those of the header before, reads the time as numbers, and falls back on the general
 * reading of `header-shape.ts` only where the date is new or a byte surprises it.
 */
import { hourOf } from '../languages/day-periods.ts'
import { digitOf, HEADER_REACH, type Header, normalPeriod, readHeader, type WrittenDate } from './header-shape.ts'

/** What the matcher learned from the file: which families of header count. */
export interface Grammar {
  families: ReadonlySet<string>
  /** The first header found, for layout and language. */
  sample: Header
}

/** Whether a date as written can be a day; asked once the order is known, else anything goes. */
export type DateTest = (date: WrittenDate) => boolean

// The mark some phones set before every line is kept, so that offsets stay true.
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

export class HeaderMatcher {
  /** Every date met, in order; a new entry wherever the date or the form of the header changes. */
  readonly dates: WrittenDate[] = []
  /** After a match: seconds of the day, and where the sender or the system line begins. */
  second = 0
  end = 0
  /** Lines that look like a header of this file but name no possible time or day, and where the first of them begins. */
  refused = 0
  firstRefused = -1
  private readonly bytes: Uint8Array
  private readonly size: number
  private readonly families: ReadonlySet<string>
  private readonly isPossible: DateTest
  /** 1 for every byte a header of this file can begin with. */
  private readonly starts: Uint8Array
  // The header before, as byte offsets: all up to the hour, and all after the time.
  private canRunFast = false
  private headStart = 0
  private headEnd = 0
  private tailStart = 0
  private tailEnd = 0
  private hasSeconds = false
  private clock = 58
  /** Bytes of this script's digit zero, but for the last; and the last. ASCII: none, and 48. */
  private digitLead: Uint8Array = new Uint8Array(0)
  private digitZero = 48
  /** 24-hour value of each hour under the marker before the time, where there is one. */
  private hoursBefore: Int8Array | null = null
  /** Day-period markers met after the time, bytes with their leading space, and the hours they mean. */
  private periods: { bytes: Uint8Array; hours: Int8Array }[] = []

  constructor(bytes: Uint8Array, size: number, grammar: Grammar, isPossible: DateTest) {
    this.bytes = bytes
    this.size = size
    this.families = grammar.families
    this.isPossible = isPossible
    this.starts = startingBytes(grammar.families)
  }

  /** Reads the header at the start of a line. True where there is one; `dates`, `second` and `end` then hold it. */
  match(line: number): boolean {
    if (this.starts[this.bytes[line]] === 0) return false
    if (this.canRunFast && this.matchFast(line)) return true
    return this.matchSlow(line)
  }

  /** The line up to the hour and from the time on is the same, byte for byte, as in the header before; the time is new. */
  private matchFast(line: number): boolean {
    const bytes = this.bytes
    let p = afterMarks(bytes, line)
    for (let q = this.headStart; q < this.headEnd; p++, q++) if (bytes[p] !== bytes[q]) return false
    const width = this.digitLead.length + 1
    let hour = this.digit(p)
    if (hour < 0) return false
    p += width
    let digit = this.digit(p)
    if (digit >= 0) {
      hour = hour * 10 + digit
      p += width
    }
    if (bytes[p] !== this.clock) return false
    let tens = this.digit(p + 1)
    digit = this.digit(p + 1 + width)
    if (tens < 0 || tens > 5 || digit < 0) return false
    let second = (tens * 10 + digit) * 60
    p += 1 + 2 * width
    if (this.hasSeconds) {
      if (bytes[p] !== this.clock) return false
      tens = this.digit(p + 1)
      digit = this.digit(p + 1 + width)
      if (tens < 0 || tens > 5 || digit < 0) return false
      second += tens * 10 + digit
      p += 1 + 2 * width
    }
    if (this.hoursBefore) hour = hour < 25 ? this.hoursBefore[hour] : -1
    else if (this.periods.length > 0) {
      const period = this.periodAt(p)
      if (!period || hour > 24) return false
      hour = period.hours[hour]
      p += period.bytes.length
    }
    if (hour < 0 || hour > 23) return false
    for (let q = this.tailStart; q < this.tailEnd; p++, q++) if (bytes[p] !== bytes[q]) return false
    this.second = hour * 3600 + second
    this.end = p
    return true
  }

  private digit(p: number): number {
    const lead = this.digitLead
    for (let i = 0; i < lead.length; i++) if (this.bytes[p + i] !== lead[i]) return -1
    const digit = this.bytes[p + lead.length] - this.digitZero
    return digit >= 0 && digit <= 9 ? digit : -1
  }

  private periodAt(p: number): { bytes: Uint8Array; hours: Int8Array } | null {
    for (const period of this.periods) {
      const marker = period.bytes
      let i = 0
      while (i < marker.length && this.bytes[p + i] === marker[i]) i++
      if (i === marker.length) return period
    }
    return null
  }

  private matchSlow(line: number): boolean {
    const { bytes } = this
    const reach = Math.min(this.size, line + HEADER_REACH * 3)
    const window = bytes.subarray(line, reach)
    const newline = window.indexOf(10)
    const text = decoder.decode(newline < 0 ? window : window.subarray(0, newline))
    const header = readHeader(text)
    if (!header || !this.families.has(header.family)) return false
    const hour = hour24(header)
    if (hour === null || header.minute > 59 || header.second > 59 || !this.isPossible(header.date)) {
      this.refused++
      if (this.firstRefused < 0) this.firstRefused = line
      return false
    }
    this.dates.push(header.date)
    this.second = hour * 3600 + header.minute * 60 + header.second
    this.end = line + utf8Length(text, header.end)
    this.learn(line, header, text)
    return true
  }

  /** Remembers this header's bytes for the fast way, where its clock is written with a colon or a dot. */
  private learn(line: number, header: Header, text: string): void {
    const match = TIME.exec(text.slice(header.timeStart, header.timeEnd))
    this.canRunFast = match !== null
    if (!match) return
    const [, before, hourDigits, clock, , seconds, after] = match
    const zero = encoder.encode(String.fromCodePoint((hourDigits.codePointAt(0) as number) - digitOf(hourDigits.codePointAt(0) as number)))
    const clockByte = clock.charCodeAt(0)
    if (clockByte !== this.clock || (seconds !== undefined) !== this.hasSeconds || zero.at(-1) !== this.digitZero) this.periods = []
    this.digitLead = zero.subarray(0, -1)
    this.digitZero = zero[zero.length - 1]
    this.clock = clockByte
    this.hasSeconds = seconds !== undefined
    this.headStart = afterMarks(this.bytes, line)
    this.headEnd = line + utf8Length(text, header.timeStart + before.length)
    this.tailStart = line + utf8Length(text, header.timeEnd)
    this.tailEnd = this.end
    this.hoursBefore = before === '' ? null : hoursOf(header.period)
    if (after === '') this.periods = []
    else {
      const written = encoder.encode(after)
      if (!this.periods.some(({ bytes }) => sameBytes(bytes, written))) this.periods.push({ bytes: written, hours: hoursOf(header.period) })
    }
  }
}

const TIME = /^(\P{Nd}*)(\p{Nd}{1,2})([:.])(\p{Nd}{2})(?:\3(\p{Nd}{2}))?(\P{Nd}*)$/su

/** Past the marks an iPhone sets before a line: LRM, RLM, a byte order mark. */
function afterMarks(bytes: Uint8Array, line: number): number {
  let p = line
  for (;;) {
    if (bytes[p] === 0xe2 && bytes[p + 1] === 0x80 && (bytes[p + 2] === 0x8e || bytes[p + 2] === 0x8f)) p += 3
    else if (bytes[p] === 0xef && bytes[p + 1] === 0xbb && bytes[p + 2] === 0xbf) p += 3
    else return p
  }
}

/** The bytes a header can begin with: a bracket or a mark; else a digit, any byte above ASCII, and letters where dates have words. */
function startingBytes(families: ReadonlySet<string>): Uint8Array {
  const starts = new Uint8Array(256)
  const isBracketed = [...families].every((family) => family.startsWith('bracket'))
  const hasWords = [...families].some((family) => family.includes('named') || family.includes(' time'))
  for (let byte = 0; byte < 256; byte++) {
    const isDigit = byte >= 48 && byte <= 57
    const isLetter = (byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122)
    if (isBracketed) starts[byte] = byte === 91 || byte === 0xe2 || byte === 0xef ? 1 : 0
    else starts[byte] = isDigit || byte >= 0x80 || byte === 91 || (isLetter && hasWords) ? 1 : 0
  }
  for (const era of [82, 72, 83]) if (!isBracketed) starts[era] = 1
  return starts
}

/** What each written hour, 0 to 24, means under a marker; -1 where it means nothing. */
function hoursOf(period: string): Int8Array {
  return Int8Array.from({ length: 25 }, (_, hour) => hour24({ hour, period }) ?? -1)
}

const encoder = new TextEncoder()

/** 0 to 23, or null where a clock shows no such hour. */
export function hour24({ hour, period }: Pick<Header, 'hour' | 'period'>): number | null {
  const marker = normalPeriod(period)
  if (marker === '' || marker === 'uhr' || marker === 'h' || marker === 'hrs') return hour === 24 ? 0 : hour < 24 ? hour : null
  return hourOf(period, hour)
}

const sameBytes = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && a.every((byte, i) => byte === b[i])

/** How many UTF-8 bytes the first `units` UTF-16 units of a text take. */
export function utf8Length(text: string, units: number): number {
  let length = 0
  for (let i = 0; i < units; i++) {
    const unit = text.charCodeAt(i)
    if (unit < 0x80) length += 1
    else if (unit < 0x800) length += 2
    else if (unit >= 0xd800 && unit < 0xdc00) {
      length += 4
      i++
    } else length += 3
  }
  return length
}
