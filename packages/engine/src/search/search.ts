/** Search: filters, terms, order, one page of hits. */
import { type Chat, messageText } from '../chat.ts'
import { length, lengthOf } from '../columns/length.ts'
import { rowFilter, type SearchFilter } from './filter.ts'
import { highlights, type Range } from './highlights.ts'
import { filtered, matches, wholePhrase } from './matches.ts'
import { firstInOrder } from './page.ts'
import { parseQuery, type Term } from './query.ts'

export type SortBy = 'relevance' | 'date_desc' | 'date_asc' | 'length'

export interface SearchRequest extends SearchFilter {
  query?: string
  /** Relevance with a word to look for, newest first without. */
  sortBy?: SortBy
  limit: number
  offset: number
}

export interface Hit {
  row: number
  /** 0 to 1, the best hit 1; null without a word to look for. */
  relevance: number | null
  message: string
  /** Grapheme clusters. */
  length: number
  highlights: Range[]
}

export interface SearchAnswer {
  /** How many messages were found in all. */
  total: number
  /** Those of the page. */
  hits: Hit[]
}

/**
 * Finds messages. By relevance, equal strength goes to the message that holds the words one after another, then to the
 * newer one; in every other order to the newer. Rows are in time order, so that is the one further down.
 */
export function search(chat: Chat, request: SearchRequest): SearchAnswer {
  const { terms, people } = parseQuery(request.query ?? '')
  const filter = rowFilter(chat, request, people)
  const found: Found = terms.length > 0 ? matches(chat, terms, filter) : { rows: filtered(chat, null, filter), strengths: null }
  const { rows, strengths } = found
  const best = strengths?.reduce((most, strength) => Math.max(most, strength), 0) ?? 0
  const hits = page(chat, found, terms, request).map((i): Hit => {
    const message = messageText(chat, rows[i])
    return {
      row: rows[i],
      relevance: strengths ? strengths[i] / best : null,
      message,
      length: lengthOf(chat, rows[i]),
      highlights: highlights(message, terms),
    }
  })
  return { total: rows.length, hits }
}

/** What was found, oldest first, and how strongly; no strengths without a word to look for. */
interface Found {
  rows: Uint32Array
  strengths: Float64Array | null
}

/** The indexes of a page's hits among those found. */
function page(chat: Chat, { rows, strengths }: Found, terms: readonly Term[], { sortBy, limit, offset }: SearchRequest): number[] {
  const end = Math.min(offset + limit, rows.length)
  if (offset >= rows.length) return []
  if (sortBy === 'length') {
    const lengths = length(chat)
    return firstInOrder(rows.length, end, (a, b) => lengths[rows[b]] - lengths[rows[a]] || b - a).slice(offset)
  }
  if (strengths && (sortBy === undefined || sortBy === 'relevance')) {
    const holdsPhrase = phraseHolder(chat, rows, terms)
    return firstInOrder(rows.length, end, (a, b) => strengths[b] - strengths[a] || holdsPhrase(b) - holdsPhrase(a) || b - a).slice(offset)
  }
  const places = Array.from({ length: end - offset }, (_, i) => offset + i)
  return sortBy === 'date_asc' ? places : places.map((i) => rows.length - 1 - i)
}

/** Whether what was found at an index holds the words as a phrase, 1 or 0; each is looked at once, and only where it ties. */
function phraseHolder(chat: Chat, rows: Uint32Array, terms: readonly Term[]): (i: number) => number {
  const count = wholePhrase(chat, terms)
  if (!count) return () => 0
  const known = new Int8Array(rows.length).fill(-1)
  return (i) => {
    if (known[i] < 0) known[i] = count(rows[i]) > 0 ? 1 : 0
    return known[i]
  }
}
