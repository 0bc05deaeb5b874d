/**
 * What a person typed, as terms: words, "exact phrases", -excluded ones, prefix*, emoji, and text in scripts without
 * spaces; and from:name or from:"full name", whose messages they may be.
 */
import { fold, foldEmoji } from './fold.ts'
import type { NameTerm } from './people.ts'
import type { WordTerm } from './words-in.ts'

export type Term =
  /** Words that follow one another; mostly one. */
  | { kind: 'words'; words: WordTerm[]; isExcluded: boolean }
  /** Found anywhere in the text: scripts written without spaces, symbols, and queries without any word. */
  | { kind: 'substring'; text: string; isExcluded: boolean }

export interface Query {
  /** All must be met, the excluded ones must not. */
  terms: Term[]
  /** Any of the people is enough, for a message has one sender; it must be none of the excluded ones. */
  people: NameTerm[]
}

/** A query is its beginning: so many UTF-16 units, so many terms, so many words in a phrase. */
const MOST_UNITS = 10_000
const MOST_TERMS = 64
const MOST_WORDS = 64

/** A sign before, `from:` before what is not blank, and quoted text or all up to the next space. */
/** Words of more UTF-16 units may be cut short in the dictionary (`TOKEN_BYTES`): they are found anywhere in the text. */
const LONGEST_WORD = 64

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
/** A symbol by itself is found with or without the selector that makes it an emoji. */
const LONE_SYMBOL = new RegExp(`^${symbol}[\\ufe0e\\ufe0f]?$`, 'u')

const segmenter = new Intl.Segmenter('und', { granularity: 'word' })

/** What a query asks for; nothing where it is blank. A `from:` with no name behind it is a word as any other. */
export function parseQuery(query: string): Query {
  const given = query.slice(0, MOST_UNITS).trim()
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
  }
  // Nothing but signs: they are looked for as they stand.
  if (terms.length + people.length === 0) terms.push({ kind: 'substring', text: fold(given) || given, isExcluded: false })
  return { terms, people }
}

/** The folded name behind `from:`; a star at its end adds nothing, for the beginning of a name is enough. */
const nameIn = (text: string): string => fold(text.replace(/\*$/, '')).trim().replace(/\s+/g, ' ')

/** A keyword as one term, its words a phrase; null where it is blank. */
export function keywordTerm(keyword: string): Term | null {
  const given = keyword.slice(0, MOST_UNITS).trim()
  if (given === '') return null
  return termOf(given, false, false) ?? { kind: 'substring', text: fold(given) || given, isExcluded: false }
}

function termOf(chunk: string, isPrefix: boolean, isExcluded: boolean): Term | null {
  if (UNSPACED.test(chunk) || LONE_SYMBOL.test(chunk)) return { kind: 'substring', text: fold(chunk), isExcluded }
  const words = wordsOf(chunk).slice(0, MOST_WORDS)
  const last = words.at(-1)
  if (!last) return null
  if (words.some(({ text }) => text.length > LONGEST_WORD)) return { kind: 'substring', text: fold(chunk), isExcluded }
  last.isPrefix = isPrefix && !last.isEmoji
  return { kind: 'words', words, isExcluded }
}

/** The words and emoji of a text, folded, in order. */
function wordsOf(text: string): WordTerm[] {
  const found: WordTerm[] = []
  let at = 0
  for (const match of text.matchAll(EMOJI)) {
    found.push(...plainWordsOf(text.slice(at, match.index)))
    found.push({ text: foldEmoji(match[0]), isPrefix: false, isEmoji: true })
    at = match.index + match[0].length
  }
  found.push(...plainWordsOf(text.slice(at)))
  return found
}

function plainWordsOf(text: string): WordTerm[] {
  return Array.from(segmenter.segment(text))
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => ({ text: fold(segment), isPrefix: false, isEmoji: false }))
}
