/**
 * Text to tokens, over UTF-8 bytes: what `Intl.Segmenter` with granularity 'word' calls a word once links and emoji
 * are taken out, which are tokens of their own.
 *
 * Three speeds. `plainWords` takes a few nanoseconds a letter for short ASCII words. Anything with another letter, or
 * where a mark might follow, goes through `word`, code point by code point. Scripts whose words only a dictionary can
 * find go to the Segmenter itself (`unspaced`). All are linear in the text. Tokens are looked up in batches.
 */
import { BATCH, BATCH_STRIDE, type Dictionary, HIGH_MASK, LOW_MASK, SHORT } from './dictionary.ts'
import { emojiEnd, writeFoldedEmoji } from './emoji.ts'
import { holdsEmoji, linkEnd } from './links.ts'
import { dictionaryWords } from './unspaced.ts'
import { codePointAt, widthOf, writeCodePoint } from './utf8.ts'
import { beginsLink, type FoundWord, unspacedEnd, wordEnd } from './word-break.ts'
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

/** Room for the text of those tokens of a batch that are no plain words. */
const TEXT_BYTES = 1 << 15

/** Lowers four ASCII letters at once; digits and the punctuation inside words keep their value. */
const LOWER_ASCII = 0x20202020

const CARRIAGE_RETURN = 0x0d
const LINE_FEED = 0x0a
const COMMA = 0x2c
const COLON = 0x3a
const SEMICOLON = 0x3b
const QUESTION_MARK = 0x3f
const UNDERSCORE = 0x5f

