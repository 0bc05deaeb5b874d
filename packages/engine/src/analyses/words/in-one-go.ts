/**
 * In how many messages each of many things stands, in one go over the tokens for all of them. Where the search has no index
 * yet this takes as long as making one, and none of its memory, which is more than everything else of a list of words.
 */
import type { Chat } from '../../chat.ts'
import type { Selection } from '../../selection.ts'
import { MOST_MORE } from '../../words/postings.ts'
import { words } from '../../words/words.ts'
import { LOOKED_AT } from '../suggestions/written.ts'

/** One of some tokens, or tokens one after another, of which each step has a choice. */
export interface Sought {
  readonly alone: readonly number[]
  readonly steps: readonly (readonly number[])[]
}

export interface Standing {
  /** For each thing sought: how many of the messages selected hold it. */
  readonly messages: Uint32Array
  /** How often they do; of one message up to `MOST_MORE + 1` count. */
  readonly times: Uint32Array
}

export function standing(chat: Chat, selection: Selection, sought: readonly Sought[]): Standing {
  const messages = new Uint32Array(sought.length)
  const times = new Uint32Array(sought.length)
  const timesInRow = new Uint8Array(sought.length)
  eachPlace(chat, selection, sought, (thing, isFirstInRow) => {
    if (isFirstInRow) {
      messages[thing]++
      timesInRow[thing] = 0
    } else if (timesInRow[thing] === MOST_MORE) return
    else timesInRow[thing]++
    times[thing]++
  })
  return { messages, times }
}

/** For each thing sought those messages that `written` looks at of all that hold it, which are as many as `standing` says. */
export function examples(chat: Chat, selection: Selection, sought: readonly Sought[], messages: ArrayLike<number>): Uint32Array[] {
  const found = sought.map(() => [] as number[])
  const steps = Uint32Array.from(sought, (_, thing) => Math.max(1, Math.floor(messages[thing] / LOOKED_AT)))
  const toNext = new Uint32Array(sought.length)
  eachPlace(chat, selection, sought, (thing, isFirstInRow, row) => {
    if (!isFirstInRow) return
    if (toNext[thing] === 0) {
      found[thing].push(row)
      toNext[thing] = steps[thing]
    }
    toNext[thing]--
  })
  return found.map((rows) => Uint32Array.from(rows))
}

/** For each thing sought the messages selected that hold it, ascending. */
export function rowsOfEach(chat: Chat, selection: Selection, sought: readonly Sought[]): number[][] {
  const found = sought.map(() => [] as number[])
  eachPlace(chat, selection, sought, (thing, isFirstInRow, row) => {
    if (isFirstInRow) found[thing].push(row)
  })
  return found
}

/** Calls for each place of each thing, message by message. */
function eachPlace(
  chat: Chat,
  { from, to, authors }: Selection,
  sought: readonly Sought[],
  visit: (thing: number, isFirstInRow: boolean, row: number) => void,
): void {
  if (sought.length === 0) return
  const { author } = chat
  const { start, tokens } = words(chat)
  const begun = beginnings(words(chat).dictionary.size, sought)
  const metIn = new Int32Array(sought.length).fill(-1)
  for (let row = from; row < to; row++) {
    if (authors !== null && authors[author[row]] === 0) continue
    for (let i = start[row], end = start[row + 1]; i < end; i++) {
      const token = tokens[i]
      for (let k = begun.start[token], last = begun.start[token + 1]; k < last; k++) {
        const thing = begun.things[k]
        if (begun.isAlone[k] === 0 && !goesOn(sought[thing].steps, tokens, i, end)) continue
        visit(thing, metIn[thing] !== row, row)
        metIn[thing] = row
      }
    }
  }
}

/** By token the things that it is, or that begin with it: those of token `t` stand at `start[t] .. start[t + 1]`. */
function beginnings(tokens: number, sought: readonly Sought[]): { start: Uint32Array; things: Uint32Array; isAlone: Uint8Array } {
  const start = new Uint32Array(tokens + 1)
  const each = (visit: (token: number, thing: number, isAlone: boolean) => void): void => {
    for (const [thing, { alone, steps }] of sought.entries()) {
      for (const token of alone) visit(token, thing, true)
      for (const token of steps[0] ?? []) visit(token, thing, false)
    }
  }
  each((token) => {
    start[token + 1]++
  })
  for (let token = 0; token < tokens; token++) start[token + 1] += start[token]
  const next = start.slice(0, tokens)
  const things = new Uint32Array(start[tokens])
  const isAlone = new Uint8Array(things.length)
  each((token, thing, alone) => {
    const place = next[token]++
    things[place] = thing
    isAlone[place] = Number(alone)
  })
  return { start, things, isAlone }
}

/** Whether the tokens from one on are those of the steps; the first one is. */
function goesOn(steps: readonly (readonly number[])[], tokens: Uint32Array, from: number, end: number): boolean {
  if (from + steps.length > end) return false
  for (let step = 1; step < steps.length; step++) if (!steps[step].includes(tokens[from + step])) return false
  return true
}
