/** A chat's dictionary as its words are counted: which tokens are the same word, which contain several, which are none. */
import type { Chat } from '#chat/chat.ts'
import { textColumn } from '#chat/column.ts'
import { vocabulary } from '#search/vocabulary.ts'
import { AS_WRITTEN, Dictionary } from '#words/dictionary.ts'
import { words } from '#words/words.ts'
import { spoken } from './words-by-message.ts'

/** What a token is that is not a word: nothing with a letter, several words (`_both_`, `this.that`), an emoji, a link. */
const NONE = -1
export const SEVERAL = -2
export const EMOJI = -3
export const LINK = -4

export interface Lexicon {
  /** By token of what is `spoken`: the number of its word, or one of the above. */
  readonly wordOf: Int32Array
  /** The words inside of tokens that contain several, in order. */
  readonly parts: ReadonlyMap<number, readonly number[]>
  /** Words have numbers below this; not every number is one. */
  readonly size: number
  /** Words with an apostrophe inside. */
  readonly joined: readonly number[]
  /** A word, folded as a search compares it. */
  text(word: number): string
  /** The number of a folded word; -1 where the chat has none. */
  find(text: string): number
}

/** A longer one, in UTF-16 units, is not a word but a letter held down; a search finds it anywhere in a text. */
const LONGEST_WORD = 64

/** The word with this number. A token that folds to itself is its own word; others have numbers beyond the tokens'. */
export const lexicon = textColumn((chat: Chat): Lexicon => {
  const { dictionary } = words(chat)
  const { size: tokens, further: japanese } = spoken(chat)
  const wordOf = new Int32Array(tokens)
  const parts = new Map<number, readonly number[]>()
  const joined: number[] = []
  const japaneseOf = new Map<string, number>()
  for (let token = dictionary.size; token < tokens; token++) {
    const text = japanese[token - dictionary.size]
    wordOf[token] = text.length <= LONGEST_WORD ? token : NONE
    if (wordOf[token] === token) japaneseOf.set(text, token)
  }
  const { texts, view, at } = dictionary.written
  const changed = foldedTexts(chat)
  for (let token = 0; token < dictionary.size; token++) {
    const [from, end] = [at[token], at[token + 1]]
    wordOf[token] = end - from > LONGEST_WORD ? UNSURE : plainWord(texts, from, end, token)
    if (wordOf[token] !== UNSURE) continue
    wordOf[token] = ownWord(dictionary, token, changed)
    if (wordOf[token] === token && hasApostrophe(texts, from, end)) joined.push(token)
  }
  /** Words that are not a token on their own. */
  const further = new Dictionary()
  const find = (text: string): number => {
    const token = dictionary.find(text)
    if (token >= 0 && wordOf[token] === token) return token
    const other = further.find(text)
    return other >= 0 ? tokens + other : (japaneseOf.get(text) ?? -1)
  }
  const added = (number: number, before: number, isJoined: boolean): number => {
    if (further.size > before && isJoined) joined.push(tokens + number)
    return tokens + number
  }
  const numberOf = (text: string): number => {
    const known = find(text)
    if (known >= 0) return known
    const before = further.size
    return added(further.intern(text), before, text.includes("'"))
  }
  // Those that fold to something else: by now all that fold to themselves are known.
  for (let token = 0; token < dictionary.size; token++) {
    if (wordOf[token] !== OTHERS) continue
    const numbers = isAscii(texts, at[token], at[token + 1])
      ? asciiWordsIn(texts, at[token], at[token + 1]).map(([from, to]) => {
          const known = dictionary.findText(view, from, to - from)
          if (known >= 0 && wordOf[known] === known) return known
          const before = further.size
          return added(further.internText(view, from, to - from, AS_WRITTEN), before, hasApostrophe(texts, from, to))
        })
      : wordsIn(changed.get(token) ?? dictionary.text(token)).map(numberOf)
    if (numbers.length === 0) wordOf[token] = NONE
    else if (numbers.length === 1) wordOf[token] = numbers[0]
    else {
      wordOf[token] = SEVERAL
      parts.set(token, numbers)
    }
  }
  return {
    wordOf,
    parts,
    size: tokens + further.size,
    joined,
    text: (word) =>
      word < dictionary.size ? dictionary.text(word) : word < tokens ? japanese[word - dictionary.size] : further.text(word - tokens),
    find,
  }
})