// What a byte is to the fast path: nothing; nothing by itself but part of a word between letters or digits; to be
// looked at; a digit; a letter, the last three those that links begin with.
const APART = 0
const BETWEEN = 1
const SPECIAL = 2
const DIGIT = 3
const LETTER_BYTE = 4
const T = 5
const H = 6
const W = 7
const role = new Uint8Array(256).fill(APART)
role.fill(SPECIAL, 0x80)
for (let c = 0; c < 0x80; c++) {
  const character = String.fromCharCode(c)
  if (/[Tt]/.test(character)) role[c] = T
  else if (/[Hh]/.test(character)) role[c] = H
  else if (/[Ww]/.test(character)) role[c] = W
  else if (/[A-Za-z]/.test(character)) role[c] = LETTER_BYTE
  else if (/[0-9]/.test(character)) role[c] = DIGIT
  else if (/['.:,;]/.test(character)) role[c] = BETWEEN
  else if (/[?#*_\r]/.test(character)) role[c] = SPECIAL
}

/** Whether bytes of these roles may be the first two of a link. */
const mayBeLink = (first: number, second: number): boolean => (first === H && second === T) || (first === W && second === W)

/** Whether a byte of role BETWEEN belongs to the word between these two: rules WB6, 7, 11 and 12. */
function holdsTogether(before: number, byte: number, after: number): boolean {
  if (role[before] === DIGIT) return role[after] === DIGIT && byte !== COLON
  return role[after] > DIGIT && byte !== COMMA && byte !== SEMICOLON
}

export class Scanner {
  /** Words and features of the text scanned last. */
  wordCount = 0
  features = 0
  /** How many tokens all texts scanned so far have. */
  tokenCount = 0

  private tokens: Uint32Array
  private bytes: Uint8Array
  private view: DataView
  private readonly dictionary: Dictionary

  /** Tokens to be looked up: by key, and by their bytes in `texts`. */
  private readonly keys = new Int32Array(BATCH_STRIDE * BATCH)
  private keysSize = 0
  private readonly spans = new Int32Array(BATCH_STRIDE * BATCH)
  private spansSize = 0
  private readonly texts = new Uint8Array(TEXT_BYTES + LINK_BYTES + SHORT)
  private readonly textsView = viewOf(this.texts)
  private textsSize = 0

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

  /** Scans the text in `bytes[start .. end)`. */
  scan(start: number, end: number): void {
    const first = this.tokenCount
    this.wordCount = 0
    this.features = 0
    this.run(start, end)
    if (this.metStrayReturn) this.scanAgain(first, start, end)
  }

  /** The ids of all tokens scanned, in memory of about their size. */
  finish(): Uint32Array {
    this.settle()
    const { tokens, tokenCount } = this
    return tokens.length - tokenCount > tokenCount >> 3 ? tokens.slice(0, tokenCount) : tokens.subarray(0, tokenCount)
  }

  /** A carriage return inside a line is no part of the text, so what stands around it belongs together. Rare enough for a copy, and for words in the dictionary that occur nowhere. */
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
    const bytes = this.bytes
    let p = start
    while (p < end) {
      p = this.plainWords(p, end)
      if (p < end) p = role[bytes[p]] === SPECIAL ? this.special(p, end) : this.asciiWord(p, end)
    }
  }

  /** The hot loop: short ASCII words and what parts them, as far as they go; gives where something else begins. */
  private plainWords(start: number, end: number): number {
    const { bytes, view, keys } = this
    const first = this.tokenCount
    let token = first
    let size = this.keysSize
    const last = Math.min(this.tokens.length, first + (keys.length - size) / BATCH_STRIDE)
    let p = start
    while (p < end) {
      const what = role[bytes[p]]
      if (what < SPECIAL) {
        p++
        continue
      }
      if (what === SPECIAL || token === last) break
      const from = p++
      while (role[bytes[p]] > SPECIAL) p++
      const length = p - from
      const stop = role[bytes[p]]
      const isWhole = stop === APART || (stop === BETWEEN && role[bytes[p + 1]] < SPECIAL)
      if (!isWhole || p > end || length > SHORT || (what > T && mayBeLink(what, role[bytes[from + 1]]))) {
        p = from
        break
      }
      keys[size] = (view.getInt32(from, true) | LOWER_ASCII) & LOW_MASK[length]
      keys[size + 1] = (view.getInt32(from + 4, true) | LOWER_ASCII) & HIGH_MASK[length]
      keys[size + 2] = token++
      size += BATCH_STRIDE
    }
    this.wordCount += token - first
    this.tokenCount = token
    this.keysSize = size
    if (size === keys.length) this.settle()
    return p
  }

  /** What begins at `from` with an ASCII letter or digit; gives where it ends. */
  private asciiWord(from: number, end: number): number {
    const bytes = this.bytes
    if (mayBeLink(role[bytes[from]], role[bytes[from + 1]]) && beginsLink(bytes, from, from, end)) return this.link(from, end)
    let p = from
    while (p < end) {
      while (role[bytes[p]] > SPECIAL) p++
      if (p >= end) break
      const byte = bytes[p]
      if (byte >= 0x80 || byte === UNDERSCORE) return this.word(from, end)
      if (role[byte] !== BETWEEN || p + 1 === end) break
      const after = bytes[p + 1]
      if (after >= 0x80) return this.word(from, end)
      if (!holdsTogether(bytes[p - 1], byte, after)) break
      if (role[after] > T && beginsLink(bytes, p + 1, from, end)) break
      p++
    }
    const wordEnds = p < end ? p : end
    this.wordCount++
    this.pushAscii(from, Math.min(wordEnds - from, TOKEN_BYTES))
    return wordEnds
  }

  private pushAscii(from: number, length: number): void {
    const { view, textsView } = this
    const start = this.textsSize
    for (let i = 0; i < length; i += 4) textsView.setInt32(start + i, view.getInt32(from + i, true) | LOWER_ASCII, true)
    this.push(length)
  }

  /** Takes the next `length` bytes of `texts` for a token. */
  private push(length: number): void {
    const { textsView, keys, spans } = this
    const start = this.textsSize
    if (this.tokenCount === this.tokens.length) this.makeRoom()
    const token = this.tokenCount++
    if (length <= SHORT) {
      const at = this.keysSize
      keys[at] = textsView.getInt32(start, true) & LOW_MASK[length]
      keys[at + 1] = textsView.getInt32(start + 4, true) & HIGH_MASK[length]
      keys[at + 2] = token
      this.keysSize = at + BATCH_STRIDE
    } else {
      const at = this.spansSize
      spans[at] = start
      spans[at + 1] = length
      spans[at + 2] = token
      this.spansSize = at + BATCH_STRIDE
      this.textsSize = start + length
    }
    if (this.keysSize === keys.length || this.spansSize === spans.length || this.textsSize > TEXT_BYTES) this.settle()
  }

  /** Looks up the tokens gathered. */
  private settle(): void {
    const { dictionary, tokens } = this
    dictionary.internKeys(this.keys, this.keysSize, tokens)
    dictionary.internTexts(this.textsView, this.spans, this.spansSize, tokens)
    this.keysSize = 0
    this.spansSize = 0
    this.textsSize = 0
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
    this.features |= feature.hasEmoji
    const from = this.textsSize
    this.push(writeFoldedEmoji(this.bytes, start, end, this.texts, from, from + TOKEN_BYTES) - from)
    return end
  }

  private link(start: number, end: number): number {
    const bytes = this.bytes
    const after = linkEnd(bytes, start, end)
    let cut = Math.min(after, start + LINK_BYTES)
    while (cut < after && (bytes[cut] & 0xc0) === 0x80) cut-- // never inside a code point
    this.features |= holdsEmoji(bytes, start, after) ? feature.hasLink | feature.hasEmoji : feature.hasLink
    this.wordCount++
    this.texts.set(bytes.subarray(start, cut), this.textsSize)
    this.push(cut - start)
    return after
  }

  /** What begins at `from` with a letter, digit or connector of any script; gives where it ends. */
  private word(from: number, end: number): number {
    const { bytes, found } = this
    const after = wordEnd(bytes, from, end, found)
    if (after === from) return this.emoji(from, emojiEnd(bytes, from, end)) // a digit that is none
    if (found.isUnspaced) return this.unspaced(from, end)
    if (found.counts) this.wordCount++
    if (found.counts || found.isNamed) this.pushLowered(from, after)
    // Greek keyboards write the question mark as a semicolon.
    if (after < end && bytes[after] === SEMICOLON && isGreek(found.last)) this.features |= feature.hasQuestion
    return after
  }

  private pushLowered(from: number, end: number): void {
    const { bytes, texts } = this
    const start = this.textsSize
    let at = start
    for (let p = from; p < end; ) {
      const codePoint = codePointAt(bytes, p)
      const known = classOf(codePoint)
      p += widthOf(codePoint)
      if ((known & QUESTION) !== 0) this.features |= feature.hasQuestion
      if ((known & CLASS_BITS) === INVISIBLE) continue
      const small = lowerOf(codePoint)
      if (at + widthOf(small) > start + TOKEN_BYTES) break
      at = writeCodePoint(texts, at, small)
    }
    this.push(at - start)
  }

  /** What begins at `from` and holds words only a dictionary can tell apart; gives where it ends. */
  private unspaced(from: number, end: number): number {
    const bytes = this.bytes
    const after = unspacedEnd(bytes, from, end)
    const text = decoder.decode(bytes.subarray(from, after))
    let ids = this.remembered.get(text)
    if (!ids) {
      ids = dictionaryWords(text).map((word) => this.dictionary.intern(loweredToken(word)))
      if (after - from <= REMEMBERED_BYTES && this.remembered.size < REMEMBERED) this.remembered.set(text, ids)
    }
    this.wordCount += ids.length
    while (this.tokenCount + ids.length > this.tokens.length) this.makeRoom()
    for (const id of ids) this.tokens[this.tokenCount++] = id
    return after
  }
}

/** A word as its token reads: small letters, and nothing unseen. */
function loweredToken(word: string): string {
  let token = ''
  for (const character of word) {
    const codePoint = character.codePointAt(0) ?? 0
    if ((classOf(codePoint) & CLASS_BITS) === INVISIBLE) continue
    if (token.length >= TOKEN_BYTES / 4) break
    token += String.fromCodePoint(lowerOf(codePoint))
  }
  return token
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

const isGreek = (codePoint: number): boolean => (codePoint >= 0x370 && codePoint < 0x400) || (codePoint >= 0x1f00 && codePoint < 0x2000)
