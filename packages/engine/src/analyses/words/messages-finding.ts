/** In how many messages a search finds what is shown, so that whoever opens them sees as many. */
import type { Chat } from '../../chat.ts'
import { between, joined, sizeOf, type WordHits } from '../../search/hits.ts'
import { phraseHits } from '../../search/phrase.ts'
import { keywordTerm } from '../../search/query.ts'
import { substringHits } from '../../search/substring.ts'
import type { Selection } from '../../selection.ts'
import { at } from '../../stats/grouped.ts'
import { firstAtOrAfter } from '../../stats/sorted.ts'

/** How many of the messages selected a search for a keyword in quotes finds: for a word or several, or an emoji. */
export function messagesFinding(chat: Chat, selection: Selection, keyword: string): number {
  const hits = hitsOf(chat, keyword)
  if (!hits) return 0
  const { from, to, authors } = selection
  return authors ? rowsAmong(chat, selection, joined(hits).rows).length : sizeOf(between(hits, from, to))
}

export interface Finding {
  /** The messages selected, ascending. */
  rows: Uint32Array
  /** How often they hold the keyword. */
  times: number
}

/** The same with the messages themselves. */
export function finding(chat: Chat, selection: Selection, keyword: string): Finding {
  const hits = hitsOf(chat, keyword)
  if (!hits) return { rows: new Uint32Array(), times: 0 }
  const { rows, more } = joined(hits)
  const kept = placesAmong(chat, selection, rows)
  return { rows: at(rows, kept), times: kept.reduce((sum, place) => sum + 1 + more[place], 0) }
}

function hitsOf(chat: Chat, keyword: string): WordHits | null {
  const term = keywordTerm(keyword)
  if (!term) return null
  if (term.kind === 'words') return phraseHits(chat, term).hits
  return { many: substringHits(chat, term.text, null), few: { rows: new Uint32Array(), more: new Uint8Array() }, blocks: null }
}

/** Those of some rows that are selected. */
export function rowsAmong(chat: Chat, selection: Selection, rows: Uint32Array): Uint32Array {
  if (selection.authors) return at(rows, placesAmong(chat, selection, rows))
  const first = firstAtOrAfter(rows, selection.from)
  return rows.subarray(first, firstAtOrAfter(rows, selection.to, first))
}

function placesAmong({ author }: Chat, { from, to, authors }: Selection, rows: Uint32Array): Uint32Array {
  const places = new Uint32Array(rows.length)
  let size = 0
  for (let i = 0; i < rows.length; i++)
    if (rows[i] >= from && rows[i] < to && (!authors || authors[author[rows[i]]] === 1)) places[size++] = i
  return places.subarray(0, size)
}
