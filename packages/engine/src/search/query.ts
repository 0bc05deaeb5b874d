/**
 * What a person typed, as terms: words, "exact phrases", -excluded ones, prefix*, emoji, and text in scripts without
 * spaces; and from:name or from:"full name", whose messages they may be.
 */
import { fold, foldEmoji } from '#words/fold.ts'
import type { NameTerm } from './people.ts'
import type { WordTerm } from './words-in.ts'

export type Term =
  /**
   * Words that follow one another; mostly one. Several are looked up in the text itself where the tokens do not tell: a
   * symbol is one with its selector only, and a link is one whatever is in it.
   */
  | { kind: 'words'; words: WordTerm[]; isWritten: boolean; isExcluded: boolean }
  /** Found anywhere in the text: scripts written without spaces, symbols, and queries without any word. */
  | { kind: 'substring'; text: string; isExcluded: boolean }

export interface Query {
  /** All must be met, the excluded ones must not. */
  terms: Term[]
  /** Any of the people is enough, for a message has one sender; it must be none of the excluded ones. */
  people: NameTerm[]
}

/** A query is its beginning: this many UTF-16 units, this many terms, this many words in a phrase. */
const MOST_UNITS = 10_000
const MOST_TERMS = 64
const MOST_WORDS = 64

/** Longer words and links, in UTF-16 units, may be cut short in the dictionary (`TOKEN_BYTES`, `LINK_BYTES`): they are found anywhere in the text. */
const LONGEST_WORD = 64
const LONGEST_CHUNK = 300

/** A sign before, `from:` before what is not blank, and quoted text or all up to the next space. */
const CHUNK = /(-(?=\S))?(from:(?=\S))?(?:"([^"]*)"?|[“„]([^”“"]*)[”“"]?|(\S+))/giu
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

// The sequences that are emoji tokens: a keycap; regional letters; an emoji, or a symbol styled as one, and its partners.
const styled = '[\\ufe0e\\ufe0f\\u{1f3fb}-\\u{1f3ff}\\u{e0020}-\\u{e007f}]*'
const regional = '\\p{RI}\\p{RI}?'
const pictograph = `(?!\\p{RI})\\p{Emoji_Presentation}${styled}`
const symbol = '(?!\\p{Emoji_Presentation})(?=\\p{Emoji})\\p{Extended_Pictographic}'
const partner = `\\u200d(?:${regional}|${pictograph}|${symbol}${styled})`
const EMOJI = new RegExp(
  `[0-9#*]\\ufe0f?\\u20e3|(?:${regional}|${pictograph}|${symbol}(?:(?=[\\ufe0f\\u{1f3fb}-\\u{1f3ff}])${styled}|(?=${partner})))(?:${partner})*`,
  'gu',
)
/** A symbol is found with or without the selector or the skin that makes it an emoji. */
const LONE_SYMBOL = new RegExp(`^${symbol}[\\ufe0e\\ufe0f\\u{1f3fb}-\\u{1f3ff}]*$`, 'u')
const SYMBOL = new RegExp(symbol, 'u')
const EMOJI_OR_SYMBOL = new RegExp(`${EMOJI.source}|${symbol}`, 'gu')
const LINK = /(?:https?:\/\/|www\.)\S/i

/** Whether a folded text is one symbol that is an emoji only with a selector or a skin. */
export const isSymbol = (text: string): boolean => LONE_SYMBOL.test(text)

/** Made on first use: its data takes milliseconds to load. */
let segmenter: Intl.Segmenter | undefined

/** What a query asks for; nothing where it is blank. A `from:` with no name behind it is a word as any other. */
export function parseQuery(query: string): Query {
  const given = query.slice(0, MOST_UNITS).normalize('NFC').trim()
  const terms: Term[] = []
  const people: NameTerm[] = []
  if (given === '') return { terms, people }
  for (const [whole, minus, from, quoted, curly, plain] of given.matchAll(CHUNK)) {
    if (terms.length + people.length === MOST_TERMS) break
    const isExcluded = minus !== undefined
    const text = quoted ?? curly ?? plain ?? ''
    const name = from === undefined ? '' : nameIn(text)
    if (name !== '') {
      people.push({ text: name, isExcluded })
      continue
    }
    const chunk = from === undefined ? text : whole.slice(minus?.length ?? 0)
    const isPrefix = chunk.endsWith('*')
    const term = termOf(isPrefix ? chunk.slice(0, -1) : chunk, isPrefix, isExcluded)
    if (term) terms.push(term)
    else if (plain === undefined && from === undefined && text.trim() !== '') terms.push(inText(text, isExcluded))
  }
  // Nothing but signs: they are looked for as they are.
  if (terms.length + people.length === 0) terms.push(inText(given, false))
  return { terms, people }
}

/** The folded name behind `from:`; a star at its end adds nothing, for the beginning of a name is enough. */
const nameIn = (text: string): string => fold(text.replace(/\*$/, '')).trim().replace(/\s+/g, ' ')

/** A keyword as one term, its words a phrase; null where it is blank. */
export function keywordTerm(keyword: string): Term | null {
  const given = keyword.slice(0, MOST_UNITS).normalize('NFC').trim()
  return given === '' ? null : (termOf(given, false, false) ?? inText(given, false))
}

const inText = (text: string, isExcluded: boolean): Term => ({ kind: 'substring', text: fold(text) || text, isExcluded })

function termOf(chunk: string, isPrefix: boolean, isExcluded: boolean): Term | null {
  if (UNSPACED.test(chunk) || LONE_SYMBOL.test(chunk)) return inText(chunk, isExcluded)
  const hasSymbol = SYMBOL.test(chunk)
  const words = wordsOf(chunk, hasSymbol ? EMOJI_OR_SYMBOL : EMOJI).slice(0, MOST_WORDS)
  const last = words.at(-1)
  if (!last) return null
  const isLong = words.some(({ text }) => text.length > LONGEST_WORD) || (LINK.test(chunk) && chunk.length > LONGEST_CHUNK)
  if (isLong) return inText(chunk, isExcluded)
  last.isPrefix = isPrefix && !last.isEmoji
  const isWritten = words.length > 1 && (hasSymbol || (LINK.test(chunk) && /\s/.test(chunk)))
  return { kind: 'words', words, isWritten, isExcluded }
}

/** The words and emoji of a text, folded, in order. */
function wordsOf(text: string, emoji: RegExp): WordTerm[] {
  const found: WordTerm[] = []
  let at = 0
  for (const match of text.matchAll(emoji)) {
    for (const word of plainWordsOf(text.slice(at, match.index))) found.push(word)
    found.push({ text: foldEmoji(match[0]), isPrefix: false, isEmoji: true })
    at = match.index + match[0].length
  }
  for (const word of plainWordsOf(text.slice(at))) found.push(word)
  return found
}

function plainWordsOf(text: string): WordTerm[] {
  segmenter ??= new Intl.Segmenter('und', { granularity: 'word' })
  return (
    Array.from(segmenter.segment(text))
      .filter(({ isWordLike }) => isWordLike)
      .map(({ segment }) => ({ text: fold(segment), isPrefix: false, isEmoji: false }))
      // Of a word of unseen signs, as the Syriac sign of abbreviation, nothing is left.
      .filter(({ text }) => text !== '')
  )
}
