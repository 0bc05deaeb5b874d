/** In how many messages a search finds what is shown, so that whoever opens them sees as many. */
import type { Chat } from '../../chat.ts'
import { tokensHolding } from '../../search/compounds.ts'
import { joined } from '../../search/hits.ts'
import { tokensMeaning } from '../../search/meaning.ts'
import { phraseHits } from '../../search/phrase.ts'
import { keywordTerm } from '../../search/query.ts'
import { substringHits } from '../../search/substring.ts'
import type { Selection } from '../../selection.ts'
import { words } from '../../words/words.ts'
import { eachRow } from './counts.ts'

export interface Finding {
  /** Messages selected that a search for the keyword in quotes finds. */
  messages: number
  /** How often they hold it. */
  times: number
}

/** Hears of each message that holds a keyword, by the keyword's place, and of the token at which it stands. */
export type Met = (place: number, row: number, token: number) => void

/** What a search for each keyword finds: a word or several, an emoji. All that tokens tell is found in one pass over them. */
export function messagesFinding(chat: Chat, selection: Selection, keywords: readonly string[], met?: Met): Finding[] {
  const { start, tokens, dictionary } = words(chat)
  const found = keywords.map((): Finding => ({ messages: 0, times: 0 }))
  // The keywords that begin with a token hang on each other: the first here, each further one behind the one before.
  const firstOf = new Int32Array(dictionary.size).fill(-1)
  const entries: Entry[] = []
  const add = (token: number, place: number, rest: Entry['rest']): void => {
    firstOf[token] = entries.push({ place, rest, next: firstOf[token] }) - 1
  }
  for (const [place, keyword] of keywords.entries()) {
    const term = keywordTerm(keyword)
    if (!term) continue
    if (term.kind === 'substring' || term.isWritten) {
      const hits = term.kind === 'substring' ? substringHits(chat, term.text, null) : joined(phraseHits(chat, term).hits)
      found[place] = among(chat, selection, hits, (row) => met?.(place, row, -1))
      continue
    }
    const [first, ...others] = term.words.map((word) => tokensMeaning(chat, word))
    const rest = others.map((ids) => new Set(ids))
    for (const id of first) add(id, place, rest)
    // A token may hold a phrase by itself, as links do.
    if (rest.length > 0) for (const id of tokensHolding(chat, term.words)) add(id, place, [])
  }
  const lastRow = new Int32Array(keywords.length).fill(-1)
  eachRow(chat, selection, (row) => {
    for (let i = start[row], end = start[row + 1]; i < end; i++) {
      for (let at = firstOf[tokens[i]]; at >= 0; at = entries[at].next) {
        const { place, rest } = entries[at]
        if (rest.length > 0 && (i + rest.length >= end || !rest.every((ids, k) => ids.has(tokens[i + 1 + k])))) continue
        found[place].times++
        if (lastRow[place] === row) continue
        lastRow[place] = row
        found[place].messages++
        met?.(place, row, tokens[i])
      }
    }
  })
  return found
}

interface Entry {
  place: number
  /** What has to follow, word by word. */
  rest: readonly ReadonlySet<number>[]
  /** Another one with the same token; -1 where there is none. */
  next: number
}

function among(
  { author }: Chat,
  { from, to, authors }: Selection,
  { rows, more }: { rows: Uint32Array; more: Uint8Array },
  met: (row: number) => void,
): Finding {
  const found = { messages: 0, times: 0 }
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i]
    if (row < from || row >= to || (authors && authors[author[row]] === 0)) continue
    found.messages++
    found.times += 1 + more[i]
    met(row)
  }
  return found
}
