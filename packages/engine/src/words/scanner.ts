/**
 * Text to tokens, over UTF-8 bytes: what `Intl.Segmenter` with granularity 'word' calls a word once links and emoji
 * are taken out, which are tokens of their own.
 *
 * Three speeds. `asciiWord` takes a few nanoseconds a letter. Anything with another letter, or where a mark might
 * follow, goes through `word`, code point by code point. Scripts whose words only a dictionary can find go to the
 * Segmenter itself (`unspaced`). All intern into one dictionary, and all are linear in the text.
 */
import { AS_IT_IS, type Dictionary, EMOJI_TOKEN, HIGH_MASK, LINK, LOW_MASK, LOWER_ASCII, WORD } from './dictionary.ts'
import { emojiEnd, writeFoldedEmoji } from './emoji.ts'
import { holdsEmoji, linkEnd } from './links.ts'
import { dictionaryWords } from './unspaced.ts'
import { codePointAt, widthOf, writeCodePoint } from './utf8.ts'
import { beginsLink, type FoundWord, PIECE, unspacedEnd, wordEnd } from './word-break.ts'
import {
  CLASS_BITS,
  classOf,
  EMOJI,
  HANGUL,
  IDEOGRAPH,
  INVISIBLE,
  LETTER,
  LETTER_SYMBOL,
  lowerOf,
  QUESTION,
  SYMBOL,
  UNSPACED,
} from './word-class.ts'

/** Bits of a row's features. */
export const feature = { hasLink: 1, hasQuestion: 2, hasEmoji: 4 } as const

/** A token is the first so many bytes of a word or emoji sequence that is longer; of a link, so many. */
export const TOKEN_BYTES = 256
export const LINK_BYTES = 1024

/** Pieces of unspaced text up to so many bytes are remembered, so many of them: people say the same things again. */
const REMEMBERED_BYTES = 48
const REMEMBERED = 1 << 16

const CARRIAGE_RETURN = 0x0d
const LINE_FEED = 0x0a
const SEMICOLON = 0x3b
const QUESTION_MARK = 0x3f
const UNDERSCORE = 0x5f

