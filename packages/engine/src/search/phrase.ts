/** Words one after another. */

import { type Chat, messageText } from '#chat/chat.ts'
import { union } from '#stats/sorted.ts'
import { fold } from '#words/fold.ts'
import { postings } from '#words/postings.ts'
import { words } from '#words/words.ts'
import { tokensHolding } from './compounds.ts'
import { heldAmong, hitsAmong, hitsOf, joined, noHits, sizeOf, type WordHits, wordHits } from './hits.ts'
import { tokensMeaning } from './meaning.ts'
import { isSymbol, type Term } from './query.ts'
import { rowsSigned } from './signatures.ts'
import { finderOf, type WordTerm } from './words-in.ts'

/** A term's hits, and how rare it is. */
export interface TermHits {
  hits: WordHits
  /** How many rows have it; of a phrase how many have the rarest of its words, unless it is looked up in the text. */
  having: number
}

/** The rows that contain a phrase or a word. */
export function phraseHits(chat: Chat, { words: terms, isWritten }: Pick<Term & { kind: 'words' }, 'words' | 'isWritten'>): TermHits {
  if (isWritten) return writtenHits(chat, terms)
  const meant = terms.map((word) => tokensMeaning(chat, word))
  const words = meant.map((ids) => {
    const hits = wordHits(chat, ids)
    return { hits, having: sizeOf(hits) }
  })
  if (words.length === 1) return words[0]
  const [rarest, ...others] = words.sort((a, b) => a.having - b.having)
  let { rows } = joined(rarest.hits)
  for (const { hits } of others) rows = heldAmong(chat, rows, hits).places.map((place) => rows[place])
  // A token may contain the phrase by itself, as links do.
  const whole = hitsOf(chat, tokensHolding(chat, terms)).rows
  const having = rarest.having
  return { hits: { many: hitsAmong(union(whole, rows), phraseCount(chat, terms, meant)), few: noHits, blocks: null }, having }
}

/** The same looked up in the text of the rows that contain each of the words. */
function writtenHits(chat: Chat, terms: readonly WordTerm[]): TermHits {
  const symbols = terms.filter(({ text }) => isSymbol(text))
  // Few rows contain a symbol: the words of each are read, where there is no index yet.
  if (symbols.length > 0 && !postings.isKnown(chat)) {
    const signed = symbols.reduce<Uint32Array | null>((rows, { text }) => rowsSigned(chat, text, rows), null)
    return inText(chat, terms, withWords(chat, terms, signed ?? new Uint32Array()))
  }
  let rows: Uint32Array | null = null
  for (const word of terms) {
    if (isSymbol(word.text)) continue
    const hits = wordHits(chat, tokensMeaning(chat, word))
    if (rows === null) rows = joined(hits).rows
    else {
      const among: Uint32Array = rows
      rows = heldAmong(chat, among, hits).places.map((place) => among[place])
    }
  }
  for (const { text } of terms) if (isSymbol(text)) rows = rowsSigned(chat, text, rows)
  return inText(chat, terms, rows ?? new Uint32Array())
}

/** Those of some rows that contain a word of each term that is not a symbol. */
function withWords(chat: Chat, terms: readonly WordTerm[], rows: Uint32Array): Uint32Array {
  const { start, tokens } = words(chat)
  const meant = terms.filter(({ text }) => !isSymbol(text)).map((term) => new Set(tokensMeaning(chat, term)))
  return rows.filter((row) => {
    const said = tokens.subarray(start[row], start[row + 1])
    return meant.every((ids) => said.some((token) => ids.has(token)))
  })
}

function inText(chat: Chat, terms: readonly WordTerm[], rows: Uint32Array): TermHits {
  const find = finderOf(terms)
  const hits = hitsAmong(rows, (row) => find(fold(messageText(chat, row))).length)
  return { hits: { many: hits, few: noHits, blocks: null }, having: hits.rows.length }
}

/** How often a row contains words one after another. */
export function phraseCount(
  chat: Chat,
  terms: readonly WordTerm[],
  meant: readonly (readonly number[])[] = terms.map((word) => tokensMeaning(chat, word)),
): (row: number) => number {
  const { start, tokens, dictionary } = words(chat)
  const marksOf = (ids: readonly number[]): Uint8Array => {
    const marks = new Uint8Array(dictionary.size)
    for (const id of ids) marks[id] = 1
    return marks
  }
  const steps = meant.map(marksOf)
  const [first] = steps
  const holding = tokensHolding(chat, terms)
  const wholes = holding.length > 0 ? marksOf(holding) : null
  return (row) => {
    const from = start[row]
    const end = start[row + 1]
    let count = 0
    if (wholes) for (let i = from; i < end; i++) count += wholes[tokens[i]]
    for (let i = from, last = end - steps.length; i <= last; i++) {
      if (first[tokens[i]] === 0) continue
      let step = 1
      while (step < steps.length && steps[step][tokens[i + step]] === 1) step++
      if (step === steps.length) count++
    }
    return count
  }
}
