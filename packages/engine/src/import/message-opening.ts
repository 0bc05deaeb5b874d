/** What is between a header and the text: who sent the message, or that the service speaks itself. */

import { textBetween } from '#chat/chat.ts'
import { areSame, viewOf } from '#stats/byte-search.ts'
import { HASH_START, hashOf, hashStep } from './byte-table.ts'
import { Senders } from './senders.ts'

export const NOBODY = -1
/** Longer than any name; a first `: ` beyond it belongs to a sentence. */
const LONGEST_NAME = 1200
/** Places for senders met before, by their names' first four bytes, and for longer names by their first twelve. */
const PLACES = 256
const LONGER = 12

export class MessageOpening {
  /** Of the header read last: who sends, `NOBODY` where the service speaks itself. */
  sender = NOBODY
  /** Where its text begins, behind the service's marks; of a sentence of the service, where the sentence does. */
  textStart = 0
  /** Whether the service's marks are before the text. */
  isFromService = false
  /** Whether any text so far had them; some transfers lose them all. */
  hasMarks = false
  readonly senders: Senders
  private readonly metIds = new Int32Array(PLACES)
  private readonly metStarts = new Int32Array(PLACES)
  private readonly metLengths = new Int32Array(PLACES)
  private readonly bytes: Uint8Array
  private readonly view: DataView
  private readonly size: number

  constructor(bytes: Uint8Array, size: number, longNames: ReadonlyMap<string, readonly string[]>) {
    this.bytes = bytes
    this.view = viewOf(bytes)
    this.size = size
    this.senders = new Senders(bytes, longNames)
  }

  /** Reads on behind a header that ends there. */
  read(headerEnd: number): void {
    const { bytes } = this
    let p = skipMarks(bytes, headerEnd)
    this.isFromService = false
    const met = this.metSenderAt(p)
    if (met >= 0) {
      this.sender = this.metIds[met]
      this.beginText(p + this.metLengths[met] + 2)
      return
    }
    this.sender = NOBODY
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
        this.textStart = p
        return
      }
      this.sender = sender
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
    this.beginText(p)
  }

  private beginText(p: number): void {
    const text = skipMarks(this.bytes, p)
    this.isFromService = text > p
    if (this.isFromService) this.hasMarks = true
    this.textStart = text
  }

  /** The index of a known sender whose name is here with `: ` behind it, or -1: mostly it is one of them. */
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

  /** Keeps a plain sender, instead of who was there before. */
  private remember(sender: number, start: number, length: number): void {
    const place = length < LONGER ? shortPlace(this.view, start) : longerPlace(this.view, start)
    this.metIds[place] = sender
    this.metStarts[place] = start
    this.metLengths[place] = length
  }

  /** Takes the bytes for the sender; false where they are a service sentence instead. */
  private sentBy(start: number, end: number): boolean {
    const sender = this.senders.id(start, end, hashOf(this.bytes, start, end))
    if (this.senders.all[sender].isService) {
      this.textStart = start
      return false
    }
    this.sender = sender
    return true
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

/** How many bytes the blank after a colon takes: a space, a no-break one, a tab; 0 where none is there. */
function blankAt(bytes: Uint8Array, p: number): number {
  const byte = bytes[p]
  if (byte === 32 || byte === 9) return 1
  if (byte === 0xc2) return bytes[p + 1] === 0xa0 ? 2 : 0
  return byte === 0xe2 && bytes[p + 1] === 0x80 && bytes[p + 2] === 0xaf ? 3 : 0
}

/** Whether a line goes on to contain a quote. */
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
