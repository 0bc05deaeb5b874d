/** Search: filters, terms, order, one page of hits. */
import { type Chat, messageText } from '../chat.ts'
import { length } from '../columns/length.ts'
import { rowFilter, type SearchFilter } from './filter.ts'
import { highlights, type Range } from './highlights.ts'
import { matcher } from './matcher.ts'
import { parseQuery } from './query.ts'

export type SortBy = 'relevance' | 'date_desc' | 'date_asc' | 'length'

export interface SearchRequest extends SearchFilter {
  query?: string
  /** Relevance with a query, newest first without. */
  sortBy?: SortBy
  limit: number
  offset: number
}

export interface Hit {
  row: number
  /** 0 to 1, the best hit 1; null without a query. */
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

/** Finds messages. Rows are in time order, so newest first is from the end; equal rank goes to the newer. */
export function search(chat: Chat, request: SearchRequest): SearchAnswer {
  const terms = parseQuery(request.query ?? '')
  const { from, to, passes } = rowFilter(chat, request)
  const strength = terms.length > 0 ? matcher(chat, terms) : null
  const rows: number[] = []
  const strengths: number[] = []
  for (let row = to - 1; row >= from; row--) {
    if (!passes(row)) continue
    const strong = strength ? strength(row) : 1
    if (strong === 0) continue
    rows.push(row)
    strengths.push(strong)
  }
  const best = strengths.reduce((most, strong) => Math.max(most, strong), 0)
  const sortBy = request.sortBy ?? (strength ? 'relevance' : 'date_desc')
  const lengths = length(chat)
  const page = order(chat, rows, strengths, sortBy, strength !== null).slice(request.offset, request.offset + request.limit)
  return {
    total: rows.length,
    hits: Array.from(page, (i) => {
      const row = rows[i]
      const message = messageText(chat, row)
      return {
        row,
        relevance: strength ? strengths[i] / best : null,
        message,
        length: lengths[row],
        highlights: highlights(message, terms),
      }
    }),
  }
}

/** Indexes of the hits, given newest first, in the order asked for. */
function order(chat: Chat, rows: readonly number[], strengths: readonly number[], sortBy: SortBy, hasQuery: boolean): Uint32Array {
  const indexes = Uint32Array.from({ length: rows.length }, (_, i) => i)
  if (sortBy === 'date_asc') return indexes.reverse()
  if (sortBy === 'length') {
    const lengths = length(chat)
    return indexes.sort((a, b) => lengths[rows[b]] - lengths[rows[a]] || a - b)
  }
  if (sortBy === 'relevance' && hasQuery) return indexes.sort((a, b) => strengths[b] - strengths[a] || a - b)
  return indexes
}
