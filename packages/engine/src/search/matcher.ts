/** Which rows hold a query's terms, and how strongly. */
import type { Chat } from '../chat.ts'
import { postings } from '../words/postings.ts'
import { words } from '../words/words.ts'
import type { Term } from './query.ts'
import { substringOccurrences } from './substring.ts'
import { tokensHolding, tokensMeaning } from './vocabulary.ts'
import type { WordTerm } from './words-in.ts'

/** How often a row holds one term: 0 is not at all. */
type Occurrences = (row: number) => number

export interface Matcher {
  /** The only rows that can answer, ascending; null where every row can. */
  candidates: Uint32Array | null
  /** How strongly a row answers all terms; 0 where it lacks one or holds an excluded one. */
  strength: (row: number) => number
  /** How often a row holds all the words one after another, as they were typed; what breaks ties. */
  phrase: Occurrences | null
}

interface Counted {
  occurrences: Occurrences
  candidates: Uint32Array | null
  /** The weight of a rare term. */
  idf: number
}

// Robertson and Zaragoza 2009, "The Probabilistic Relevance Framework: BM25 and Beyond", with their usual constants.
const K = 1.2
const B = 0.75

/**
 * The strength is BM25: each term adds idf tf (k + 1) / (tf + k (1 - b + b l)), l being the row's tokens over the chat's
 * mean, and idf = ln(1 + (n - df + 1/2) / (df + 1/2)) of n messages, df of them with the term (of a phrase, with its
 * rarest word; text found anywhere counts as df = n / 2).
 */
export function matcher(chat: Chat, terms: readonly Term[]): Matcher {
  const required = terms.filter(({ isExcluded }) => !isExcluded).map((term) => counted(chat, term))
  const excluded = terms.filter(({ isExcluded }) => isExcluded).map((term) => counted(chat, term).occurrences)
  const { start, tokens } = words(chat)
  const mean = Math.max(1, tokens.length / Math.max(1, chat.count))
  return {
    candidates: fewest(required.map(({ candidates }) => candidates)),
    phrase: phraseOf(chat, terms),
    strength(row) {
      let strength = 0
      const norm = K * (1 - B + (B * (start[row + 1] - start[row])) / mean)
      for (const { occurrences, idf } of required) {
        const count = occurrences(row)
        if (count === 0) return 0
        strength += (idf * count * (K + 1)) / (count + norm)
      }
      for (const occurrences of excluded) if (occurrences(row) > 0) return 0
      // Only exclusions: what is left is found, none better than another.
      return required.length === 0 ? 1 : strength
    },
  }
}

function counted(chat: Chat, term: Term): Counted {
  if (term.kind === 'substring')
    return { occurrences: substringOccurrences(chat, term.text), candidates: null, idf: idf(chat.count, chat.count / 2) }
  const meant = term.words.map((word) => tokensMeaning(chat, word))
  const candidates = fewest(meant.map((ids) => rowsOf(chat, ids))) ?? new Uint32Array()
  return { occurrences: wordOccurrences(chat, term.words, meant), candidates, idf: idf(chat.count, candidates.length) }
}

const idf = (n: number, df: number): number => Math.log(1 + (n - df + 0.5) / (df + 0.5))

/** The shortest of lists that are all conditions; null where none is a list. */
function fewest(lists: readonly (Uint32Array | null)[]): Uint32Array | null {
  let least: Uint32Array | null = null
  for (const list of lists) if (list && (least === null || list.length < least.length)) least = list
  return least
}

function wordOccurrences(chat: Chat, terms: readonly WordTerm[], meant: readonly (readonly number[])[]): Occurrences {
  const { start, tokens, dictionary } = words(chat)
  const marksOf = (ids: readonly number[]): Uint8Array => {
    const marks = new Uint8Array(dictionary.size)
    for (const id of ids) marks[id] = 1
    return marks
  }
  const steps = meant.map(marksOf)
  const [first] = steps
  if (steps.length === 1) {
    return (row) => {
      let count = 0
      for (let i = start[row], end = start[row + 1]; i < end; i++) count += first[tokens[i]]
      return count
    }
  }
  const wholes = marksOf(tokensHolding(chat, terms))
  return (row) => {
    let count = 0
    for (let i = start[row], end = start[row + 1]; i < end; i++) {
      const token = tokens[i]
      count += wholes[token]
      if (first[token] === 0 || i + steps.length > end) continue
      let step = 1
      while (step < steps.length && steps[step][tokens[i + step]] === 1) step++
      if (step === steps.length) count++
    }
    return count
  }
}

/** The words of a query one after another, where it has several that are not a phrase already. */
function phraseOf(chat: Chat, terms: readonly Term[]): Occurrences | null {
  const required = terms.filter(({ isExcluded }) => !isExcluded)
  if (required.length < 2) return null
  const typed = required.flatMap((term) => (term.kind === 'words' ? term.words : []))
  if (required.some(({ kind }) => kind !== 'words')) return null
  return wordOccurrences(
    chat,
    typed,
    typed.map((word) => tokensMeaning(chat, word)),
  )
}

/** Where more than so many rows in a hundred are asked for, marking them is quicker than sorting them. */
const DENSE = 0.05

/** The rows that hold any of these tokens, ascending, each once. */
function rowsOf(chat: Chat, ids: readonly number[]): Uint32Array {
  const { start, rows } = postings(chat)
  const listOf = (id: number) => rows.subarray(start[id], start[id + 1])
  if (ids.length === 1) return listOf(ids[0])
  let total = 0
  for (const id of ids) total += start[id + 1] - start[id]
  if (total > chat.count * DENSE) return marked(chat.count, ids.map(listOf))
  const all = new Uint32Array(total)
  let size = 0
  for (const id of ids) {
    all.set(listOf(id), size)
    size += start[id + 1] - start[id]
  }
  all.sort()
  let kept = 0
  for (let i = 0; i < total; i++) if (i === 0 || all[i] !== all[i - 1]) all[kept++] = all[i]
  return all.subarray(0, kept)
}

function marked(count: number, lists: readonly Uint32Array[]): Uint32Array {
  const marks = new Uint8Array(count)
  let size = 0
  for (const list of lists)
    for (const row of list) {
      size += 1 - marks[row]
      marks[row] = 1
    }
  const rows = new Uint32Array(size)
  let at = 0
  for (let row = 0; row < count; row++) if (marks[row] === 1) rows[at++] = row
  return rows
}
