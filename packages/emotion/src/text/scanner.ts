/**
 * Cuts a message into tokens, pairs of them, and groups: what is denied, asked, mocked, what is before a "but". Reads
 * bytes, since most of a chat's tokens were met before and need no string.
 */
import { classOf, digit, emoji, ignored, joining, letter, punctuation, space, unspaced } from './char-class.ts'
import { hashOfPair } from './hash.ts'
import * as roles from './roles.ts'
import {
  apostrophe,
  at_,
  blank,
  codeAt,
  curlyApostrophe,
  endOfEmoji,
  endOfMention,
  isElision,
  isLetterAt,
  isLinkFrom,
  isMention,
  isRepeated,
  isStop,
  sizeOf,
  underscore,
  withMouth,
} from './signs.ts'
import { emojiToken, linkToken, mentionToken, punctuationToken, unspacedToken, wordToken } from './token.ts'
import type { Vocabulary } from './vocabulary.ts'

/** How a token is meant: as it is, denied, asked, both, before a "but", beside a face, or beside one that mocks. */
export const groups = 7
const plain = 0
const denied = 1
const asked = 2
const askedAndDenied = 3
const beforeBut = 4
const mocked = 5
const besideFace = 6

/** Of a longer message the beginning counts. */
export const mostTokens = 1024
const longestToken = 96
const pairKind = 5
const deniedKind = 6
const scope = 3
const scopeBefore = 2

const asciiClass = Uint8Array.from({ length: 128 }, (_, code) => classOf(code))
const isOfWord = Uint8Array.from({ length: 256 }, (_, code) =>
  Number(code < 128 && (asciiClass[code] === letter || asciiClass[code] === digit)),
)

/** What may be behind a word and is not part of it, whatever follows: no letter, digit or apostrophe, nor what makes a link. */
const endsShort = Uint8Array.from({ length: 256 }, (_, code) =>
  Number(code < 128 && isOfWord[code] === 0 && !"'_.:".includes(String.fromCharCode(code))),
)

/** What a key keeps of the first and the second four bytes of a word of this many letters. */
const lowMask = Int32Array.of(0, 0xff, 0xffff, 0xffffff, -1, -1, -1, -1, -1)
const highMask = Int32Array.of(0, 0, 0, 0, 0, 0xff, 0xffff, 0xffffff, -1)

/** How many of four bytes are ASCII letters before the first that is none: bytes compared side by side in one number (Mycroft 1987; Warren, Hacker's Delight, 6-1). */
function lettersIn(four: number): number {
  const lowered = four | 0x20202020
  const low7 = lowered & 0x7f7f7f7f
  const letters = (low7 + 0x1f1f1f1f) & ~(low7 + 0x05050505) & ~lowered
  const others = ~letters & 0x80808080
  return (32 - Math.clz32(~others & (others - 1))) >> 3
}

export class Scanner {
  /** Tokens 0..count: their numbers in the vocabulary, their groups, and the bytes they are in. */
  count = 0
  readonly id = new Int32Array(mostTokens)
  readonly group = new Uint8Array(mostTokens)
  readonly start = new Int32Array(mostTokens)
  readonly end = new Int32Array(mostTokens)
  /** Features of more than one token: hash, group, and the token they belong to (the last of it). */
  extraCount = 0
  readonly extraHash = new Int32Array(2 * mostTokens)
  readonly extraGroup = new Uint8Array(2 * mostTokens)
  readonly extraOf = new Int32Array(2 * mostTokens)
  readonly extraIsPair = new Uint8Array(2 * mostTokens)
  /** All roles of its tokens. */
  roles = 0
  private readonly vocabulary: Vocabulary
  private bytes: Uint8Array = new Uint8Array(0)
  private view: DataView = new DataView(this.bytes.buffer)

  constructor(vocabulary: Vocabulary) {
    this.vocabulary = vocabulary
  }

  /** bytes[start..end) is valid UTF-8; at least 8 bytes follow it. */
  scan(bytes: Uint8Array, start: number, end: number): void {
    this.vocabulary.makeRoom(mostTokens)
    if (bytes !== this.bytes) {
      this.bytes = bytes
      this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    }
    this.cut(bytes, start, end)
    this.assign()
  }

