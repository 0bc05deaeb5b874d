/** Search: filters, terms, order, one page of hits. */
import { type Chat, messageText } from '../chat.ts'
import { length, lengthOf } from '../columns/length.ts'
import { rowFilter, type SearchFilter } from './filter.ts'
import { highlights, type Range } from './highlights.ts'
import { filtered, type Matches, matches } from './matches.ts'
import { firstInOrder } from './page.ts'
import { parseQuery } from './query.ts'
import { ranking } from './relevance.ts'

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
  const { limit, offset, sortBy } = request
  const isAsked = terms.length > 0
  const found: Matches = isAsked ? matches(chat, terms, filter) : { rows: filtered(chat, null, filter), found: [] }
  const { rows } = found
  const end = Math.min(offset + limit, rows.length)
  if (offset >= end) return { total: rows.length, hits: [] }
  const ranked = isAsked ? ranking(chat, found, terms) : null
  const isByRelevance = ranked && (sortBy === undefined || sortBy === 'relevance')
  const places = isByRelevance ? ranked.strongest(end) : placesBy(sortBy, chat, rows, end)
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

/** The places of the first `size` of rows, which are in time order, in an order that needs no query. */
function placesBy(sortBy: SortBy | undefined, chat: Chat, rows: Uint32Array, size: number): number[] {
  if (sortBy === 'length') {
    const lengths = length(chat)
    return firstInOrder(rows.length, size, (a, b) => lengths[rows[b]] - lengths[rows[a]] || b - a)
  }
  return Array.from({ length: size }, (_, i) => (sortBy === 'date_asc' ? i : rows.length - 1 - i))
}
