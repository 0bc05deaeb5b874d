/**
 * Lines inside messages that would be headers in another layout than the file's own: full date, time, name, colon. They are
 * text that someone pasted, unless they are a second export joined to this one.
 */
import { couldBeBracketed, type Grammar, hour24 } from '#whatsapp/header-matcher.ts'
import { HEADER_REACH, type Header, readHeader, type WrittenDate } from '#whatsapp/header-shape.ts'
import { serviceSender } from '#whatsapp/service-lines.ts'
import { plainName } from './senders.ts'

/** A place in the file's own messages: an entry of its dates, and the second of that day. */
export interface Moment {
  run: number
  second: number
}

export interface OtherLine {
  /** Where the line begins, in bytes. */
  line: number
  family: string
  date: WrittenDate
  second: number
  /** Who wrote it; null where no name and colon follow the header. */
  name: string | null
}

/** Such lines between two headers of the file's own. */
export interface OtherBlock {
  lines: OtherLine[]
  /** The own message they follow; null at the start of the file. */
  before: Moment | null
  /** The own header behind them; null where they end the file. */
  after: (Moment & { line: number }) | null
  /** How many own headers there are between the block before and this one. */
  ownBefore: number
  /** Own headers inside the block that were found to be quotations. */
  quoted: number
}

/** What is known of a layout from its first line. */
export interface OtherLayout {
  sample: Header
  headerText: string
}

/** A name is looked for so far behind a header. */
const NAME_REACH = 300
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

export class OtherLayouts {
  readonly blocks: OtherBlock[] = []
  readonly layouts = new Map<string, OtherLayout>()
  /** The block that the next own header closes. */
  private open: OtherBlock | null = null
  private own = 0
  private readonly bytes: Uint8Array
  private readonly size: number
  private readonly families: Grammar['families']

  constructor(bytes: Uint8Array, size: number, { families }: Grammar) {
    this.bytes = bytes
    this.size = size
    this.families = families
  }

  /** Looks at a line that is not a header of the file's own; `run` is -1 before the first message. */
  look(line: number, run: number, second: number): void {
    const { bytes } = this
    if (!couldBegin(bytes, line)) return
    const window = bytes.subarray(line, Math.min(this.size, line + HEADER_REACH * 3 + NAME_REACH))
    const newline = window.indexOf(10)
    const text = decoder.decode(newline < 0 ? window : window.subarray(0, newline))
    const header = readHeader(text)
    if (!header?.hasYear || header.clock === 'short' || this.families.has(header.family)) return
    const hour = hour24(header)
    if (hour === null || header.minute > 59 || header.second > 59) return
    if (!this.layouts.has(header.family)) this.layouts.set(header.family, { sample: header, headerText: text.slice(0, header.end) })
    if (!this.open) {
      this.open = { lines: [], before: run < 0 ? null : { run, second }, after: null, ownBefore: this.own, quoted: 0 }
      this.own = 0
      this.blocks.push(this.open)
    }
    const { family, date } = header
    this.open.lines.push({
      line,
      family,
      date,
      second: hour * 3600 + header.minute * 60 + header.second,
      name: nameIn(text.slice(header.end)),
    })
  }

  /** An own header was read. */
  close(line: number, run: number, second: number): void {
    this.own++
    if (!this.open) return
    this.open.after = { line, run, second }
    this.open = null
  }
}

function nameIn(rest: string): string | null {
  const [, written] = /^[\u200e\u200f]*([^:]{1,200}):(?:[ \t\u00a0\u202f\u200e\u200f]|\.?\r?$)/u.exec(rest) ?? []
  if (written === undefined) return null
  const name = plainName(written)
  return serviceSender(name) ? null : name
}

/** A cheap look, as few lines of ordinary text begin so: numbers in brackets, or digits with a date's separator behind them. */
function couldBegin(bytes: Uint8Array, line: number): boolean {
  let p = line
  if (bytes[p] >= 0x80) {
    while ((bytes[p] === 0xe2 && (bytes[p + 1] === 0x80 || bytes[p + 1] === 0x81)) || bytes[p] === 0xef) p += 3
    if (isWideDigit(bytes, p)) return true
  }
  if (bytes[p] === 91) return couldBeBracketed(bytes, p)
  const first = p
  while (bytes[p] >= 48 && bytes[p] <= 57 && p < first + 5) p++
  const next = bytes[p] === 32 ? bytes[p + 1] : bytes[p]
  // The time may be first.
  return p > first && (next === 47 || next === 46 || next === 45 || next === 58 || next >= 0x80)
}

/** A digit as Arabic, Persian, Devanagari, Bengali and Burmese phones write it. */
function isWideDigit(bytes: Uint8Array, p: number): boolean {
  const [lead, second, third] = [bytes[p], bytes[p + 1], bytes[p + 2]]
  if (lead === 0xd9) return second >= 0xa0 && second <= 0xa9
  if (lead === 0xdb) return second >= 0xb0 && second <= 0xb9
  if (lead === 0xe0) return (second === 0xa5 || second === 0xa7) && third >= 0xa6 && third <= 0xaf
  return lead === 0xe1 && second === 0x81 && third >= 0x80 && third <= 0x89
}