  private cut(bytes: Uint8Array, start: number, end: number): void {
    const { vocabulary, view } = this
    let count = 0
    let at = start
    while (at < end && count < mostTokens) {
      // Most tokens by far: a short word and what ends it, eight bytes at a time.
      const low = view.getInt32(at, true)
      const high = view.getInt32(at + 4, true)
      const inLow = lettersIn(low)
      const length = inLow + (lettersIn(high) & -(inLow >> 2))
      const after = at + length
      if (length > 0 && (after === end || (after < end && (endsShort[bytes[after]] === 1 || isStop(bytes, after, end))))) {
        this.id[count] = vocabulary.idOfShort(low & lowMask[length], high & highMask[length], bytes, at, after)
        this.start[count] = at
        this.end[count] = after
        count++
        // Behind most words is one blank.
        at = after + Number(bytes[after] === blank)
        continue
      }
      const byte = bytes[at]
      let kind: number
      if (byte < 128) {
        kind = asciiClass[byte]
        if (kind === space) {
          at++
          continue
        }
      } else {
        kind = classOf(codeAt(bytes, at))
        if (kind === space || kind === ignored || kind === joining) {
          at += sizeOf(byte)
          continue
        }
      }
      const from = at
      let hash = 0x811c9dc5
      let tokenKind = wordToken
      let to = at
      if (kind === letter || kind === digit) {
        let size = 0
        for (;;) {
          let next = bytes[at]
          for (; at < end && isOfWord[next] === 1; next = bytes[++at], size++) hash = Math.imul(hash ^ next, 0x01000193)
          if (at >= end) break
          if (next < 128) {
            if (next === apostrophe && at + 1 < end && isLetterAt(bytes, at + 1)) {
              if (isElision(bytes, from, at)) {
                at++
                break
              }
              at++
              continue
            }
            if (next === underscore && at + 1 < end && isLetterAt(bytes, at + 1)) {
              hash = Math.imul(hash ^ next, 0x01000193)
              at++
              continue
            }
            break
          }
          const code = codeAt(bytes, at)
          const of = classOf(code)
          const bytesOf = sizeOf(next)
          if (of === letter || of === digit || of === joining) {
            for (let i = 0; i < bytesOf; i++) hash = Math.imul(hash ^ bytes[at + i], 0x01000193)
            at += bytesOf
            size++
            continue
          }
          if (code === curlyApostrophe && at + 3 < end && isLetterAt(bytes, at + 3)) {
            at += 3
            if (isElision(bytes, from, at - 3)) break
            continue
          }
          break
        }
        to = at
        if (isLinkFrom(bytes, from, at, end)) {
          tokenKind = linkToken
          while (at < end && bytes[at] > 32) at++
          to = from
          hash = 0
        } else if (size === 0) continue
      } else if (kind === unspaced) {
        tokenKind = unspacedToken
        let characters = 0
        while (at < end && characters < 24) {
          const of = classOf(codeAt(bytes, at))
          if (of !== unspaced && of !== joining) break
          const bytesOf = sizeOf(bytes[at])
          for (let i = 0; i < bytesOf; i++) hash = Math.imul(hash ^ bytes[at + i], 0x01000193)
          at += bytesOf
          characters++
        }
        to = at
      } else if (kind === emoji) {
        tokenKind = emojiToken
        at = endOfEmoji(bytes, at, end)
        const size = at - from
        to = at
        // Of a row of the same emoji the first two are the token, the rest is passed over.
        while (at + size <= end && isRepeated(bytes, from, at, size)) {
          if (to === from + size) to = at + size
          at += size
        }
        for (let i = from; i < to; i++) hash = Math.imul(hash ^ bytes[i], 0x01000193)
      } else if (byte === at_ && at + 1 < end && isMention(bytes, at, end)) {
        tokenKind = mentionToken
        at = endOfMention(bytes, at + 1, end)
        to = from
        hash = 0
      } else if (kind === punctuation && byte < 128 && (at + 1 === end || bytes[at + 1] === blank)) {
        // One sign before a blank, as most are.
        this.id[count] = vocabulary.idOfSign(byte, bytes, at)
        this.start[count] = at
        this.end[count] = at + 1
        count++
        at += 2
        continue
      } else {
        tokenKind = punctuationToken
        while (at < end) {
          const next = bytes[at]
          const code = next < 128 ? next : codeAt(bytes, at)
          if (classOf(code) !== punctuation || (code === at_ && at > from)) break
          at += sizeOf(next)
        }
        at = withMouth(bytes, from, at, end)
        to = Math.min(at, from + longestToken)
        for (let i = from; i < to; i++) hash = Math.imul(hash ^ bytes[i], 0x01000193)
      }
      if (to - from > longestToken) {
        to = from + longestToken
        // Not in the middle of a character.
        while ((bytes[to] & 0xc0) === 0x80) to--
      }
      this.id[count] = vocabulary.idOf(bytes, from, to, tokenKind, hash)
      this.start[count] = from
      this.end[count] = at
      count++
    }
    this.count = count
  }