/** By token, of words that fold to something else what they fold to. */
function foldedTexts(chat: Chat): ReadonlyMap<number, string> {
  const found = new Map<number, string>()
  for (const [folded, tokens] of vocabulary(chat).changed) for (const token of tokens) found.set(token, folded)
  return found
}

/** It contains other words than itself, or none. */
const OTHERS = -5
const APOSTROPHE = 0x27

/** It takes more to tell. */
const UNSURE = -6

/** A token of ASCII letters and digits: itself, or none where it has no letter; else `UNSURE`. */
function plainWord(texts: Uint8Array, from: number, end: number, token: number): number {
  let hasLetter = false
  for (let p = from; p < end; p++) {
    const byte = texts[p]
    if (byte >= 0x61 && byte <= 0x7a) hasLetter = true
    else if (byte < 0x30 || byte > 0x39) return UNSURE
  }
  return hasLetter ? token : NONE
}

/** Any other token that is a word on its own, or what it is instead: `OTHERS` where words are in it, or may be. */
function ownWord(dictionary: Dictionary, token: number, changed: ReadonlyMap<number, string>): number {
  const { texts, at } = dictionary.written
  const [from, end] = [at[token], at[token + 1]]
  const kind = dictionary.kind(token)
  if (kind !== 'word') return kind === 'emoji' ? EMOJI : LINK
  if (isAscii(texts, from, end)) {
    const found = asciiWordsIn(texts, from, end)
    if (found.length === 0) return NONE
    return found.length === 1 && found[0][0] === from && found[0][1] === end ? token : OTHERS
  }
  const text = dictionary.text(token)
  if (PIECE.test(text)) return NONE
  if (changed.has(token)) return OTHERS
  const found = wordsIn(text)
  if (found.length === 0) return NONE
  return found.length === 1 && found[0] === text ? token : OTHERS
}

const isSmall = (byte: number): boolean => byte >= 0x61 && byte <= 0x7a
const isDigit = (byte: number): boolean => byte >= 0x30 && byte <= 0x39

function isAscii(texts: Uint8Array, from: number, end: number): boolean {
  for (let p = from; p < end; p++) if (texts[p] >= 0x80) return false
  return true
}

function hasApostrophe(texts: Uint8Array, from: number, end: number): boolean {
  for (let p = from; p < end; p++) if (texts[p] === APOSTROPHE) return true
  return false
}

/** The same as `wordsIn` by bytes, from where to where: a token of ASCII letters has small ones only. */
function asciiWordsIn(texts: Uint8Array, from: number, end: number): [from: number, to: number][] {
  const found: [number, number][] = []
  for (let p = from; p < end; p++) {
    const start = p
    let hasLetter = false
    for (; p < end && (isSmall(texts[p]) || isDigit(texts[p]) || texts[p] === APOSTROPHE || texts[p] === QUOTE); p++)
      hasLetter ||= isSmall(texts[p])
    if (hasLetter && p - start <= LONGEST_WORD) found.push([start, p])
  }
  return found
}
const QUOTE = 0x22

/** What parts words inside of a token: all but letters, digits and marks, and what joins letters to one word. */
const BETWEEN = /[^\p{L}\p{N}\p{M}'·"״׳]+/u
const LETTER = /\p{L}/u
/** One letter of these scripts is not a word, but what a dictionary that did not know the word has left of it. */
const PIECE = /^[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]$/u

/** The words in a folded token. */
const wordsIn = (folded: string): string[] =>
  folded.split(BETWEEN).filter((word) => word !== '' && word.length <= LONGEST_WORD && LETTER.test(word))
