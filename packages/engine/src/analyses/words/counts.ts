/** How often each word and emoji was said. */
import { type Chat, kinds } from '#chat/chat.ts'
import { textColumn } from '#chat/column.ts'
import type { Selection } from '#chat/selection.ts'
import { postings } from '#words/postings.ts'
import { words } from '#words/words.ts'
import { EMOJI, LINK, lexicon, SEVERAL } from './lexicon.ts'
import { spoken } from './words-by-message.ts'

/** Texts and captions: a poll or a place is in the service's words. */
export const isWritten = Uint8Array.from(kinds, (kind) => Number(kind === 'text' || kind === 'media'))

/** Calls with each row that is selected. */
export function eachRow({ author }: Chat, { from, to, authors }: Selection, visit: (row: number) => void): void {
  for (let row = from; row < to; row++) if (!authors || authors[author[row]] === 1) visit(row)
}

/** By token of what is `spoken`: how often it is in the rows selected: words in texts and captions, emoji and links in any message. Not to be written to. */
export function tokenCounts(chat: Chat, { from, to, authors }: Selection): Uint32Array {
  if (!authors) return from === 0 && to === chat.count ? ofAll(chat) : countsBetween(chat, from, to)
  const counts = new Uint32Array(spoken(chat).size)
  const rows = new Uint32Array(to - from)
  let size = 0
  eachRow(chat, { from, to, authors }, (row) => {
    rows[size++] = row
  })
  countRows(chat, rows.subarray(0, size), counts)
  return counts
}

const ofAll = textColumn((chat) => countsBetween(chat, 0, chat.count))

function countsBetween(chat: Chat, from: number, to: number): Uint32Array {
  const { start, tokens } = spoken(chat)
  const { kind } = chat
  const counts = countsOfTokens(chat, from, to)
  // The service's words are few: they are counted with the others and taken away again.
  const { wordOf } = lexicon(chat)
  for (let row = from; row < to; row++) {
    if (isWritten[kind[row]] === 1) continue
    for (let i = start[row]; i < start[row + 1]; i++) if (isWordly(wordOf[tokens[i]])) counts[tokens[i]]--
  }
  return counts
}

function countsOfTokens(chat: Chat, from: number, to: number): Uint32Array {
  const { start, tokens, size } = spoken(chat)
  const counts = new Uint32Array(size)
  if (from === 0 && to === chat.count && tokens === words(chat).tokens && postings.isKnown(chat)) {
    // Of all messages the index has counted them: each has room for as many entries.
    const index = postings(chat)
    for (let token = 0; token < size; token++) counts[token] = index.start[token + 1] - index.start[token]
  } else for (let i = start[from], end = start[to]; i < end; i++) counts[tokens[i]]++
  return counts
}

/** Adds the tokens of some rows to counts, as `tokenCounts` has them. */
export function countRows(chat: Chat, rows: Uint32Array, counts: Uint32Array): void {
  const { start, tokens } = spoken(chat)
  const { wordOf } = lexicon(chat)
  const { kind } = chat
  for (let k = 0; k < rows.length; k++) {
    const row = rows[k]
    const end = start[row + 1]
    if (isWritten[kind[row]] === 1) for (let i = start[row]; i < end; i++) counts[tokens[i]]++
    else for (let i = start[row]; i < end; i++) if (!isWordly(wordOf[tokens[i]])) counts[tokens[i]]++
  }
}

const isWordly = (word: number): boolean => word !== EMOJI && word !== LINK

/** The same by word: each number of the lexicon has what its tokens have. `found` is written over, where one is given. */
export function byWord(chat: Chat, counts: Uint32Array, found: Uint32Array = new Uint32Array(lexicon(chat).size)): Uint32Array {
  const { wordOf, parts } = lexicon(chat)
  found.fill(0)
  for (let token = 0; token < counts.length; token++) {
    const count = counts[token]
    if (count === 0) continue
    const word = wordOf[token]
    if (word >= 0) found[word] += count
    else if (word === SEVERAL) for (const part of parts.get(token) ?? []) found[part] += count
  }
  return found
}

/** The same by emoji: 0 for what is none. */
export function byEmoji(chat: Chat, counts: Uint32Array, found: Uint32Array = new Uint32Array(counts.length)): Uint32Array {
  const { wordOf } = lexicon(chat)
  for (let token = 0; token < counts.length; token++) found[token] = wordOf[token] === EMOJI ? counts[token] : 0
  return found
}

/** What the counts add up to, and how many are above zero. */
export function totals(counts: Uint32Array): { total: number; said: number } {
  let total = 0
  let said = 0
  for (let i = 0; i < counts.length; i++) {
    said += counts[i]
    if (counts[i] > 0) total++
  }
  return { total, said }
}

/** By the number of the word in the lexicon: how often it was written in the rows selected. */
export const wordCounts = (chat: Chat, selection: Selection): Uint32Array => byWord(chat, tokenCounts(chat, selection))
