/** Which rows hold a query's terms. */
import type { Chat } from '../chat.ts'
import { difference, firstAtOrAfter, intersection } from '../stats/sorted.ts'
import type { RowFilter } from './filter.ts'
import type { Found } from './hits.ts'
import { phraseHits } from './phrase.ts'
import type { Term } from './query.ts'
import { substringHits } from './substring.ts'

export interface Matches {
  /** Ascending. */
  rows: Uint32Array
  /** The terms that were asked for, in the order of the query; each holds all the rows, and perhaps others. */
  found: readonly Found[]
}

/** The rows that pass a filter and hold all terms but no excluded one. */
export function matches(chat: Chat, terms: readonly Term[], filter: RowFilter): Matches {
  const found = new Map<Term, Found>()
  const required = terms.filter(({ isExcluded }) => !isExcluded)
  for (const term of required) if (term.kind === 'words') found.set(term, phraseHits(chat, term.words))
  const rarestFirst = Array.from(found.values(), ({ hits }) => hits.rows).sort((a, b) => a.length - b.length)
  let rows = filtered(chat, rarestFirst.length > 0 ? rarestFirst.reduce(intersection) : null, filter)
  // What is found anywhere has to be looked for in the messages themselves: as few as are left.
  for (const term of required) {
    if (term.kind === 'words') continue
    const hits = substringHits(chat, term.text, rows)
    found.set(term, { hits, having: chat.count / 2 })
    rows = hits.rows
  }
  for (const term of terms) {
    if (!term.isExcluded) continue
    const { hits } = term.kind === 'words' ? phraseHits(chat, term.words) : { hits: substringHits(chat, term.text, rows) }
    rows = difference(rows, hits.rows)
  }
  return { rows, found: required.flatMap((term) => found.get(term) ?? []) }
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
