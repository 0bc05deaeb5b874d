/** Words inside of tokens: a search for one finds the link, the `_both_` or the `this.that` it is in. */

import type { Chat } from '#chat/chat.ts'
import { textColumn } from '#chat/column.ts'
import { Dictionary, LOWER_ASCII } from '#words/dictionary.ts'
import { words } from '#words/words.ts'
import { idsBeginning } from './beginnings.ts'
import { type Compound, vocabulary } from './vocabulary.ts'
import { finderOf, LETTER, RUN_ON, type WordTerm } from './words-in.ts'

const RUN = new RegExp(`${LETTER}+`, 'gu')

const runOn = new RegExp(`[${RUN_ON}]`, 'u')

/** Which compounds have a run of letters and digits: those of run `id` are `compounds[start[id] .. start[id + 1])`. */
interface Runs {
  readonly dictionary: Dictionary
  readonly start: Uint32Array
  readonly compounds: Uint32Array
}

const runs = textColumn((chat): Runs => {
  const { compounds } = vocabulary(chat)
  const { texts, view, at } = words(chat).dictionary.written
  const dictionary = new Dictionary(2 * compounds.length)
  const found: number[] = []
  /** Where the runs of each compound end among them. */
  const ends = new Uint32Array(compounds.length)
  for (let index = 0; index < compounds.length; index++) {
    const { id } = compounds[index]
    // Of ASCII the runs are read from the bytes: links are many, and each has several.
    if (isAscii(texts, at[id], at[id + 1])) addRuns(dictionary, texts, view, at[id], at[id + 1], found)
    else for (const [run] of compounds[index].text.matchAll(RUN)) found.push(dictionary.intern(run))
    ends[index] = found.length
  }
  const start = new Uint32Array(dictionary.size + 1)
  for (let i = 0; i < found.length; i++) start[found[i] + 1]++
  for (let run = 0; run < dictionary.size; run++) start[run + 1] += start[run]
  const next = start.slice(0, dictionary.size)
  const having = new Uint32Array(found.length)
  for (let index = 0, i = 0; index < ends.length; index++) for (; i < ends[index]; i++) having[next[found[i]]++] = index
  return { dictionary, start, compounds: having }
})

/** The runs of letters and digits in ASCII. */
function addRuns(dictionary: Dictionary, texts: Uint8Array, view: DataView, start: number, end: number, found: number[]): void {
  for (let p = start; p < end; p++) {
    const from = p
    while (p < end && isRunByte(texts[p])) p++
    if (p > from) found.push(dictionary.internText(view, from, p - from, LOWER_ASCII))
  }
}

function isAscii(bytes: Uint8Array, from: number, to: number): boolean {
  for (let p = from; p < to; p++) if (bytes[p] >= 0x80) return false
  return true
}

const isRunByte = (byte: number): boolean => {
  const lowered = byte | 0x20
  return (lowered >= 0x61 && lowered <= 0x7a) || (byte >= 0x30 && byte <= 0x39)
}

/**
 * The ids of the tokens in which words of a query are one after another. A number is by itself in a link, but not
 * in another number or between its dots; beside letters of a script without spaces it is by itself, too.
 */
export function tokensHolding(chat: Chat, terms: readonly WordTerm[]): number[] {
  const [{ text, isPrefix, isEmoji }] = terms
  const isNumber = !/\p{L}/u.test(text)
  const [run] = isEmoji ? [] : (text.match(RUN) ?? [])
  const isOneRun = terms.length === 1 && run === text
  const candidates = run === undefined ? vocabulary(chat).compounds : compoundsWith(chat, run, isOneRun && isPrefix)
  // Making a pattern takes as long as asking thousands of tokens, and most words are in none.
  let find: ReturnType<typeof finderOf> | null = null
  return candidates
    .filter((compound) => {
      if (isNumber && !compound.isLink && !runOn.test(compound.text)) return false
      // A run is by itself, except for what an apostrophe joins to it.
      if (isOneRun && !compound.text.includes("'")) return true
      if (terms.some((term) => !compound.text.includes(term.text))) return false
      find ??= finderOf(terms)
      return find(compound.text).length > 0
    })
    .map(({ id }) => id)
}

/** The compounds that have a run, or where it `isOpen` one that begins so, each once. */
function compoundsWith(chat: Chat, run: string, isOpen: boolean): Compound[] {
  const { compounds } = vocabulary(chat)
  const { dictionary, start, compounds: having } = runs(chat)
  const ids = isOpen ? idsBeginning(dictionary, run) : [dictionary.find(run)].filter((id) => id >= 0)
  const found = new Set<number>()
  for (const id of ids) for (let i = start[id]; i < start[id + 1]; i++) found.add(having[i])
  return Array.from(found, (index) => compounds[index])
}
