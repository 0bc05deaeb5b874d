/**
 * Where each of many things is, in one go over the tokens for all of them. Where the search has no index yet this takes
 * less than making one, and none of its memory, which is more than everything else of a list of words.
 */

import { MOST_LOOKED_AT } from '#analyses/suggestions/written.ts'
import type { Chat } from '#chat/chat.ts'
import type { Selection } from '#chat/selection.ts'
import { MOST_MORE } from '#words/postings.ts'
import { words } from '#words/words.ts'

/** One of some tokens, or tokens one after another, two at least, of which each step has a choice. */
export interface Sought {
  readonly alone: readonly number[]
  readonly steps: readonly (readonly number[])[]
  /** Whether someone looks at the messages that contain it, and not only at how many they are: at all, or at those that tell how it is written. */
  readonly listed: 'all' | 'telling' | 'none'
}

/** By thing sought. */
export interface Occurrences {
  /** How many of the messages selected contain it. */
  readonly messages: Uint32Array
  /** How often they do; of one message up to `MOST_MORE + 1` count. */
  readonly times: Uint32Array
  /** These messages, ascending, of a thing that is listed: all, or those that `written` would look at. */
  readonly rows: readonly (readonly number[])[]
}

/** The texts to find, and a callback for each place. */
export interface Question<T> {
  readonly sought: readonly Sought[]
  answer(standing: Occurrences): T
}

/** The answers to two questions, in one go for both. */
export function answersOf<A, B>(chat: Chat, selection: Selection, a: Question<A>, b: Question<B>): [A, B] {
  const { messages, times, rows } = standing(chat, selection, [...a.sought, ...b.sought])
  const part = (from: number, to: number): Occurrences => ({
    messages: messages.subarray(from, to),
    times: times.subarray(from, to),
    rows: rows.slice(from, to),
  })
  return [a.answer(part(0, a.sought.length)), b.answer(part(a.sought.length, messages.length))]
}

/** The answer to one. */
export const answerOf = <T>(chat: Chat, selection: Selection, { sought, answer }: Question<T>): T =>
  answer(standing(chat, selection, sought))

function standing(chat: Chat, { from, to, authors }: Selection, sought: readonly Sought[]): Occurrences {
  const messages = new Uint32Array(sought.length)
  const times = new Uint32Array(sought.length)
  const rows = sought.map((): number[] => [])
  if (sought.length === 0) return { messages, times, rows }
  const { author } = chat
  const { start, tokens, dictionary } = words(chat)
  const { role, first, things, isAlone } = beginnings(dictionary.size, sought)
  const stride = Uint32Array.from(sought, ({ listed }) => Number(listed !== 'none'))
  const metIn = new Int32Array(sought.length).fill(-1)
  const moreInRow = new Uint8Array(sought.length)
  for (let row = from; row < to; row++) {
    if (authors !== null && authors[author[row]] === 0) continue
    for (let i = start[row], end = start[row + 1]; i < end; i++) {
      const token = tokens[i]
      // Of most tokens this is all that is looked at.
      if ((role[token] & (ALONE | FIRST)) === 0) continue
      if ((role[token] & ALONE) === 0 && (i + 1 === end || (role[tokens[i + 1]] & SECOND) === 0)) continue
      for (let k = first[token], last = first[token + 1]; k < last; k++) {
        const thing = things[k]
        if (isAlone[k] === 0 && !goesOn(sought[thing].steps, tokens, i, end)) continue
        if (metIn[thing] !== row) {
          metIn[thing] = row
          moreInRow[thing] = 0
          // A stride is a power of two.
          if (stride[thing] !== 0 && (messages[thing] & (stride[thing] - 1)) === 0) {
            rows[thing].push(row)
            if (rows[thing].length > MOST_LOOKED_AT && sought[thing].listed === 'telling') {
              rows[thing] = everySecond(rows[thing])
              stride[thing] *= 2
            }
          }
          messages[thing]++
        } else if (moreInRow[thing] === MOST_MORE) continue
        else moreInRow[thing]++
        times[thing]++
      }
    }
  }
  return { messages, times, rows }
}

const everySecond = (rows: readonly number[]): number[] => rows.filter((_, i) => i % 2 === 0)

/** What a token is to any of the things: one of them on its own, the first of several, the second. */
const ALONE = 1
const FIRST = 2
const SECOND = 4

interface Beginnings {
  /** By token, the bits of the above. */
  role: Uint8Array
  /** The things that token `t` is, or begins, are `things[first[t] .. first[t + 1])`. */
  first: Uint32Array
  things: Uint32Array
  isAlone: Uint8Array
}

function beginnings(tokens: number, sought: readonly Sought[]): Beginnings {
  const role = new Uint8Array(tokens)
  const first = new Uint32Array(tokens + 1)
  const each = (visit: (token: number, thing: number, isAlone: boolean) => void): void => {
    for (const [thing, { alone, steps }] of sought.entries()) {
      for (const token of alone) visit(token, thing, true)
      for (const token of steps[0] ?? []) visit(token, thing, false)
    }
  }
  each((token, _, alone) => {
    role[token] |= alone ? ALONE : FIRST
    first[token + 1]++
  })
  for (const { steps } of sought) for (const token of steps[1] ?? []) role[token] |= SECOND
  for (let token = 0; token < tokens; token++) first[token + 1] += first[token]
  const next = first.slice(0, tokens)
  const things = new Uint32Array(first[tokens])
  const isAlone = new Uint8Array(things.length)
  each((token, thing, alone) => {
    const place = next[token]++
    things[place] = thing
    isAlone[place] = Number(alone)
  })
  return { role, first, things, isAlone }
}

/** Whether the tokens from one on are those of the steps; the first one is. */
function goesOn(steps: readonly (readonly number[])[], tokens: Uint32Array, from: number, end: number): boolean {
  if (from + steps.length > end) return false
  for (let step = 1; step < steps.length; step++) if (!steps[step].includes(tokens[from + step])) return false
  return true
}
