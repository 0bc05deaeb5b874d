import { shownName } from '#format/index.ts'
import { saySearch } from '#messages/search/index.ts'

const { tips: words } = saySearch

/** A way of asking, by example. */
export interface Tip {
  query: string
  /** The example as it is shown: nothing in it is unseen. */
  shown: string
  meaning: string
}

/** Ways of asking, with people of this chat; where words of it are given, only with these, so that every example finds something. */
export function tipsFor(people: readonly string[], keywords?: readonly string[]): Tip[] {
  const tip = (query: string, meaning: string): Tip => ({ query, shown: shownName(query), meaning })
  // A name with a quotation mark cannot be quoted.
  const [first, second = first] = people.filter((name) => !/["“”„]/.test(name))
  return [
    ...(keywords ? ownExamples(keywords) : examples).map(([query, meaning]) => tip(query, meaning)),
    ...(first === undefined ? [] : [tip(fromQuery(first), words.from({ name: shownName(first) }))]),
    ...(second === undefined ? [] : [tip(`${fromQuery(second)} ${words.exampleFromPhrase}`, words.fromWith({ name: shownName(second) }))]),
  ]
}

/** Keywords of letters alone mean nothing else in a search. */
const isPlain = (keyword: string): boolean => /^[\p{L}\p{M}]+(?: [\p{L}\p{M}]+)*$/u.test(keyword)
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })
const [shortest, begun] = [6, 4]

type Example = [query: string, meaning: string]

const examples: readonly Example[] = [
  [words.exampleWords, words.words],
  [words.examplePhrase, words.phrase],
  [words.exampleBeginning, words.beginning],
  [words.exampleWithout, words.without],
]

/** Of each kind of example one from the chat, if it has one. */
function ownExamples(keywords: readonly string[]): Example[] {
  const plain = keywords.filter(isPlain)
  const phrases = plain.filter((keyword) => keyword.includes(' '))
  const both = phrases.find((phrase) => phrase.split(' ').length === 2)
  const exact = phrases.find((phrase) => phrase !== both) ?? both
  const [one, other, ...more] = plain.filter((keyword) => !keyword.includes(' '))
  const letters = [...more, one ?? ''].map((word) => Array.from(graphemes.segment(word), ({ segment }) => segment))
  const beginning = letters
    .find(({ length }) => length >= shortest)
    ?.slice(0, begun)
    .join('')
  return [
    ...(both ? [[both, words.words] satisfies Example] : []),
    ...(exact ? [[`"${exact}"`, words.phrase] satisfies Example] : []),
    ...(beginning ? [[`${beginning}*`, words.beginning] satisfies Example] : []),
    ...(one && other ? [[`${one} -${other}`, words.without] satisfies Example] : []),
  ]
}

/** A keyword of the chat as it is looked for: a phrase word for word. */
export const queryOf = (keyword: string): string => (keyword.includes(' ') ? `"${keyword}"` : keyword)

/** `from:Ana`, `from:"Ana Maria"` */
export const fromQuery = (name: string): string => (/\s/.test(name) ? `from:"${name}"` : `from:${name}`)

/** A piece of what is asked, and where it begins: a word or a phrase, with what is asked of it before it, as `from:`. */
export interface Piece {
  at: number
  operator: string
  text: string
}

export const piecesOf = (query: string): Piece[] =>
  Array.from(query.matchAll(/(from:)?([^\s"]*"[^"]*"|\S+)/g), ({ index: at, 1: operator = '', 2: text }) => ({ at, operator, text }))