// What a byte is to the fast path: nothing; nothing by itself but part of a word between letters or digits; to be looked at; a word.
const APART = 0
const BETWEEN = 1
const SPECIAL = 2
const DIGIT = 3
const LETTER_BYTE = 4
/** A letter links begin with: `h` or `w`; and `t`, the other that comes second. */
const LINK_LETTER = 5
const LINK_SECOND = 6
const role = new Uint8Array(256).fill(APART)
role.fill(SPECIAL, 0x80)
for (let c = 0; c < 0x80; c++) {
  const character = String.fromCharCode(c)
  if (/[HhWw]/.test(character)) role[c] = LINK_LETTER
  else if (/[Tt]/.test(character)) role[c] = LINK_SECOND
  else if (/[A-Za-z]/.test(character)) role[c] = LETTER_BYTE
  else if (/[0-9]/.test(character)) role[c] = DIGIT
  else if (/['.:,;]/.test(character)) role[c] = BETWEEN
  else if (/[?#*_\r]/.test(character)) role[c] = SPECIAL
}

/** Numbers a pending word takes: the two of its key, and where among the tokens it belongs. */
const KEY = 3

/** Whether a byte of role BETWEEN belongs to the word between these two: rules WB6, 7, 11 and 12. */
function holdsTogether(before: number, byte: number, after: number): boolean {
  if (role[before] === DIGIT) return role[after] === DIGIT && byte !== 0x3a
  return role[after] > DIGIT && byte !== 0x2c && byte !== SEMICOLON
}

export class Scanner {
  /** Token ids of all texts scanned so far, one after another. */
  tokens: Uint32Array
  tokenCount = 0
  /** Words and features of the text scanned last. */
  wordCount = 0
  features = 0

  private bytes: Uint8Array
  private view: DataView
  private readonly dictionary: Dictionary
  private readonly scratch = new Uint8Array(LINK_BYTES + 16)
  private readonly scratchView = new DataView(this.scratch.buffer)
  private readonly encoded = new Uint8Array(4 * PIECE)
  private readonly pending = new Int32Array(KEY * 1024)
  private pendingSize = 0
  private readonly found: FoundWord = { counts: false, isNamed: false, isUnspaced: false, last: 0 }
  private readonly remembered = new Map<string, readonly number[]>()
  private metStrayReturn = false

  /** `bytes` is valid UTF-8, readable 8 bytes past the end of any text; `capacity` is a guess at how many tokens there will be. */
  constructor(bytes: Uint8Array, dictionary: Dictionary, capacity: number) {
    this.bytes = bytes
    this.view = viewOf(bytes)
    this.dictionary = dictionary
    this.tokens = new Uint32Array(capacity)
  }

  /** Appends the tokens of the text in `bytes[start .. end)` to `tokens`. */
  scan(start: number, end: number): void {
    const first = this.tokenCount
    this.wordCount = 0
    this.features = 0
    this.run(start, end)
    if (this.metStrayReturn) this.scanAgain(first, start, end)
  }

  /** A carriage return inside a line is no part of the text, so what stands around it belongs together. Rare enough for a copy. */
  private scanAgain(first: number, start: number, end: number): void {
    this.settle()
    const { bytes, view } = this
    const text = bytes.subarray(start, end).filter((byte) => byte !== CARRIAGE_RETURN)
    this.metStrayReturn = false
    this.tokenCount = first
    this.wordCount = 0
    this.features = 0
    this.bytes = new Uint8Array(text.length + 64)
    this.bytes.set(text)
    this.view = viewOf(this.bytes)
    this.run(0, text.length)
    this.bytes = bytes
    this.view = view
  }

  private run(start: number, end: number): void {
    let p = start
    while (p < end) {
      p = this.plainWords(p, end)
      if (p < end) p = role[this.bytes[p]] === SPECIAL ? this.special(p, end) : this.asciiWord(p, end)
    }
  }

  /**
   * The hot loop: short ASCII words and what parts them, as far as they go; gives where something else begins. Only
   * the key of a word is taken here. Looking it up waits for memory, and waits best in a loop of its own.
   */
  private plainWords(start: number, end: number): number {
    const { bytes, view, pending } = this
    const room = Math.min(this.tokens.length - this.tokenCount, (pending.length - this.pendingSize) / KEY)
    let token = this.tokenCount
    let size = this.pendingSize
    const full = token + room
    let p = start
    while (p < end) {
      const what = role[bytes[p]]
      if (what < SPECIAL) {
        p++
        continue
      }
      if (what === SPECIAL || token === full) break
      const from = p++
      while (role[bytes[p]] > SPECIAL) p++
      const length = p - from
      const stop = role[bytes[p]]
      const isPlain = stop === APART || (stop === BETWEEN && role[bytes[p + 1]] < SPECIAL)
      if (!isPlain || p > end || length > 8 || (what === LINK_LETTER && role[bytes[from + 1]] >= LINK_LETTER)) {
        p = from
        break
      }
      pending[size] = (view.getInt32(from, true) | LOWER_ASCII) & LOW_MASK[length]
      pending[size + 1] = (view.getInt32(from + 4, true) | LOWER_ASCII) & HIGH_MASK[length]
      pending[size + 2] = token++
      size += KEY
    }
    this.wordCount += token - this.tokenCount
    this.tokenCount = token
    this.pendingSize = size
    return p
  }

  /** Looks up the words whose keys were taken. */
  private settle(): void {
    this.dictionary.internKeys(this.pending, this.pendingSize, this.tokens)
    this.pendingSize = 0
  }

  /** What begins at `from` with an ASCII letter or digit; gives where it ends. */
  private asciiWord(from: number, end: number): number {
    if (this.pendingSize === this.pending.length) this.settle()
    let p = from + 1
    while (role[this.bytes[p]] > SPECIAL) p++
    return this.asciiRest(from, p, end)
  }

  /** The same where after letters and digits up to `p` the word may go on, or where it may be a link. */
  private asciiRest(from: number, stop: number, end: number): number {
    const bytes = this.bytes
    if (role[bytes[from]] === LINK_LETTER && beginsLink(bytes, from, from, end)) return this.link(from, end)
    let p = stop
    while (p < end) {
      const byte = bytes[p]
      if (byte >= 0x80 || byte === UNDERSCORE) return this.word(from, end)
      if (role[byte] !== BETWEEN || p + 1 === end) break
      const after = bytes[p + 1]
      if (after >= 0x80) return this.word(from, end)
      if (!holdsTogether(bytes[p - 1], byte, after)) break
      if (role[after] === LINK_LETTER && beginsLink(bytes, p + 1, from, end)) break
      p++
      while (role[bytes[p]] > SPECIAL) p++
    }
    const wordEnds = p < end ? p : end
    this.pushAscii(from, wordEnds)
    return wordEnds
  }

  private pushAscii(from: number, end: number): void {
    this.wordCount++
    this.push(this.internAscii(from, end - from))
  }

  private internAscii(from: number, length: number): number {
    const { dictionary, view, bytes } = this
    if (length <= 8) return dictionary.internShort(view, bytes, from, length, LOWER_ASCII, WORD)
    return dictionary.intern(view, bytes, from, length < TOKEN_BYTES ? length : TOKEN_BYTES, LOWER_ASCII, WORD)
  }

  private push(token: number): void {
    if (this.tokenCount === this.tokens.length) this.makeRoom()
    this.tokens[this.tokenCount++] = token
  }

  /** All tokens, in memory of about their size. */
  finish(): Uint32Array {
    this.settle()
    const { tokens, tokenCount } = this
    return tokens.length - tokenCount > tokenCount >> 3 ? tokens.slice(0, tokenCount) : tokens.subarray(0, tokenCount)
  }

  private makeRoom(): void {
    const larger = new Uint32Array(Math.ceil(this.tokens.length * 1.5) + 64)
    larger.set(this.tokens)
    this.tokens = larger
  }

  /** What begins at `p` and is no ASCII letter or digit; gives where it ends. */
  private special(p: number, end: number): number {
    const bytes = this.bytes
    const byte = bytes[p]
    if (byte >= 0x80) return this.beyondAscii(p, end)
    if (byte === UNDERSCORE) return this.word(p, end)
    if (byte === QUESTION_MARK) this.features |= feature.hasQuestion
    else if (byte === CARRIAGE_RETURN) this.metStrayReturn ||= p + 1 < end && bytes[p + 1] !== LINE_FEED
    else if (bytes[p + 1] >= 0x80) {
      const keycap = emojiEnd(bytes, p, end)
      if (keycap > p) return this.emoji(p, keycap)
    }
    return p + 1
  }

  private beyondAscii(p: number, end: number): number {
    const codePoint = codePointAt(this.bytes, p)
    const known = classOf(codePoint)
    const kind = known & CLASS_BITS
    if (kind >= LETTER && kind <= HANGUL) return this.word(p, end)
    if (kind === IDEOGRAPH || kind === UNSPACED) return this.unspaced(p, end)
    if ((known & QUESTION) !== 0) this.features |= feature.hasQuestion
    if (kind === EMOJI || kind === SYMBOL || kind === LETTER_SYMBOL) {
      const emoji = emojiEnd(this.bytes, p, end)
      if (emoji > p) return this.emoji(p, emoji)
      if (kind === LETTER_SYMBOL) return this.word(p, end)
    }
    return p + widthOf(codePoint)
  }

  private emoji(start: number, end: number): number {
    const size = writeFoldedEmoji(this.bytes, start, end, this.scratch, TOKEN_BYTES)
    this.features |= feature.hasEmoji
    this.push(this.dictionary.intern(this.scratchView, this.scratch, 0, size, AS_IT_IS, EMOJI_TOKEN))
    return end
  }

  private link(start: number, end: number): number {
    const bytes = this.bytes
    const after = linkEnd(bytes, start, end)
    let cut = Math.min(after, start + LINK_BYTES)
    while (cut < after && (bytes[cut] & 0xc0) === 0x80) cut-- // never inside a code point
    this.features |= holdsEmoji(bytes, start, after) ? feature.hasLink | feature.hasEmoji : feature.hasLink
    this.wordCount++
    this.push(this.dictionary.intern(this.view, bytes, start, cut - start, AS_IT_IS, LINK))
    return after
  }

  /** What begins at `from` with a letter, digit or connector of any script; gives where it ends. */
  private word(from: number, end: number): number {
    const { bytes, found } = this
    const after = wordEnd(bytes, from, end, found)
    if (after === from) return this.emoji(from, emojiEnd(bytes, from, end)) // a digit that is none
    if (found.isUnspaced) return this.unspaced(from, end)
    if (found.counts) this.wordCount++
    if (found.counts || found.isNamed) this.push(this.internLowered(bytes, from, after))
    // Greek keyboards write the question mark as a semicolon.
    if (after < end && bytes[after] === SEMICOLON && isGreek(found.last)) this.features |= feature.hasQuestion
    return after
  }

  private internLowered(bytes: Uint8Array, from: number, end: number): number {
    const scratch = this.scratch
    let size = 0
    for (let p = from; p < end; ) {
      const codePoint = codePointAt(bytes, p)
      const known = classOf(codePoint)
      p += widthOf(codePoint)
      if ((known & QUESTION) !== 0) this.features |= feature.hasQuestion
      if ((known & CLASS_BITS) === INVISIBLE) continue
      const small = lowerOf(codePoint)
      if (size + widthOf(small) > TOKEN_BYTES) break
      size = writeCodePoint(scratch, size, small)
    }
    return this.dictionary.intern(this.scratchView, scratch, 0, size, AS_IT_IS, isLoneSymbol(scratch, size) ? EMOJI_TOKEN : WORD)
  }

  /** What begins at `from` and holds words only a dictionary can tell apart; gives where it ends. */
  private unspaced(from: number, end: number): number {
    const bytes = this.bytes
    const after = unspacedEnd(bytes, from, end)
    const text = decoder.decode(bytes.subarray(from, after))
    let ids = this.remembered.get(text)
    if (!ids) {
      ids = dictionaryWords(text).map((word) => this.internLowered(this.encoded, 0, encoder.encodeInto(word, this.encoded).written))
      if (after - from <= REMEMBERED_BYTES && this.remembered.size < REMEMBERED) this.remembered.set(text, ids)
    }
    this.wordCount += ids.length
    for (const id of ids) this.push(id)
    return after
  }
}

/** ℹ without a variation selector is a word, yet the same token as the emoji. */
function isLoneSymbol(bytes: Uint8Array, size: number): boolean {
  const codePoint = codePointAt(bytes, 0)
  return widthOf(codePoint) === size && (classOf(codePoint) & CLASS_BITS) === LETTER_SYMBOL
}

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const isGreek = (codePoint: number): boolean => (codePoint >= 0x370 && codePoint < 0x400) || (codePoint >= 0x1f00 && codePoint < 0x2000)
