/**
 * Text to tokens, over UTF-8 bytes: what `Intl.Segmenter` with granularity 'word' calls a word once links and emoji
 * are taken out, which are separate tokens.
 *
 * Four speeds. `plainWords` takes words of up to eight ASCII letters, eight bytes at a time. Other ASCII words go
 * through `asciiWord`. Anything with another letter, or where a mark might follow, goes through `word`, code point by
 * code point. Scripts whose words only a dictionary can find go to the Segmenter itself (`unspaced`). All are linear in
 * the text.
 */
import { viewOf } from '#stats/byte-search.ts'
import { AS_WRITTEN, type Dictionary, HIGH_MASK, LOW_MASK, LOWER_ASCII, SHORT } from './dictionary.ts'
import { emojiEnd, isOneCharacter, writeFoldedEmoji } from './emoji.ts'
import { BYTES_MORE, feature, LETTER_CASE, MOST_BYTES_MORE } from './features.ts'
import { letterCaseAtOnce } from './letter-case.ts'
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

/** A token is the first this many bytes of a word or emoji sequence that is longer; of a link, this many. */
export const TOKEN_BYTES = 256
export const LINK_BYTES = 1024

/** Tokens there is room for at first, and how many times as many at most when they are more. */
const FIRST_TOKENS = 1 << 16
const MOST_AHEAD = 256

/** Pieces of unspaced text up to this many bytes are remembered, this many of them: people say the same things again. */
const REMEMBERED_BYTES = 48
const REMEMBERED = 1 << 16

const CARRIAGE_RETURN = 0x0d
const LINE_FEED = 0x0a
const SPACE = 0x20
const COMMA = 0x2c
const COLON = 0x3a
const SEMICOLON = 0x3b
const QUESTION_MARK = 0x3f
const UNDERSCORE = 0x5f
/** The only letter of two bytes that is one character with the letter behind it: a sign of Syriac. */
const ABBREVIATION = 0x70f

// What a byte is to the fast path: nothing; nothing on its own but part of a word between letters or digits; to be
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

/** How many of four bytes, lowered, are ASCII letters before the first that is none: bytes compared side by side in one number (Mycroft 1987; Warren, Hacker's Delight, 6-1). */
function lettersIn(lowered: number): number {
  const low7 = lowered & 0x7f7f7f7f
  const letters = (low7 + 0x1f1f1f1f) & ~(low7 + 0x05050505) & ~lowered
  const others = ~letters & 0x80808080
  return (32 - Math.clz32(~others & (others - 1))) >> 3
}

/** Whether bytes of these roles may be the first two of a link. */
const mayBeLink = (first: number, second: number): boolean => (first === H && second === T) || (first === W && second === W)

/** Whether a byte of role BETWEEN belongs to the word between these two: rules WB6, 7, 11 and 12. */
function holdsTogether(before: number, byte: number, after: number): boolean {
  if (role[before] === DIGIT) return role[after] === DIGIT && byte !== COLON
  return role[after] > DIGIT && byte !== COMMA && byte !== SEMICOLON
}

/** What a piece of unspaced text adds. */
interface Remembered {
  readonly ids: readonly number[]
  readonly wordCount: number
  readonly features: number
}

export class Scanner {
  /** Words and features of the text scanned last. */
  wordCount = 0
  features = 0
  /** How many tokens all texts scanned so far have. */
  tokenCount = 0

  /** As in the dictionary, nothing at first. */
  private tokens = new Uint32Array(0)
  private readonly totalBytes: number
  private scannedBytes = 0
  private bytes: Uint8Array
  private view: DataView
  private readonly dictionary: Dictionary

  /** The text of a token that is not written as it is in `bytes`. */
  private readonly text = new Uint8Array(LINK_BYTES + SHORT)
  private readonly textView = viewOf(this.text)

  private readonly found: FoundWord = { counts: false, isNamed: false, isUnspaced: false, last: 0 }
  private readonly remembered = new Map<string, Remembered>()
  private metStrayReturn = false
  /** Each code point of the text is a separate character, as far as it was read; and the bytes that they have more than that. */
  private isPlain = true
  private bytesMore = 0

  /** `bytes` is valid UTF-8, readable 8 bytes past the end of any text; `totalBytes` is how many all texts will have. */
  constructor(bytes: Uint8Array, dictionary: Dictionary, totalBytes: number) {
    this.bytes = bytes
    this.view = viewOf(bytes)
    this.dictionary = dictionary
    this.totalBytes = totalBytes
    this.makeRoom(Math.min(FIRST_TOKENS, Math.ceil(totalBytes / 4) + 64))
  }

