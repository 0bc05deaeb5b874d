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

/** Ways of asking, with people of this chat. */
export function tipsFor(people: readonly string[]): Tip[] {
  const tip = (query: string, meaning: string): Tip => ({ query, shown: shownName(query), meaning })
  // A name with a quotation mark cannot be quoted.
  const [first, second = first] = people.filter((name) => !/["“”„]/.test(name))
  return [
    tip(words.exampleWords, words.words),
    tip(words.examplePhrase, words.phrase),
    tip(words.exampleBeginning, words.beginning),
    tip(words.exampleWithout, words.without),
    ...(first === undefined ? [] : [tip(fromQuery(first), words.from({ name: shownName(first) }))]),
    ...(second === undefined ? [] : [tip(`${fromQuery(second)} ${words.exampleFromPhrase}`, words.fromWith({ name: shownName(second) }))]),
  ]
}

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
