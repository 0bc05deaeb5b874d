/**
 * The learned header on bytes: what the reader runs at the start of every line.
 *
 * A file writes all its headers alike, and consecutive messages mostly share their date. So the matcher compares
 * the bytes of the date with those of the header before, reads the time as numbers, and falls back on the general
 * reading of `header-shape.ts` only where the date is new or a byte surprises it.
 */

import { hourOf } from '#languages/day-periods.ts'
import { areSame, viewOf } from '#stats/byte-search.ts'
import { digitOf, HEADER_REACH, type Header, readHeader, type WrittenDate } from './header-shape.ts'

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
  /** How many lines took the general reading, which is many times slower. */
  readSlowly = 0
  private readonly bytes: Uint8Array
  private readonly view: DataView
  private readonly size: number
  private readonly families: ReadonlySet<string>
  private readonly isPossible: DateTest
  private readonly beginnings: Beginnings
  // The header before, as byte offsets: all up to the hour, and all after the time.
  private canRunFast = false
  private readonly numbers: number[] = []
  private headStart = 0
  private headEnd = 0
  private tailStart = 0
  private tailEnd = 0
  private hasSeconds = false
  private clock = 58
  /** Bytes of this script's digit zero, except for the last; and the last. ASCII: none, and 48. */
  private digitLead: Uint8Array = new Uint8Array(0)
  private digitZero = 48
  /** 24-hour value of each hour under the marker before the time, where there is one. */
  private hoursBefore: Int8Array | null = null
  /** Where nothing separates the time from the sender: the senders met so, with what ends their names. Null elsewhere. */
  private senders: Uint8Array[] | null = null
  /** Day-period markers met after the time, bytes with their leading space, and the hours they mean. */
  private periods: { bytes: Uint8Array; hours: Int8Array }[] = []

  /** The words for parts of the day that were met, as written. */
  readonly markers = new Set<string>()
  /** The language they are read in where languages disagree; '' for the likeliest. */
  private readonly language: string

  constructor(bytes: Uint8Array, size: number, grammar: Grammar, isPossible: DateTest, language = '') {
    this.language = language
    this.bytes = bytes
    this.view = viewOf(bytes)
    this.size = size
    this.families = grammar.families
    this.isPossible = isPossible
    this.beginnings = beginnings(grammar.families)
  }

  /** Reads the header at the start of a line. True where there is one; `dates`, `second` and `end` then contain it. */
  match(line: number): boolean {
    if (!couldBegin(this.bytes, line, this.beginnings)) return false
    if (this.canRunFast && (this.matchFast(line) || this.matchNewDate(line))) return true
    return this.matchSlow(line)
  }

  /** All but the time is the same, byte for byte, as in the header before. */
  private matchFast(line: number): boolean {
    const bytes = this.bytes
    const head = afterMarks(bytes, line)
    const headLength = this.headEnd - this.headStart
    if (!areSame(this.view, head, this.headStart, headLength)) return false
    const tail = this.time(head + headLength)
    const tailLength = this.tailEnd - this.tailStart
    if (tail < 0 || !areSame(this.view, tail, this.tailStart, tailLength)) return false
    this.end = tail + tailLength
    return this.senders === null || this.isSender(this.end)
  }

  /** All but the numbers is the same: the date is new. */
  private matchNewDate(line: number): boolean {
    const before = this.dates[this.dates.length - 1]
    if (before.era !== null) return false
    this.numbers.length = 0
    const headStart = afterMarks(this.bytes, line)
    const headEnd = this.alike(headStart, this.headStart, this.headEnd)
    const tailStart = headEnd < 0 ? -1 : this.time(headEnd)
    const tailEnd = tailStart < 0 ? -1 : this.alike(tailStart, this.tailStart, this.tailEnd)
    if (tailEnd < 0 || this.numbers.length !== (before.c === -1 ? 2 : 3)) return false
    const [a, b, c = -1] = this.numbers
    const date = { a, b, c, order: before.order, era: null }
    if (!this.isPossible(date) || (this.senders !== null && !this.isSender(tailEnd))) return false
    this.dates.push(date)
    this.end = tailEnd
    this.headStart = headStart
    this.headEnd = headEnd
    this.tailStart = tailStart
    this.tailEnd = tailEnd
    return true
  }

  /** Past a stretch that has numbers where the pattern has numbers and else the same bytes, or -1. Gathers the numbers. */
  private alike(start: number, patternStart: number, patternEnd: number): number {
    const { bytes } = this
    const width = this.digitLead.length + 1
    let p = start
    let q = patternStart
    while (q < patternEnd) {
      if (this.digit(q) < 0) {
        if (bytes[p++] !== bytes[q++]) return -1
        continue
      }
      const patternNumber = q
      while (q < patternEnd && this.digit(q) >= 0) q += width
      const isYear = q - patternNumber > 2 * width
      let digits = 0
      let number = 0
      for (let digit = this.digit(p); digit >= 0 && digits < 5; digit = this.digit(p)) {
        number = number * 10 + digit
        digits++
        p += width
      }
      // A number of another length may be another part of the date: the general reading knows.
      if (digits === 0 || (isYear ? digits !== 4 || number < 1000 : digits > 2)) return -1
      this.numbers.push(number)
    }
    return p
  }

  /** Past a time, or -1 where none is; `second` is then its second of the day. */
  private time(start: number): number {
    if (this.digitZero === 48 && this.hoursBefore === null && this.periods.length === 0) return this.plainTime(start)
    const bytes = this.bytes
    const width = this.digitLead.length + 1
    let p = start
    let hour = this.digit(p)
    if (hour < 0) return -1
    p += width
    let digit = this.digit(p)
    if (digit >= 0) {
      hour = hour * 10 + digit
      p += width
    }
    if (bytes[p] !== this.clock) return -1
    let tens = this.digit(p + 1)
    digit = this.digit(p + 1 + width)
    if (tens < 0 || tens > 5 || digit < 0) return -1
    let second = (tens * 10 + digit) * 60
    p += 1 + 2 * width
    if (this.hasSeconds) {
      if (bytes[p] !== this.clock) return -1
      tens = this.digit(p + 1)
      digit = this.digit(p + 1 + width)
      if (tens < 0 || tens > 5 || digit < 0) return -1
      second += tens * 10 + digit
      p += 1 + 2 * width
    }
    if (this.hoursBefore) hour = hour < 25 ? this.hoursBefore[hour] : -1
    else if (this.periods.length > 0) {
      const period = this.periodAt(p)
      if (!period || hour > 24) return -1
      hour = period.hours[hour]
      p += period.bytes.length
    }
    if (hour < 0 || hour > 23) return -1
    this.second = hour * 3600 + second
    return p
  }

  /** The same where the digits are ASCII and no marker is beside them. */
  private plainTime(start: number): number {
    const { bytes, clock } = this
    let p = start + 1
    let hour = bytes[start] - 48
    if (hour < 0 || hour > 9) return -1
    let digit = bytes[p] - 48
    if (digit >= 0 && digit <= 9) {
      hour = hour * 10 + digit
      p++
    }
    let tens = bytes[p + 1] - 48
    digit = bytes[p + 2] - 48
    if (bytes[p] !== clock || hour > 23 || tens < 0 || tens > 5 || digit < 0 || digit > 9) return -1
    let second = hour * 3600 + (tens * 10 + digit) * 60
    p += 3
    if (this.hasSeconds) {
      tens = bytes[p + 1] - 48
      digit = bytes[p + 2] - 48
      if (bytes[p] !== clock || tens < 0 || tens > 5 || digit < 0 || digit > 9) return -1
      second += tens * 10 + digit
      p += 3
    }
    this.second = second
    return p
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

  private isSender(p: number): boolean {
    const senders = this.senders ?? []
    for (let i = 0; i < senders.length; i++) if (startsWith(this.bytes, p, senders[i])) return true
    return false
  }

  private matchSlow(line: number): boolean {
    const start = afterAllMarks(this.bytes, line)
    if (this.bytes[start] === 91 && !couldBeBracketed(this.bytes, start)) return false
    this.readSlowly++
    const found = headerAt(this.bytes, this.size, line)
    if (!found || !this.families.has(found.header.family)) return false
    const { header, text } = found
    const second = secondOfDay(header, this.language)
    if (second === null || !this.isPossible(header.date)) {
      this.refused++
      if (this.firstRefused < 0) this.firstRefused = line
      return false
    }
    if (header.period !== '') this.markers.add(header.period)
    this.dates.push(header.date)
    this.second = second
    this.end = line + utf8Length(text, header.end)
    this.learn(line, header, text)
    return true
  }

  /** Remembers this header's bytes for the fast way, where its clock is written with a colon or a dot. */
  private learn(line: number, header: Header, text: string): void {
    const match = TIME.exec(text.slice(header.timeStart, header.timeEnd))
    const tail = text.slice(header.timeEnd, header.end)
    // Where no blank ends the header, or nothing but a blank, what follows it decides whether it is one.
    const isBare = tail === ' '
    this.canRunFast = match !== null && (isBare || WHOLE_TAIL.test(tail))
    if (!match || !this.canRunFast) return
    const sender = text.slice(header.end, text.indexOf(':', header.end) + 2)
    this.senders = isBare ? [...(this.senders ?? []).slice(0, MOST_SENDERS - 1), encoder.encode(sender)] : null
    const [, before, hourDigits, clock, , seconds, after] = match
    const zero = encoder.encode(String.fromCodePoint((hourDigits.codePointAt(0) as number) - digitOf(hourDigits.codePointAt(0) as number)))
    this.digitLead = zero.subarray(0, -1)
    this.digitZero = zero[zero.length - 1]
    this.clock = clock.charCodeAt(0)
    this.hasSeconds = seconds !== undefined
    this.headStart = afterMarks(this.bytes, line)
    this.headEnd = line + utf8Length(text, header.timeStart + before.length)
    this.tailStart = line + utf8Length(text, header.timeEnd)
    this.tailEnd = this.end
    this.hoursBefore = before === '' ? null : hoursOf(header.period, this.language)
    if (after === '') this.periods = []
    else {
      const written = encoder.encode(after)
      if (!this.periods.some(({ bytes }) => sameBytes(bytes, written)))
        this.periods.push({ bytes: written, hours: hoursOf(header.period, this.language) })
    }
  }
}

