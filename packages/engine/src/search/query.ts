/** What a person typed, as terms: words, "exact phrases", -excluded ones, prefix*, emoji, and text in scripts without spaces. */
import { fold, foldEmoji } from './fold.ts'

/** One word or emoji that must stand in a message. */
export interface WordTerm {
  text: string
  isPrefix: boolean
  isEmoji: boolean
}

export type Term =
  /** Words that follow one another; mostly one. `text` is the whole as folded text, for finding it inside a link. */
  | { kind: 'words'; words: WordTerm[]; text: string; isExcluded: boolean }
  /** Found anywhere in the text: scripts written without spaces, and queries without any word. */
  | { kind: 'substring'; text: string; isExcluded: boolean }

/** More terms than this are no search; the first ones count. */
const MOST_TERMS = 64

const CHUNK = /(-(?=\S))?(?:"([^"]*)"?|[“„]([^”“"]*)[”“"]?|(\S+))/gu
export const EMOJI = /\p{RGI_Emoji}|\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f?/gv
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
export const wordSegmenter = new Intl.Segmenter('und', { granularity: 'word' })

/** The terms of a query; none where it is blank. All must be met, the excluded ones must not. */
export function parseQuery(query: string): Term[] {
  const given = query.trim()
  if (given === '') return []
  const terms: Term[] = []
  for (const [, minus, quoted, curly, plain] of given.matchAll(CHUNK)) {
    if (terms.length === MOST_TERMS) break
    const chunk = quoted ?? curly ?? plain ?? ''
    const isPrefix = chunk.endsWith('*')
    const term = termOf(isPrefix ? chunk.slice(0, -1) : chunk, isPrefix, minus !== undefined)
    if (term) terms.push(term)
  }
  // Nothing but signs: they are looked for as they stand.
  return terms.length > 0 ? terms : [{ kind: 'substring', text: fold(given), isExcluded: false }]
}

function termOf(chunk: string, isPrefix: boolean, isExcluded: boolean): Term | null {
  if (UNSPACED.test(chunk)) return { kind: 'substring', text: fold(chunk), isExcluded }
  const words: WordTerm[] = []
  for (const { text, isEmoji } of pieces(chunk)) words.push({ text, isEmoji, isPrefix: false })
  const last = words.at(-1)
  if (!last) return null
  last.isPrefix = isPrefix && !last.isEmoji
  return { kind: 'words', words, text: fold(chunk), isExcluded }
}

/** The words and emoji of a text, folded, in order, with their ranges in UTF-16 units. */
export function* pieces(text: string): Generator<{ text: string; isEmoji: boolean; start: number; end: number }> {
  let at = 0
  for (const match of text.matchAll(EMOJI)) {
    yield* wordsOf(text.slice(at, match.index), at)
    at = match.index + match[0].length
    yield { text: foldEmoji(match[0]), isEmoji: true, start: match.index, end: at }
  }
  yield* wordsOf(text.slice(at), at)
}

function* wordsOf(text: string, offset: number): Generator<{ text: string; isEmoji: boolean; start: number; end: number }> {
  for (const { segment, index, isWordLike } of wordSegmenter.segment(text))
    if (isWordLike) yield { text: fold(segment), isEmoji: false, start: offset + index, end: offset + index + segment.length }
}
