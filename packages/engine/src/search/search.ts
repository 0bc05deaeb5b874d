/** Search: filters, terms, order, one page of hits. */
import { type Chat, messageText } from '../chat.ts'
import { length, lengthOf } from '../columns/length.ts'
import { firstAtOrAfter } from '../stats/sorted.ts'
import { type RowFilter, rowFilter, type SearchFilter } from './filter.ts'
import { highlights, type Range } from './highlights.ts'
import { type Matcher, matcher } from './matcher.ts'
import { firstInOrder } from './page.ts'
import { parseQuery } from './query.ts'

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
  const matching = terms.length > 0 ? matcher(chat, terms) : null
  const found = rowsFound(rowFilter(chat, request, people), matching)
  const best = found.strengths.reduce((most, strength) => Math.max(most, strength), 0)
  const hits = page(chat, found, matching, request).map((i): Hit => {
    const row = found.rows[i]
    const message = messageText(chat, row)
    return {
      row,
      relevance: matching ? found.strengths[i] / best : null,
      message,
      length: lengthOf(chat, row),
      highlights: highlights(message, terms),
    }
  })
  return { total: found.rows.length, hits }
}

/** What was found, newest first, and how strongly; no strengths without a query. */
interface Found {
  rows: Uint32Array
  strengths: Float64Array
}

function rowsFound({ from, to, passes }: RowFilter, matching: Matcher | null): Found {
  const candidates = matching?.candidates ?? null
  const first = candidates ? firstAtOrAfter(candidates, from) : from
  const last = candidates ? firstAtOrAfter(candidates, to) : to
  const most = Math.max(0, last - first)
  const rows = new Uint32Array(most)
  const strengths = new Float64Array(matching ? most : 0)
  let size = 0
  for (let i = last - 1; i >= first; i--) {
    const row = candidates ? candidates[i] : i
    if (!passes(row)) continue
    if (matching) {
      const strength = matching.strength(row)
      if (strength === 0) continue
      strengths[size] = strength
    }
    rows[size++] = row
  }
  return { rows: rows.subarray(0, size), strengths: strengths.subarray(0, matching ? size : 0) }
}

/** The indexes of a page's hits, which were found newest first. */
function page(chat: Chat, { rows, strengths }: Found, matching: Matcher | null, { sortBy, limit, offset }: SearchRequest): number[] {
  const end = Math.min(offset + limit, rows.length)
  if (offset >= rows.length) return []
  if (sortBy === 'length') {
    const lengths = length(chat)
    return firstInOrder(rows.length, end, (a, b) => lengths[rows[b]] - lengths[rows[a]] || a - b).slice(offset)
  }
  if (matching && (sortBy === undefined || sortBy === 'relevance')) {
    const holdsPhrase = phraseHolder(rows, matching)
    return firstInOrder(rows.length, end, (a, b) => strengths[b] - strengths[a] || holdsPhrase(b) - holdsPhrase(a) || a - b).slice(offset)
  }
  const indexes = Array.from({ length: end - offset }, (_, i) => offset + i)
  return sortBy === 'date_asc' ? indexes.map((i) => rows.length - 1 - i) : indexes
}

/** Whether what was found at an index holds the words as a phrase, 1 or 0; each is looked at once, and only where it ties. */
function phraseHolder(rows: Uint32Array, { phrase }: Matcher): (i: number) => number {
  if (!phrase) return () => 0
  const known = new Int8Array(rows.length).fill(-1)
  return (i) => {
    if (known[i] < 0) known[i] = phrase(rows[i]) > 0 ? 1 : 0
    return known[i]
  }
}