  /** Gives every token its group and finds the pairs. */
  private assign(): void {
    const { id, group, count, vocabulary } = this
    const { role, word } = vocabulary
    let all = 0
    for (let i = 0; i < count; i++) {
      group[i] = plain
      all |= role[id[i]]
    }
    this.roles = all
    let extra = 0
    if ((all & (roles.deniesAfter | roles.deniesBefore | roles.deniesItself)) !== 0) {
      this.deny()
      for (let i = 0; i < count; i++)
        if (group[i] === denied && (role[id[i]] & roles.deniesItself) === 0)
          extra = this.addExtra(extra, hashOfPair(deniedKind, word[id[i]], 1), plain, i, 0)
    }
    if ((all & (roles.asks | roles.contrasts)) !== 0) this.regroup()
    if ((all & roles.isFace) !== 0) {
      const beside = (all & roles.mocks) !== 0 ? mocked : besideFace
      for (let i = 0; i < count; i++) if (group[i] === plain && (role[id[i]] & roles.isWord) !== 0) group[i] = beside
    }
    for (let i = 1; i < count; i++) {
      const first = word[id[i - 1]]
      const second = word[id[i]]
      if (first !== 0 && second !== 0 && id[i] !== id[i - 1])
        extra = this.addExtra(extra, hashOfPair(pairKind, first, second), group[i], i, 1)
    }
    this.extraCount = extra
  }

  private addExtra(at: number, hash: number, group: number, of: number, isPair: number): number {
    this.extraHash[at] = hash
    this.extraGroup[at] = group
    this.extraOf[at] = of
    this.extraIsPair[at] = isPair
    return at + 1
  }

  private deny(): void {
    const { id, group, count } = this
    const { role } = this.vocabulary
    let left = 0
    for (let i = 0; i < count; i++) {
      const of = role[id[i]]
      if ((of & roles.deniesItself) !== 0) group[i] = denied
      if ((of & roles.endsClause) !== 0 || (of & roles.contrasts) !== 0) left = 0
      else if ((of & (roles.deniesAfter | roles.deniesBefore)) !== 0) {
        if ((of & roles.deniesBefore) !== 0) this.denyBack(i)
        if ((of & roles.deniesAfter) !== 0) left = scope
      } else if (left > 0 && (of & roles.isWord) !== 0) {
        group[i] = denied
        left--
      }
    }
  }

  private denyBack(from: number): void {
    const { id, group } = this
    const { role } = this.vocabulary
    for (let i = from - 1, left = scopeBefore; i >= 0 && left > 0; i--) {
      const of = role[id[i]]
      if ((of & (roles.endsClause | roles.contrasts | roles.deniesAfter | roles.deniesBefore)) !== 0) return
      if ((of & roles.isWord) === 0) continue
      group[i] = denied
      left--
    }
  }

  /** Questions and what is before a "but", sentence by sentence. */
  private regroup(): void {
    const { id, group, count } = this
    const { role } = this.vocabulary
    let from = 0
    for (let i = 0; i < count; i++) {
      const of = role[id[i]]
      if ((of & roles.asks) !== 0)
        for (let k = from; k < i; k++) if ((role[id[k]] & roles.isWord) !== 0) group[k] = group[k] === denied ? askedAndDenied : asked
      if ((of & roles.contrasts) !== 0)
        for (let k = from; k < i; k++) if ((role[id[k]] & roles.isWord) !== 0 && group[k] === plain) group[k] = beforeBut
      if ((of & (roles.endsSentence | roles.contrasts)) !== 0) from = i + 1
    }
  }
}