/** The header a line's bytes begin with, by the general reading: what the matcher must find, fast or not. */
export function headerAt(bytes: Uint8Array, size: number, line: number): { header: Header; text: string } | null {
  const window = bytes.subarray(line, Math.min(size, line + HEADER_REACH * 3))
  const newline = window.indexOf(10)
  const text = decoder.decode(newline < 0 ? window : window.subarray(0, newline))
  const header = readHeader(text)
  return header && { header, text }
}

/** The second of the day a header names, or null where no clock shows such a time. */
export function secondOfDay(header: Header, language = ''): number | null {
  const hour = hour24(header, language)
  return hour === null || header.minute > 59 || header.second > 59 ? null : hour * 3600 + header.minute * 60 + header.second
}

const WHOLE_TAIL = /[^\s][ \t\u00a0\u2009\u202f]$/u
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

/** Past every mark one cannot see, in any order: those, and all that set the direction of writing. */
function afterAllMarks(bytes: Uint8Array, line: number): number {
  let p = afterMarks(bytes, line)
  while (bytes[p] === 0xe2 && (bytes[p + 1] === 0x80 || bytes[p + 1] === 0x81) && bytes[p + 2] >= 0x8b) p = afterMarks(bytes, p + 3)
  return p
}

/** What a header of this file can begin with, marks aside. */
interface Beginnings {
  /** A bracket: always, or in one of two exports joined. */
  isBracketed: boolean
  hasBrackets: boolean
  /** Words: months, weekdays, parts of the day before the time. */
  hasWords: boolean
}

