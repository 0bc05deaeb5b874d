/** A chat's dictionary as its words are counted: which tokens are the same word, which hold several, which are none. */
import type { Chat } from '../../chat.ts'
import { textColumn } from '../../column.ts'
import { fold } from '../../search/fold.ts'
import type { Dictionary } from '../../words/dictionary.ts'
import { words } from '../../words/words.ts'
import { spoken } from './spoken.ts'

/** What a token is that is no word: nothing with a letter, several words (`_both_`, `this.that`), an emoji, a link. */
export const NONE = -1
export const SEVERAL = -2
export const EMOJI = -3
export const LINK = -4

export interface Lexicon {
  /** By token of what is `spoken`: the number of its word, or one of the above. */
  readonly wordOf: Int32Array
  /** The words inside of tokens that hold several, in order. */
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

/** A longer one, in UTF-16 units, is no word but a letter held down; a search finds it anywhere in a text. */
const LONGEST_WORD = 64

/** The word with this number. A token that folds to itself is its own word; others have numbers beyond the tokens'. */
export const lexicon = textColumn((chat: Chat): Lexicon => {
  const { dictionary } = words(chat)
  const { size: tokens, further: japanese } = spoken(chat)
  const wordOf = new Int32Array(tokens)
  const parts = new Map<number, readonly number[]>()
  const further: string[] = []
  const byText = new Map<string, number>()
  const joined: number[] = []
  const late: [token: number, found: string[]][] = []
  for (let token = dictionary.size; token < tokens; token++) {
    const text = japanese[token - dictionary.size]
    wordOf[token] = text.length <= LONGEST_WORD ? token : NONE
    if (wordOf[token] === token) byText.set(text, token)
  }
  for (let token = 0; token < dictionary.size; token++) {
    wordOf[token] = plainWord(dictionary, token)
    if (wordOf[token] !== UNSURE) continue
    const kind = dictionary.kind(token)
    const text = kind === 'word' ? dictionary.text(token) : ''
    const found = kind === 'word' && !PIECE.test(text) ? wordsIn(fold(text)) : []
    if (found.length === 1 && found[0] === text) wordOf[token] = token
    else wordOf[token] = kind === 'emoji' ? EMOJI : kind === 'link' ? LINK : NONE
    if (wordOf[token] === NONE && found.length > 0) late.push([token, found])
    if (wordOf[token] === token && text.includes("'")) joined.push(token)
  }
  const find = (text: string): number => {
    const token = dictionary.find(text)
    return token >= 0 && wordOf[token] === token ? token : (byText.get(text) ?? -1)
  }
  // Those that fold to something else: by then all that fold to themselves are known.
  for (const [token, found] of late) {
    const numbers = found.map((text) => {
      const known = find(text)
      if (known >= 0) return known
      const added = tokens + further.length
      byText.set(text, added)
      further.push(text)
      if (text.includes("'")) joined.push(added)
      return added
    })
    if (numbers.length === 1) wordOf[token] = numbers[0]
    else {
      wordOf[token] = SEVERAL
      parts.set(token, numbers)
    }
  }
  return {
    wordOf,
    parts,
    size: tokens + further.length,
    joined,
    text: (word) =>
      word < dictionary.size ? dictionary.text(word) : word < tokens ? japanese[word - dictionary.size] : further[word - tokens],
    find,
  }
})

/** It takes the text to tell. */
const UNSURE = -5

/** A token of ASCII letters and digits by its bytes: itself, or none where it has no letter; else `UNSURE`. */
function plainWord({ written: { texts, at } }: Dictionary, token: number): number {
  const end = at[token + 1]
  if (end - at[token] > LONGEST_WORD) return UNSURE
  let hasLetter = false
  for (let p = at[token]; p < end; p++) {
    const byte = texts[p]
    if (byte >= 0x61 && byte <= 0x7a) hasLetter = true
    else if (byte < 0x30 || byte > 0x39) return UNSURE
  }
  return hasLetter ? token : NONE
}

/** What parts words inside of a token: all but letters, digits and marks, and what joins letters to one word. */
const BETWEEN = /[^\p{L}\p{N}\p{M}'·"״׳]+/u
const LETTER = /\p{L}/u
/** One letter of these scripts is no word, but what a dictionary that did not know the word has left of it. */
const PIECE = /^[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]$/u

/** The words in a folded token. */
const wordsIn = (folded: string): string[] =>
  folded.split(BETWEEN).filter((word) => word !== '' && word.length <= LONGEST_WORD && LETTER.test(word))