  /** Scans the text in `bytes[start .. end)`. */
  scan(start: number, end: number): void {
    const first = this.tokenCount
    this.wordCount = 0
    this.features = 0
    this.isPlain = true
    this.bytesMore = 0
    this.run(start, end)
    if (this.isPlain && this.bytesMore <= MOST_BYTES_MORE) this.features |= (this.bytesMore + 1) << BYTES_MORE
    this.scannedBytes += end - start
    if (this.metStrayReturn) this.scanAgain(first, start, end)
    this.features |= letterCaseAtOnce(this.view, start, end) << LETTER_CASE
  }

  /** The ids of all tokens scanned, in memory of about their size. */
  finish(): Uint32Array {
    const { tokens, tokenCount } = this
    return tokens.length - tokenCount > tokenCount >> 3 ? tokens.slice(0, tokenCount) : tokens.subarray(0, tokenCount)
  }

  /** A carriage return inside a line is not part of the text, so what is around it belongs together. Rare enough for a copy, and for words in the dictionary that occur nowhere. */
  private scanAgain(first: number, start: number, end: number): void {
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

  /** The hot loop: short words of ASCII letters and what parts them, as far as they go; gives where something else begins. */
  private plainWords(start: number, end: number): number {
    const { bytes, view, tokens, dictionary } = this
    const roles = role
    const first = this.tokenCount
    let token = first
    let p = start
    while (p < end) {
      const low = view.getInt32(p, true) | LOWER_ASCII
      const high = view.getInt32(p + 4, true) | LOWER_ASCII
      const inLow = lettersIn(low)
      const length = inLow + (lettersIn(high) & -(inLow >> 2))
      const after = p + length
      const byte = bytes[after]
      if (length === 0) {
        if (roles[byte] >= SPECIAL) break
        p++
        continue
      }
      if (byte !== SPACE && after !== end) {
        const stop = roles[byte]
        if (byte === QUESTION_MARK) this.features |= feature.hasQuestion
        // A colon may be a link's.
        else if (stop !== APART && (stop !== BETWEEN || byte === COLON || roles[bytes[after + 1]] >= SPECIAL)) break
      }
      if (after > end || token === tokens.length) break
      tokens[token++] = dictionary.internKey(low & LOW_MASK[length], high & HIGH_MASK[length])
      p = after + 1
    }
    this.wordCount += token - first
    this.tokenCount = token
    return p < end ? p : end
  }

  /** What begins at `from` with an ASCII letter or digit; gives where it ends. */
  private asciiWord(from: number, end: number): number {
    const bytes = this.bytes
    const roles = role
    if (mayBeLink(roles[bytes[from]], roles[bytes[from + 1]]) && beginsLink(bytes, from, from, end)) return this.link(from, end)
    let p = from
    while (p < end) {
      while (roles[bytes[p]] > SPECIAL) p++
      if (p >= end) break
      const byte = bytes[p]
      if (byte >= 0x80 || byte === UNDERSCORE) return this.word(from, end)
      if (roles[byte] !== BETWEEN || p + 1 === end) break
      const after = bytes[p + 1]
      if (after >= 0x80) return this.word(from, end)
      if (!holdsTogether(bytes[p - 1], byte, after)) break
      if (roles[after] > T && beginsLink(bytes, p + 1, from, end)) break
      p++
    }
    const wordEnds = p < end ? p : end
    this.wordCount++
    if (this.tokenCount === this.tokens.length) this.makeRoom()
    this.tokens[this.tokenCount++] = this.dictionary.internText(this.view, from, Math.min(wordEnds - from, TOKEN_BYTES), LOWER_ASCII)
    return wordEnds
  }

  /** Takes the first `length` bytes of `text` for a token. */
  private push(length: number): void {
    if (this.tokenCount === this.tokens.length) this.makeRoom()
    this.tokens[this.tokenCount++] = this.dictionary.internText(this.textView, 0, length, AS_WRITTEN)
  }

  private makeRoom(tokens = this.tokensAhead()): void {
    const larger = new Uint32Array(tokens)
    larger.set(this.tokens)
    this.tokens = larger
  }

  /** About how many tokens all texts have, if those to come are like those scanned. */
  private tokensAhead(): number {
    const ahead = this.scannedBytes === 0 ? 1 : this.totalBytes / this.scannedBytes
    return Math.ceil(this.tokenCount * Math.max(1.25, Math.min(ahead * 1.03, MOST_AHEAD))) + 1024
  }

  /** What begins at `p` and is not ASCII letter or digit; gives where it ends. */
  private special(p: number, end: number): number {
    const bytes = this.bytes
    const byte = bytes[p]
    if (byte >= 0x80) return this.beyondAscii(p, end)
    if (byte === UNDERSCORE) return this.word(p, end)
    if (byte === QUESTION_MARK) this.features |= feature.hasQuestion
    else if (byte === CARRIAGE_RETURN) {
      this.isPlain = false
      this.metStrayReturn ||= p + 1 < end && bytes[p + 1] !== LINE_FEED
    } else if (bytes[p + 1] >= 0x80) {
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
    if (kind === IDEOGRAPH || kind === UNSPACED) {
      this.isPlain = false
      return this.unspaced(p, end)
    }
    if ((known & QUESTION) !== 0) this.features |= feature.hasQuestion
    if (kind === EMOJI || kind === SYMBOL || kind === LETTER_SYMBOL) {
      const emoji = emojiEnd(this.bytes, p, end)
      if (emoji > p) return this.emoji(p, emoji)
      if (kind === LETTER_SYMBOL) return this.word(p, end)
    }
    this.isPlain = false
    return p + widthOf(codePoint)
  }

  private emoji(start: number, end: number): number {
    this.features |= feature.hasEmoji
    if (isOneCharacter(this.bytes, start, end)) this.bytesMore += end - start - 1
    else this.isPlain = false
    this.push(writeFoldedEmoji(this.bytes, start, end, this.text, 0, TOKEN_BYTES))
    return end
  }

  private link(start: number, end: number): number {
    const bytes = this.bytes
    const after = linkEnd(bytes, start, end)
    let cut = Math.min(after, start + LINK_BYTES)
    while (cut < after && (bytes[cut] & 0xc0) === 0x80) cut-- // never inside a code point
    this.features |= holdsEmoji(bytes, start, after) ? feature.hasLink | feature.hasEmoji : feature.hasLink
    this.isPlain &&= isAscii(bytes, start, after)
    this.wordCount++
    this.text.set(bytes.subarray(start, cut))
    this.push(cut - start)
    return after
  }

  /** What begins at `from` with a letter, digit or connector of any script; gives where it ends. */
  private word(from: number, end: number): number {
    const plain = this.letterWord(from, end)
    if (plain > from) return plain
    this.isPlain = false
    return this.anyWord(from, end)
  }

  /** A word of letters of one and two bytes that ends like most do: Latin, Greek, Cyrillic, Arabic; where it ends, or `from` where it is none. */
  private letterWord(from: number, end: number): number {
    const { bytes, text } = this
    const roles = role
    let at = 0
    let p = from
    let wide = 0
    while (p < end) {
      const byte = bytes[p]
      if (byte < 0x80) {
        if (roles[byte] <= DIGIT) break
        text[at++] = byte | 0x20
        p++
      } else {
        if (byte >= 0xe0) return from
        const codePoint = codePointAt(bytes, p)
        if (classOf(codePoint) !== LETTER || codePoint === ABBREVIATION) return from
        at = writeCodePoint(text, at, lowerOf(codePoint))
        p += 2
        wide++
      }
      if (at > TOKEN_BYTES) return from
    }
    if (p < end) {
      const byte = bytes[p]
      const stop = roles[byte]
      if (stop !== APART && (stop !== BETWEEN || byte === COLON || byte === SEMICOLON || roles[bytes[p + 1]] >= SPECIAL)) return from
    }
    if (p === from) return from
    this.bytesMore += wide
    this.wordCount++
    this.push(at)
    return p
  }

  private anyWord(from: number, end: number): number {
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
    const { bytes, text } = this
    let at = 0
    for (let p = from; p < end; ) {
      const codePoint = codePointAt(bytes, p)
      const known = classOf(codePoint)
      p += widthOf(codePoint)
      if ((known & QUESTION) !== 0) this.features |= feature.hasQuestion
      if ((known & CLASS_BITS) === INVISIBLE) continue
      const small = lowerOf(codePoint)
      if (at + widthOf(small) > TOKEN_BYTES) break
      at = writeCodePoint(text, at, small)
    }
    this.push(at)
  }

  /** What begins at `from` and contains words only a dictionary can tell apart; gives where it ends. */
  private unspaced(from: number, end: number): number {
    const bytes = this.bytes
    const after = unspacedEnd(bytes, from, end)
    const text = decoder.decode(bytes.subarray(from, after))
    let known = this.remembered.get(text)
    if (!known) {
      const { tokens, wordCount, hasQuestion } = dictionaryWords(text)
      const ids = tokens.map((token) => this.dictionary.intern(loweredToken(token)))
      known = { ids, wordCount, features: hasQuestion ? feature.hasQuestion : 0 }
      if (after - from <= REMEMBERED_BYTES && this.remembered.size < REMEMBERED) this.remembered.set(text, known)
    }
    const { ids, wordCount, features } = known
    this.wordCount += wordCount
    this.features |= features
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

function isAscii(bytes: Uint8Array, start: number, end: number): boolean {
  let all = 0
  for (let p = start; p < end; p++) all |= bytes[p]
  return all < 0x80
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

const isGreek = (codePoint: number): boolean => (codePoint >= 0x370 && codePoint < 0x400) || (codePoint >= 0x1f00 && codePoint < 0x2000)
