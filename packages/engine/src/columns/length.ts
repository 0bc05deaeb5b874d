import { type Chat, flag, textBetween } from '#chat/chat.ts'
import { textColumn } from '#chat/column.ts'
import { viewOf } from '#stats/byte-search.ts'
import { BYTES_MORE, MOST_BYTES_MORE } from '#words/features.ts'
import { codePointAt, widthOf } from '#words/utf8.ts'
import { words } from '#words/words.ts'

/** Characters of each message's text as a reader counts them (grapheme clusters); 0 for media without caption. */
export const length = textColumn((chat) => {
  const found = new Uint32Array(chat.count)
  const lengthAt = lengths(chat)
  for (let row = 0; row < found.length; row++) found[row] = lengthAt(row)
  return found
})

/** The same row by row, without a column. The scanner has measured most; another is counted once. */
export function lengths(chat: Chat): (row: number) => number {
  const { start, end } = chat
  const { features } = words(chat)
  const others = withoutRoom(chat)
  const known = new Map<string, number>()
  const view = viewOf(chat.bytes)
  return (row) => {
    const size = end[row] - start[row]
    const more = features[row] >> BYTES_MORE
    if (more > 0) return size - more + 1
    const before = others.get(row)
    if (before !== undefined) return before
    const counted = lengthOf(chat, row, known, view)
    if (size - counted <= MOST_BYTES_MORE) features[row] |= (size - counted + 1) << BYTES_MORE
    else others.set(row, counted)
    return counted
  }
}

/** By row, those that were counted and find no room in their features. */
const withoutRoom = textColumn(() => new Map<number, number>())

/** The same of one message: a page needs few. `known` are words counted before. */
export function lengthOf(chat: Chat, row: number, known = new Map<string, number>(), view = viewOf(chat.bytes)): number {
  const { bytes, flags, start, end } = chat
  if ((flags[row] & flag.bare) !== 0) return 0
  const clusters = clustersBetween(bytes, view, start[row], end[row])
  return clusters === UNSURE_COUNT ? lengthByWords(textBetween(bytes, start[row], end[row]), known) : clusters
}

// What a code point is to the rules of Unicode Standard Annex 29, as far as they matter here: Hangul letters, Indic
// conjuncts and signs that are before their letter are left to the Segmenter.
const PLAIN = 1
const CONTROL = 2
const EXTEND = 3
const JOINER = 4
const PICTOGRAPH = 5
const REGIONAL = 6
const UNSURE = 7
const UNSURE_COUNT = -1

const CARRIAGE_RETURN = 13

/** Whether four bytes are ASCII from the blank to the tilde: bytes compared side by side in one number (Warren, Hacker's Delight, 6-1). */
const arePrinted = (four: number): boolean => (((four - 0x20202020) | (four + 0x01010101) | four) & 0x80808080) === 0

/** Grapheme clusters in `bytes[start .. end)`, carriage returns left out; UNSURE_COUNT where it takes the Segmenter to tell. */
function clustersBetween(bytes: Uint8Array, view: DataView, start: number, end: number): number {
  let clusters = 0
  let before = CONTROL // of the code point before
  let isPicture = false // the cluster is a pictograph with nothing but marks on it
  for (let p = start; p < end; ) {
    while (p + 4 <= end && arePrinted(view.getInt32(p, true))) {
      p += 4
      clusters += 4
      before = PLAIN
      isPicture = false
    }
    if (p === end) break
    const byte = bytes[p]
    if (byte < 0x80) {
      p++
      if (byte === CARRIAGE_RETURN) continue
      clusters++
      before = byte < 0x20 || byte === 0x7f ? CONTROL : PLAIN
      isPicture = false
      continue
    }
    const codePoint = codePointAt(bytes, p)
    p += widthOf(codePoint)
    let kind = kinds[codePoint] || learn(codePoint)
    if (kind === UNSURE) return UNSURE_COUNT
    if (kind === EXTEND || kind === JOINER) {
      if (before === CONTROL) clusters++ // rules GB1, GB4: nothing to stand on
      if (before === JOINER) isPicture = false // a joiner joins what is right behind it
    } else if (kind === PICTOGRAPH) {
      if (before !== JOINER || !isPicture) clusters++ // rule GB11
      isPicture = true
    } else if (kind === REGIONAL && before === REGIONAL) {
      kind = PLAIN // rules GB12, GB13: the second of a pair
    } else {
      clusters++
      isPicture = false
    }
    before = kind
  }
  return clusters
}

