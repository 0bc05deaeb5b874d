/** Words as a query gives them, found in folded text. */
import { fold } from '#words/fold.ts'

/** One word or emoji that must be in a message. */
export interface WordTerm {
  /** Folded and never empty; an emoji with its joiners, as the dictionary has it. */
  text: string
  isPrefix: boolean
  isEmoji: boolean
}

/** The letters of scripts whose words run on without a space, and which no dictionary parts from a word of another script. */
export const RUN_ON = '\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}'
/** What continues a word. Beside those letters another script's word is by itself: `ไปbangkokนะ`. */
export const LETTER = `(?:(?![${RUN_ON}])[\\p{L}\\p{N}\\p{M}])`

/** Where something is in a text, in UTF-16 units. */
export type Place = [at: number, size: number]

/** The end of the word at a place of a text, or `NOWHERE`. */
type End = (text: string, at: number) => number

const NOWHERE = -1

/** A word that is looked for as it is written, and where it ends. */
interface Part {
  text: string
  endOf: End
}

/**
 * Finds the words one after another in folded text, each standing by itself: no letter, digit or mark continues at either
 * end, not even beyond an apostrophe; of a prefix, which only the last word can be, the whole word is found. What parts
 * words from each other may be anything but words and emoji. A pattern would read the same signs again from each place
 * that it tries: here all that is read twice is as long as a word.
 */
export function finderOf(words: readonly WordTerm[]): (text: string) => Place[] {
  return finderBy(words.map((word, i) => (word.isEmoji ? emojiPart(word) : wordPart(word, i === 0))))
}

/** The same wherever they are, for text of which one knows that it contains them: Hangul and other letters may touch, a link may end at an apostrophe. */
export function looseFinderOf(words: readonly WordTerm[]): (text: string) => Place[] {
  return finderBy(words.map(({ text }) => partOf(text)))
}

/** A text wherever it is written. */
function partOf(written: string): Part {
  const text = fold(written) || written
  return { text, endOf: (folded, at) => (folded.startsWith(text, at) ? at + text.length : NOWHERE) }
}

function emojiPart(word: WordTerm): Part {
  const { text, endOf } = partOf(word.text)
  return { text, endOf: (folded, at) => (isJoined(folded, at, text) ? NOWHERE : endOf(folded, at)) }
}

function wordPart({ text, isPrefix }: WordTerm, isFirst: boolean): Part {
  const endOf: End = (folded, at) => {
    if (!folded.startsWith(text, at) || (isFirst && hasLetterBefore(folded, at))) return NOWHERE
    const end = at + text.length
    if (isPrefix) return goesOn(folded, end)
    return letterWidth(folded, end) > 0 ? NOWHERE : end
  }
  return { text, endOf }
}

const isJoined = (text: string, at: number, wanted: string): boolean => text[at - 1] === JOINER || text[at + wanted.length] === JOINER

const JOINER = '\u200d'

/** The places where parts follow one another. */
function finderBy(parts: readonly Part[]): (text: string) => Place[] {
  const [first, ...others] = parts
  return (text) => {
    const found: Place[] = []
    const gaps = others.map(({ endOf }) => gapBefore(text, endOf))
    for (let at = text.indexOf(first.text); at >= 0; ) {
      let end = isWithinPair(text, at) ? NOWHERE : first.endOf(text, at)
      for (let i = 0; i < gaps.length && end !== NOWHERE; i++) end = others[i].endOf(text, gaps[i](end))
      if (end !== NOWHERE) found.push([at, end - at])
      at = text.indexOf(first.text, Math.max(end, at + 1))
    }
    return found
  }
}

/**
 * Where the signs end that may part a word from the one before it. What is asked for never goes back: the first word's
 * places continue, and with them the end of each word and of each gap. So a gap that was read is not read again.
 */
function gapBefore(text: string, endOfWord: End): (from: number) => number {
  let readFrom = -1
  let readTo = -1
  return (from) => {
    if (readFrom <= from && from <= readTo) return readTo
    let at = from
    while (at < text.length && endOfWord(text, at) === NOWHERE) {
      const codePoint = text.codePointAt(at) as number
      if (isLetter(codePoint) || isShownAsEmoji(codePoint)) break
      at += codePoint > 0xffff ? 2 : 1
    }
    readFrom = from
    readTo = at
    return at
  }
}

/** Where the letters end that continue a word. */
function goesOn(text: string, from: number): number {
  let end = from
  for (let width = letterWidth(text, end); width > 0; width = letterWidth(text, end)) end += width
  return end
}

/** How many units a letter takes that is at a place, with an apostrophe before it or without; 0 where there is none. */
function letterWidth(text: string, at: number): number {
  const apostrophe = text[at] === "'" ? 1 : 0
  const codePoint = text.codePointAt(at + apostrophe)
  if (codePoint === undefined || !isLetter(codePoint)) return 0
  return apostrophe + (codePoint > 0xffff ? 2 : 1)
}

function hasLetterBefore(text: string, at: number): boolean {
  const end = text[at - 1] === "'" ? at - 1 : at
  const codePoint = text.codePointAt(isWithinPair(text, end - 1) ? end - 2 : end - 1)
  return end > 0 && codePoint !== undefined && isLetter(codePoint)
}

const isWithinPair = (text: string, at: number): boolean => isLow(text.charCodeAt(at)) && isHigh(text.charCodeAt(at - 1))

const isHigh = (unit: number): boolean => (unit & 0xfc00) === 0xd800
const isLow = (unit: number): boolean => (unit & 0xfc00) === 0xdc00

const isLetter = (codePoint: number): boolean => {
  if (codePoint >= 0x80) return ONE_LETTER.test(String.fromCodePoint(codePoint))
  const lowered = codePoint | 0x20
  return (lowered >= 0x61 && lowered <= 0x7a) || (codePoint >= 0x30 && codePoint <= 0x39)
}

const ONE_LETTER = new RegExp(`^${LETTER}$`, 'u')

/** No character below this one is an emoji on its own. */
const FIRST_EMOJI = 0x231a
const isShownAsEmoji = (codePoint: number): boolean => codePoint >= FIRST_EMOJI && ONE_EMOJI.test(String.fromCodePoint(codePoint))
const ONE_EMOJI = /^\p{Emoji_Presentation}$/u
