/** Search: filters, terms, order, one page of hits. */
import { type Chat, messageText } from '../chat.ts'
import { length, lengthOf } from '../columns/length.ts'
import { rowFilter, type SearchFilter } from './filter.ts'
import { highlights, type Range } from './highlights.ts'
import { filtered, type Matches, matches } from './matches.ts'
import { firstInOrder } from './page.ts'
import { parseQuery, type Term } from './query.ts'
import { type Ranking, ranking } from './relevance.ts'

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
  const { terms, found } = foundBy(chat, request)
  const { rows } = found
  const { limit, offset } = request
  const end = Math.min(offset + limit, rows.length)
  if (offset >= end) return { total: rows.length, hits: [] }
  const { ranked, isByRelevance, first } = orderOf(chat, request, terms, found)
  const places = first(end)
  const best = ranked ? ranked.strengthAt(isByRelevance ? places[0] : ranked.strongest(1)[0]) : 0
  const hits = places.slice(offset).map((place): Hit => {
    const message = messageText(chat, rows[place])
    return {
      row: rows[place],
      relevance: ranked ? ranked.strengthAt(place) / best : null,
      message,
      length: lengthOf(chat, rows[place]),
      highlights: highlights(message, terms),
    }
  })
  return { total: rows.length, hits }
}

/** The rows of everything that a search finds, in its order: for whoever reads the messages bit by bit and needs no marks. */
export function searchRows(chat: Chat, request: Omit<SearchRequest, 'limit' | 'offset'>): Uint32Array {
  const { terms, found } = foundBy(chat, request)
  const { rows } = found
  if (rows.length === 0) return rows
  return Uint32Array.from(orderOf(chat, request, terms, found).first(rows.length), (place) => rows[place])
}

/** What a search finds, in time order, and the terms that it was found by. */
function foundBy(chat: Chat, request: SearchFilter & Pick<SearchRequest, 'query'>): { terms: Term[]; found: Matches } {
  const { terms, people } = parseQuery(request.query ?? '')
  const filter = rowFilter(chat, request, people)
  return { terms, found: terms.length > 0 ? matches(chat, terms, filter) : { rows: filtered(chat, null, filter), found: [] } }
}

interface Order {
  /** Null without a word to look for. */
  ranked: Ranking | null
  isByRelevance: boolean
  /** The places of the first `size` among the rows. */
  first: (size: number) => number[]
}

/** The order that a search wants its matches in. */
function orderOf(chat: Chat, { sortBy }: Pick<SearchRequest, 'sortBy'>, terms: Term[], found: Matches): Order {
  const ranked = terms.length > 0 ? ranking(chat, found, terms) : null
  const isByRelevance = ranked !== null && (sortBy === undefined || sortBy === 'relevance')
  return { ranked, isByRelevance, first: (size) => (isByRelevance ? ranked.strongest(size) : placesBy(sortBy, chat, found.rows, size)) }
}

/** The places of the first `size` of rows, which are in time order, in an order that needs no query. */
function placesBy(sortBy: SortBy | undefined, chat: Chat, rows: Uint32Array, size: number): number[] {
  if (sortBy === 'length') {
    const lengths = length(chat)
    return firstInOrder(rows.length, size, (a, b) => lengths[rows[b]] - lengths[rows[a]] || b - a)
  }
  return Array.from({ length: size }, (_, i) => (sortBy === 'date_asc' ? i : rows.length - 1 - i))
}