function beginnings(families: ReadonlySet<string>): Beginnings {
  const all = [...families]
  return {
    isBracketed: all.every((family) => family.startsWith('bracket')),
    hasBrackets: all.some((family) => family.startsWith('bracket')),
    hasWords: all.some((family) => family.includes('named') || family.includes(' time')),
  }
}

/** A cheap look at a line's first bytes, so that few lines of ordinary text are ever read as a header. */
function couldBegin(bytes: Uint8Array, line: number, { isBracketed, hasBrackets, hasWords }: Beginnings): boolean {
  let p = bytes[line] < 0x80 ? line : afterAllMarks(bytes, line)
  if (isBracketed) return bytes[p] === 91
  if (hasBrackets && bytes[p] === 91) return true
  if (hasWords) return bytes[p] > 32
  if (bytes[p] === 82 || bytes[p] === 72 || bytes[p] === 83) p++ // the letter of a Japanese era
  if (bytes[p] >= 0x80) return isWideNumber(bytes, p)
  const first = p
  while (bytes[p] >= 48 && bytes[p] <= 57 && p < first + 5) p++
  const next = bytes[p] === 32 || bytes[p] === 9 ? bytes[p + 1] : bytes[p]
  return p > first && (next === 47 || next === 46 || next === 45 || next >= 0x80)
}

/** Date and time have this many digits at least. */
const FEWEST_DIGITS = 5
/** Longer brackets are left to the general reading. */
const BRACKET_REACH = 400

/** Whether the brackets that begin a line can contain a date and a time: `[x] milk` and `[Chorus]` cannot. */
export function couldBeBracketed(bytes: Uint8Array, open: number): boolean {
  let digits = 0
  for (let p = open + 1; p < open + BRACKET_REACH; p++) {
    const byte = bytes[p]
    if (byte === 93 || byte === 10) return byte === 93 && digits >= FEWEST_DIGITS
    // What is not ASCII may be a digit.
    if ((byte >= 48 && byte <= 57) || byte >= 0x80) digits++
  }
  return true
}

/** A digit of another script, or the first character of a Japanese era. */
function isWideNumber(bytes: Uint8Array, p: number): boolean {
  const lead = bytes[p]
  const width = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4
  let point = lead & (0xff >> (width + 1))
  for (let i = 1; i < width; i++) point = (point << 6) | (bytes[p + i] & 63)
  return point === 0x4ee4 || point === 0x5e73 || point === 0x662d || digitOf(point) >= 0
}

/** What each written hour, 0 to 24, means under a marker; -1 where it means nothing. */
function hoursOf(period: string, language: string): Int8Array {
  return Int8Array.from({ length: 25 }, (_, hour) => hour24({ hour, period }, language) ?? -1)
}

const encoder = new TextEncoder()

/** 0 to 23, or null where a clock shows no such hour. */
export function hour24({ hour, period }: Pick<Header, 'hour' | 'period'>, language = ''): number | null {
  if (period === '') return hour === 24 ? 0 : hour < 24 ? hour : null
  return hourOf(period, hour, language)
}

/** More senders than these are read by the general reading. */
const MOST_SENDERS = 64

function startsWith(bytes: Uint8Array, p: number, wanted: Uint8Array): boolean {
  for (let i = 0; i < wanted.length; i++) if (bytes[p + i] !== wanted[i]) return false
  return true
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
