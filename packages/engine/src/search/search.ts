/** Search: filters, terms, order, one page of hits. */
import { type Chat, messageText } from '../chat.ts'
import { length, lengthOf } from '../columns/length.ts'
import { rowFilter, type SearchFilter } from './filter.ts'
import { highlights, type Range } from './highlights.ts'
import { matcher } from './matcher.ts'
import { largestFirst } from './page.ts'
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

/** Finds messages. Equal rank goes to the newer; rows are in time order, so that is the one further down. */
export function search(chat: Chat, request: SearchRequest): SearchAnswer {
  const terms = parseQuery(request.query ?? '')
  const { from, to, passes } = rowFilter(chat, request)
  const strength = terms.length > 0 ? matcher(chat, terms) : null
  const rows: number[] = []
  const strengths: number[] = []
  let best = 0
  for (let row = to - 1; row >= from; row--) {
    if (!passes(row)) continue
    if (strength) {
      const strong = strength(row)
      if (strong === 0) continue
      strengths.push(strong)
      if (strong > best) best = strong
    }
    rows.push(row)
  }
  const hits = page(chat, rows, strengths, request).map((i): Hit => {
    const row = rows[i]
    const message = messageText(chat, row)
    return {
      row,
      relevance: strength ? strengths[i] / best : null,
      message,
      length: lengthOf(chat, row),
      highlights: highlights(message, terms),
    }
  })
  return { total: rows.length, hits }
}

/** The indexes of a page's hits, which are given newest first. */
function page(chat: Chat, rows: readonly number[], strengths: readonly number[], { sortBy, limit, offset }: SearchRequest): number[] {
  const end = Math.min(offset + limit, rows.length)
  if (sortBy === 'length') {
    const lengths = length(chat)
    return largestFirst(
      rows.map((row) => lengths[row]),
      end,
    ).slice(offset)
  }
  const isRanked = strengths.length > 0 && (sortBy === undefined || sortBy === 'relevance')
  if (isRanked) return largestFirst(strengths, end).slice(offset)
  const indexes = Array.from({ length: Math.max(0, end - offset) }, (_, i) => offset + i)
  return sortBy === 'date_asc' ? indexes.map((i) => rows.length - 1 - i) : indexes
}