/** By code point; 0 where it was not asked for yet. */
const kinds = new Uint8Array(0x110000)

function learn(codePoint: number): number {
  const kind = kindOf(codePoint, String.fromCodePoint(codePoint))
  kinds[codePoint] = kind
  return kind
}

const control = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u
// Signs before Arabic and Indic numbers, which Unicode calls format characters too.
const prefixed = /[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}]/u
const isExtending = /[\p{Grapheme_Extend}\p{Emoji_Modifier}]/u
const familiar =
  /[\p{Script=Inherited}\p{Script=Common}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Cyrillic}\p{Script=Thai}\p{Script=Lao}\p{Script=Syriac}\p{Script=Thaana}]/u
// Letters that go with the one before (Thai and Lao am) or after them, and the letters Hangul syllables are made of.
const clinging =
  /[\u0e33\u0eb3\u0d4e\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff\u{111c2}\u{111c3}\u{113d1}\u{1193f}\u{11941}\u{11a84}-\u{11a89}\u{11d46}\u{11f02}\u{16d63}\u{16d67}-\u{16d6a}]/u

function kindOf(codePoint: number, character: string): number {
  if (codePoint === 0x200d) return JOINER
  if (clinging.test(character) || prefixed.test(character)) return UNSURE
  if (isExtending.test(character)) return familiar.test(character) ? EXTEND : UNSURE
  if (/\p{M}/u.test(character)) return UNSURE
  if (control.test(character)) return CONTROL
  if (/\p{Regional_Indicator}/u.test(character)) return REGIONAL
  if (/\p{Extended_Pictographic}/u.test(character)) return PICTOGRAPH
  return /[\p{Cn}]/u.test(character) ? UNSURE : PLAIN
}

/** What joins a cluster across a blank: a mark right behind it, or a sign before it that is before its letter. */
const acrossBlank =
  /[ \n](?:\p{M}|\p{Grapheme_Extend}|\p{Emoji_Modifier}|[\u0e33\u0eb3\u200d])|[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u0d4e\u{110bd}\u{110cd}\u{111c2}\u{111c3}\u{113d1}\u{1193f}\u{11941}\u{11a84}-\u{11a89}\u{11d46}\u{11f02}][ \n]/u

const REMEMBERED_UNITS = 24
const REMEMBERED = 1 << 16

/** Word by word, as the same words come again and again and the Segmenter is slow. */
function lengthByWords(text: string, known: Map<string, number>): number {
  if (acrossBlank.test(text)) return graphemeCount(text)
  let clusters = -1
  for (const word of text.split(/[ \n]/)) {
    let inWord = known.get(word)
    if (inWord === undefined) {
      inWord = graphemeCount(word)
      if (word.length <= REMEMBERED_UNITS && known.size < REMEMBERED) known.set(word, inWord)
    }
    clusters += inWord + 1 // and the blank before it
  }
  return clusters
}

/** Text is segmented in pieces of this many UTF-16 units: the Segmenter's time grows with the square of its text. */
const PIECE = 1000

let segmenter: Intl.Segmenter | undefined

/** The grapheme clusters of a text, in time that grows with its length. */
export function graphemeCount(text: string): number {
  segmenter ??= new Intl.Segmenter('und', { granularity: 'grapheme' })
  let clusters = 0
  for (let from = 0; from < text.length; ) {
    const piece = text.slice(from, from + PIECE)
    let inPiece = 0
    let last = 0
    for (const { index } of segmenter.segment(piece)) {
      inPiece++
      last = index
    }
    // The last cluster may continue: the next piece begins with it. (Of one longer than a piece, each piece counts as one.)
    const isCut = from + PIECE < text.length && last > 0
    clusters += isCut ? inPiece - 1 : inPiece
    from += isCut ? last : piece.length
  }
  return clusters
}
