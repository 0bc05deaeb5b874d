/** Which rows contain a query's terms, and how often each. */

import type { Chat } from '#chat/chat.ts'
import { difference, firstAtOrAfter, placesOf } from '#stats/sorted.ts'
import type { RowFilter } from './filter.ts'
import { heldAmong, joined } from './hits.ts'
import { phraseHits } from './phrase.ts'
import type { Term } from './query.ts'
import { substringHits } from './substring.ts'

export interface Matches {
  /** Ascending. */
  rows: Uint32Array
  /** The terms that were asked for, in the order of the query. */
  found: readonly Matched[]
}

/** A term in the rows that match. */
export interface Matched {
  /** For each row how often more than once it contains the term, up to `MOST_MORE`. */
  more: Uint8Array
  /** How many rows of the chat count as having it, for its weight: of a phrase those with its rarest word; half of all for text found anywhere. */
  having: number
}

/** The rows that pass a filter and contain all terms but no excluded one. */
export function matches(chat: Chat, terms: readonly Term[], filter: RowFilter): Matches {
  const required = terms.filter(({ isExcluded }) => !isExcluded)
  const matched = new Map<Term, Matched>()
  let rows: Uint32Array | null = null
  const keepPlaces = (among: Uint32Array, places: Uint32Array): Uint32Array => {
    if (places.length === among.length) return among
    for (const each of matched.values()) each.more = pick(each.more, places, new Uint8Array(places.length))
    return pick(among, places, new Uint32Array(places.length))
  }
  const keepRows = (among: Uint32Array | null, kept: Uint32Array): Uint32Array =>
    among === null || matched.size === 0 || kept.length === among.length ? kept : keepPlaces(among, placesOf(kept, among))

  // Rarest first: each of the others is looked for in the rows that are left.
  const words = required.flatMap((term) => (term.kind === 'words' ? [{ term, ...phraseHits(chat, term) }] : []))
  for (const { term, hits, having } of words.sort((a, b) => a.having - b.having)) {
    if (rows === null) {
      const all = joined(hits)
      rows = all.rows
      matched.set(term, { more: all.more, having })
    } else {
      const { places, more } = heldAmong(chat, rows, hits)
      rows = keepPlaces(rows, places)
      matched.set(term, { more, having })
    }
  }
  if (rows || filter.passes) rows = keepRows(rows, filtered(chat, rows, filter))
  // What is found anywhere has to be looked for in the messages themselves: as few as are left.
  for (const term of required) {
    if (term.kind === 'words') continue
    const hits = substringHits(chat, term.text, rows ?? filter)
    rows = keepRows(rows, hits.rows)
    matched.set(term, { more: hits.more, having: chat.count / 2 })
  }
  rows ??= filtered(chat, null, filter)
  for (const term of terms) {
    if (!term.isExcluded) continue
    const hits = term.kind === 'words' ? joined(phraseHits(chat, term).hits) : substringHits(chat, term.text, rows)
    rows = keepRows(rows, difference(rows, hits.rows))
  }
  return { rows, found: required.flatMap((term) => matched.get(term) ?? []) }
}

/** The values at some places, put into `picked`. */
function pick<T extends Uint32Array | Uint8Array>(values: T, places: Uint32Array, picked: T): T {
  for (let i = 0; i < places.length; i++) picked[i] = values[places[i]]
  return picked
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
