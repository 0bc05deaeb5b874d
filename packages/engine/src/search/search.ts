/** Search: filters, terms, order, one page of hits. */

import { type Chat, messageText } from '#chat/chat.ts'
import { length, lengthOf } from '#columns/length.ts'
import { firstAtOrAfter } from '#stats/sorted.ts'
import { type RowFilter, rowFilter, type SearchFilter } from './filter.ts'
import { highlights, type Range } from './highlights.ts'
import { between, sizeOf } from './hits.ts'
import { filtered, type Matches, matches } from './matches.ts'
import { firstInOrder } from './page.ts'
import { phraseHits } from './phrase.ts'
import { parseQuery, type Term } from './query.ts'
import { type Ranking, ranking } from './relevance.ts'
import { type Strong, strongest } from './strongest.ts'

export type SortBy = 'relevance' | 'date_desc' | 'date_asc' | 'length'

export interface SearchRequest extends SearchFilter {
  query?: string
  /** Relevance with a word to look for, newest first without. */
  sortBy?: SortBy
  limit: number
  offset: number
  /** Instead of an offset, and in time order only: the page begins with the first hit from this row on, or with the last hit where all are before it. */
  fromRow?: number
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
  /** How many are before the page. */
  offset: number
  /** Those of the page. */
  hits: Hit[]
}

/**
 * Finds messages. By relevance, equal strength goes to the message that contains the words one after another, then to the
 * newer one; in every other order to the newer. Rows are in time order, so that is the one further down.
 */
export function search(chat: Chat, request: SearchRequest): SearchAnswer {
  const { terms, people } = parseQuery(request.query ?? '')
  const filter = rowFilter(chat, request, people)
  const [term] = terms
  const isOneTerm = terms.length === 1 && term.kind === 'words' && !term.isExcluded
  const {
    total,
    best,
    found,
    offset = request.offset,
  } = isOneTerm && filter.passes === null && isByRelevance(request, terms)
    ? pageOfTerm(chat, term, filter, request)
    : pageOf(chat, terms, filter, request)
  const hits = found.map(({ row, strength }): Hit => {
    const message = messageText(chat, row)
    return {
      row,
      relevance: terms.length > 0 ? strength / best : null,
      message,
      length: lengthOf(chat, row),
      highlights: highlights(message, terms),
    }
  })
  return { total, offset, hits }
}
/** What is on a page, and the strength of the best of all. */
interface Page {
  total: number
  best: number
  found: readonly Strong[]
  /** Where it is not the one that was asked for. */
  offset?: number
}

/** The page of one term and a stretch of time, by relevance: what most searches are. */
function pageOfTerm(chat: Chat, term: Term & { kind: 'words' }, { from, to }: RowFilter, { limit, offset }: SearchRequest): Page {
  const { hits, having } = phraseHits(chat, term)
  const within = between(hits, from, to)
  const total = sizeOf(within)
  const end = Math.min(offset + limit, total)
  if (offset >= end) return { total, best: 0, found: [] }
  const found = strongest(chat, within, having, end)
  return { total, best: found[0].strength, found: found.slice(offset) }
}

/** The page of any search. */
function pageOf(chat: Chat, terms: Term[], filter: RowFilter, request: SearchRequest): Page {
  const found = matchesOf(chat, terms, filter)
  const { rows } = found
  const { limit, fromRow } = request
  const offset = fromRow === undefined ? request.offset : Math.max(0, Math.min(firstAtOrAfter(rows, fromRow), rows.length - 1))
  const end = Math.min(offset + limit, rows.length)
  if (offset >= end) return { total: rows.length, best: 0, found: [], offset }
  const { ranked, isRanked, first } = orderOf(chat, request, terms, found)
  const places = first(end)
  const best = ranked ? ranked.strengthAt(isRanked ? places[0] : ranked.strongest(1)[0]) : 0
  return {
    total: rows.length,
    best,
    offset,
    found: places.slice(offset).map((place) => ({ row: rows[place], strength: ranked ? ranked.strengthAt(place) : 0 })),
  }
}

/** The rows of everything that a search finds, in its order: for callers that read the messages bit by bit and need no marks. */
export function searchRows(chat: Chat, request: Omit<SearchRequest, 'limit' | 'offset'>): Uint32Array {
  const { terms, people } = parseQuery(request.query ?? '')
  const found = matchesOf(chat, terms, rowFilter(chat, request, people))
  const { rows } = found
  if (rows.length === 0) return rows
  return Uint32Array.from(orderOf(chat, request, terms, found).first(rows.length), (place) => rows[place])
}

/** The same in time order. */
export function rowsInTime(chat: Chat, request: Omit<SearchRequest, 'limit' | 'offset'>): Uint32Array {
  const { terms, people } = parseQuery(request.query ?? '')
  return matchesOf(chat, terms, rowFilter(chat, request, people)).rows
}

/** What a search finds, in time order. */
const matchesOf = (chat: Chat, terms: Term[], filter: RowFilter): Matches =>
  terms.length > 0 ? matches(chat, terms, filter) : { rows: filtered(chat, null, filter), found: [] }

const isByRelevance = ({ sortBy }: Pick<SearchRequest, 'sortBy'>, terms: readonly Term[]): boolean =>
  terms.length > 0 && (sortBy === undefined || sortBy === 'relevance')

interface Order {
  /** Null without a word to look for. */
  ranked: Ranking | null
  isRanked: boolean
  /** The places of the first `size` among the rows. */
  first: (size: number) => number[]
}

/** The order that a search wants its matches in. */
function orderOf(chat: Chat, request: Pick<SearchRequest, 'sortBy'>, terms: Term[], found: Matches): Order {
  const ranked = terms.length > 0 ? ranking(chat, found, terms) : null
  const isRanked = ranked !== null && isByRelevance(request, terms)
  return { ranked, isRanked, first: (size) => (isRanked ? ranked.strongest(size) : placesBy(request.sortBy, chat, found.rows, size)) }
}

/** The places of the first `size` of rows, which are in time order, in an order that needs no query. */
function placesBy(sortBy: SortBy | undefined, chat: Chat, rows: Uint32Array, size: number): number[] {
  if (sortBy === 'length') {
    const lengths = length(chat)
    return firstInOrder(rows.length, size, (a, b) => lengths[rows[b]] - lengths[rows[a]] || b - a)
  }
  return Array.from({ length: size }, (_, i) => (sortBy === 'date_asc' ? i : rows.length - 1 - i))
}
