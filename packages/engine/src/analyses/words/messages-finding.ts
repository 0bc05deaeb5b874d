/** In how many messages a search finds what is shown, so that its link opens as many. */
import type { Chat } from '#chat/chat.ts'
import { type Selection, shown } from '#chat/selection.ts'
import { tokensHolding } from '#search/compounds.ts'
import { between, joined, sizeOf, type WordHits } from '#search/hits.ts'
import { keywordRows } from '#search/keyword.ts'
import { tokensMeaning } from '#search/meaning.ts'
import { phraseHits } from '#search/phrase.ts'
import { keywordTerm } from '#search/query.ts'
import { substringHits } from '#search/substring.ts'
import { at } from '#stats/grouped.ts'
import { firstAtOrAfter } from '#stats/sorted.ts'
import { postings } from '#words/postings.ts'
import { answerOf, type Question, type Sought } from './find-many.ts'

/** How many of the messages selected a search for a keyword in quotes finds: for a word or several, or an emoji. */
function messagesFinding(chat: Chat, selection: Selection, keyword: string): number {
  const hits = hitsOf(chat, keyword)
  if (!hits) return 0
  const { from, to, authors } = selection
  return authors ? rowsAmong(chat, selection, joined(hits).rows).length : sizeOf(between(hits, from, to))
}

/** The same of many. */
export function messagesFindingEach(chat: Chat, selection: Selection, keywords: readonly string[]): Question<number[]> {
  const { sought, place } = inOneGo(chat, keywords, 'none')
  const answer: Question<number[]>['answer'] = ({ messages }) =>
    keywords.map((keyword, i) => (place[i] >= 0 ? messages[place[i]] : messagesFinding(chat, selection, keyword)))
  return { sought, answer }
}

export interface Finding {
  /** How many of the messages selected a search finds, and how often they contain the keyword. */
  messages: number
  times: number
  /** These messages. */
  rows: ArrayLike<number>
}

/** The same of many with the messages themselves, of each as it is asked for. */
export function findingEach(chat: Chat, selection: Selection, keywords: readonly string[]): (place: number) => Finding {
  const { sought, place } = inOneGo(chat, keywords, 'all')
  const answer: Question<(place: number) => Finding>['answer'] =
    ({ messages, times, rows }) =>
    (i) => {
      const at = place[i]
      return at >= 0 ? { messages: messages[at], times: times[at], rows: rows[at] } : finding(chat, selection, keywords[i])
    }
  return answerOf(chat, selection, { sought, answer })
}

function finding(chat: Chat, selection: Selection, keyword: string): Finding {
  const hits = hitsOf(chat, keyword)
  if (!hits) return { messages: 0, times: 0, rows: new Uint32Array() }
  const { rows, more } = joined(hits)
  const kept = placesAmong(chat, selection, rows)
  return { messages: kept.length, times: kept.reduce((sum, place) => sum + 1 + more[place], 0), rows: at(rows, kept) }
}

/** The messages of people who are shown that contain each of some keywords, as `keywordRows` finds them. */
export function keywordRowsEach(chat: Chat, keywords: readonly string[]): ArrayLike<number>[] {
  if (postings.isKnown(chat)) return keywords.map((keyword) => keywordRows(chat, keyword))
  const selection: Selection = { from: 0, to: chat.count, authors: shown(chat) }
  const { sought, place } = inOneGo(chat, keywords, 'all')
  const answer: Question<ArrayLike<number>[]>['answer'] = ({ rows }) =>
    keywords.map((keyword, i) => (place[i] >= 0 ? rows[place[i]] : keywordRows(chat, keyword)))
  return answerOf(chat, selection, { sought, answer })
}

interface InOneGo {
  sought: Sought[]
  /** By keyword its place among them; -1 where it has to be looked for by itself. */
  place: Int32Array
}

/** Those keywords that tokens alone tell, where the search has no index yet; with one, each separately is quicker. */
function inOneGo(chat: Chat, keywords: readonly string[], listed: Sought['listed']): InOneGo {
  const sought: Sought[] = []
  const place = new Int32Array(keywords.length).fill(-1)
  if (!postings.isKnown(chat)) {
    for (const [i, keyword] of keywords.entries()) {
      const term = keywordTerm(keyword)
      if (term?.kind !== 'words' || term.isWritten) continue
      const meant = term.words.map((word) => tokensMeaning(chat, word))
      place[i] = sought.length
      sought.push(
        meant.length === 1 ? { alone: meant[0], steps: [], listed } : { alone: tokensHolding(chat, term.words), steps: meant, listed },
      )
    }
  }
  return { sought, place }
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
