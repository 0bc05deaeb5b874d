/** Which rows hold a query's terms, and how strongly. */
import type { Chat } from '../chat.ts'
import { difference, firstAtOrAfter, gallop, intersection } from '../stats/sorted.ts'
import { words } from '../words/words.ts'
import type { RowFilter } from './filter.ts'
import type { Hits } from './hits.ts'
import { phraseCount, phraseHits } from './phrase.ts'
import type { Term } from './query.ts'
import { substringHits } from './substring.ts'

export interface Matches {
  /** Ascending. */
  rows: Uint32Array
  /** How strongly each of the rows answers; the same for all where the query only excludes. */
  strengths: Float64Array
}

/** A term's hits and the weight of a rare one. */
interface Weighed {
  hits: Hits
  idf: number
}

// Robertson and Zaragoza 2009, "The Probabilistic Relevance Framework: BM25 and Beyond", with their usual constants.
const K = 1.2
const B = 0.75

/**
 * The rows that pass a filter and hold all terms but no excluded one. The strength is BM25: each term adds
 * idf tf (k + 1) / (tf + k (1 - b + b l)), l being the row's tokens over the chat's mean, and
 * idf = ln(1 + (n - df + 1/2) / (df + 1/2)) of n messages, df of them with the term (of a phrase, with its rarest word;
 * text found anywhere counts as df = n / 2).
 */
export function matches(chat: Chat, terms: readonly Term[], filter: RowFilter): Matches {
  const n = chat.count
  const idf = (df: number): number => Math.log(1 + (n - df + 0.5) / (df + 0.5))
  const weighed = new Map<Term, Weighed>()
  let rows: Uint32Array | null = null
  // Words first: what is found anywhere has to be looked for in the messages themselves.
  for (const term of terms) {
    if (term.isExcluded || term.kind !== 'words') continue
    const { hits, rarest } = phraseHits(chat, term.words)
    weighed.set(term, { hits, idf: idf(rarest) })
  }
  const rarestFirst = Array.from(weighed.values(), ({ hits }) => hits.rows).sort((a, b) => a.length - b.length)
  if (rarestFirst.length > 0) rows = rarestFirst.reduce(intersection)
  rows = filtered(chat, rows, filter)
  for (const term of terms) {
    if (term.isExcluded || term.kind === 'words') continue
    const hits = substringHits(chat, term.text, rows)
    weighed.set(term, { hits, idf: idf(n / 2) })
    rows = hits.rows
  }
  for (const term of terms) {
    if (!term.isExcluded) continue
    const { rows: unwanted } = term.kind === 'words' ? phraseHits(chat, term.words).hits : substringHits(chat, term.text, rows)
    rows = difference(rows, unwanted)
  }
  const strengths = new Float64Array(rows.length)
  for (const term of terms) {
    const found = weighed.get(term)
    if (found) addStrengths(chat, rows, found, strengths)
  }
  // Only exclusions: what is left is found, none better than another.
  return { rows, strengths: weighed.size === 0 ? strengths.fill(1) : strengths }
}

/** Those of some rows, or of all, that pass. */
export function filtered({ count }: Chat, among: Uint32Array | null, { from, to, passes }: RowFilter): Uint32Array {
  const first = among ? firstAtOrAfter(among, from) : from
  const last = Math.max(first, among ? firstAtOrAfter(among, to) : Math.min(to, count))
  if (among && !passes) return among.subarray(first, last)
  const rows = new Uint32Array(last - first)
  let size = 0
  for (let i = first; i < last; i++) {
    const row = among ? among[i] : i
    if (!passes || passes(row)) rows[size++] = row
  }
  return rows.subarray(0, size)
}

/** Most messages have fewer tokens, and most of them a term once: what it then adds is computed once for each length. */
const SHORT = 256

/** What a term adds to the strengths of rows that all hold it. */
function addStrengths(chat: Chat, rows: Uint32Array, { hits, idf }: Weighed, strengths: Float64Array): void {
  const { start, tokens } = words(chat)
  const mean = Math.max(1, tokens.length / Math.max(1, chat.count))
  const added = (times: number, length: number): number => (idf * times * (K + 1)) / (times + K * (1 - B + (B * length) / mean))
  const once = Float64Array.from({ length: SHORT }, (_, length) => added(1, length))
  const { rows: holding, more } = hits
  for (let i = 0, j = 0; i < rows.length; i++, j++) {
    const row = rows[i]
    if (holding[j] !== row) j = gallop(holding, row, j)
    const length = start[row + 1] - start[row]
    strengths[i] += more[j] === 0 && length < SHORT ? once[length] : added(1 + more[j], length)
  }
}

/** How often a row holds all the words one after another, as they were typed, where these are several terms and all are words. */
export function wholePhrase(chat: Chat, terms: readonly Term[]): ((row: number) => number) | null {
  const required = terms.filter(({ isExcluded }) => !isExcluded)
  if (required.length < 2) return null
  const typed = required.flatMap((term) => (term.kind === 'words' ? term.words : []))
  return required.every(({ kind }) => kind === 'words') ? phraseCount(chat, typed) : null
}
