/** How often each word and emoji was said. */
import { type Chat, kinds } from '../../chat.ts'
import type { Selection } from '../../selection.ts'
import { words } from '../../words/words.ts'
import { lexicon, SEVERAL } from './lexicon.ts'

/** Texts and captions: a poll or a place is in the service's words. */
export const isWritten = Uint8Array.from(kinds, (kind) => Number(kind === 'text' || kind === 'media'))

/** Calls with each row that is selected. */
export function eachRow({ author }: Chat, { from, to, authors }: Selection, visit: (row: number) => void): void {
  for (let row = from; row < to; row++) if (!authors || authors[author[row]] === 1) visit(row)
}

/** By the number of the word in the lexicon: how often people wrote it in the rows selected. */
export function wordCounts(chat: Chat, selection: Selection): Uint32Array {
  const counts = new Uint32Array(lexicon(chat).size)
  const count = counter(chat, counts)
  const { kind } = chat
  eachRow(chat, selection, (row) => {
    if (isWritten[kind[row]] === 1) count(row)
  })
  return counts
}

/** Adds a row's words to the counts. */
export function counter(chat: Chat, counts: Uint32Array): (row: number) => void {
  const { start, tokens } = words(chat)
  const { wordOf, parts } = lexicon(chat)
  return (row) => {
    for (let i = start[row], end = start[row + 1]; i < end; i++) {
      const word = wordOf[tokens[i]]
      if (word >= 0) counts[word]++
      else if (word === SEVERAL) for (const part of parts.get(tokens[i]) ?? []) counts[part]++
    }
  }
}

/** By token: how often it stands in the rows selected, whatever it is. */
export function tokenCounts(chat: Chat, selection: Selection): Uint32Array {
  const { start, tokens, dictionary } = words(chat)
  const counts = new Uint32Array(dictionary.size)
  if (!selection.authors) {
    for (let i = start[selection.from], end = start[selection.to]; i < end; i++) counts[tokens[i]]++
    return counts
  }
  eachRow(chat, selection, (row) => {
    for (let i = start[row], end = start[row + 1]; i < end; i++) counts[tokens[i]]++
  })
  return counts
}
