/**
 * What people save of a message (a favorite, a correction, an answer that rests on it) names it by who wrote it, when and what.
 * A later version may read its chat with other dates, or its text in another way. This finds the message again, wherever
 * what was saved is and whichever version wrote it.
 */

import { MINUTE } from '@convostat/format/seconds'
import { type Chat, messageText } from '#chat/chat.ts'
import { firstAtOrAfter } from '#stats/sorted.ts'
import { otherTimes } from './other-times.ts'

/** What a text continues with where only a part of it is the message now: another line, or the mark of an edited one. */
const CONTINUED = /^[\s\u200e\u200f]/

export interface SavedMessage {
  /** Every name of the person in the file. */
  readonly authors: readonly string[]
  /** Wall-clock seconds, as it was saved. */
  readonly time: number
  /** As `messageText` gave it. */
  readonly message: string
  /** Whether it is known to come from this chat: then its words alone may tell which one it is. */
  readonly isOfThisChat?: boolean
}

export interface FoundMessage {
  /** The rows that are meant, in time order: several only where nothing distinguishes them. */
  readonly rows: readonly number[]
  /** Whether they are what was saved to the second and the letter. */
  readonly isAsSaved: boolean
}

/** The rows of each saved message; none where the chat does not have it, or where it would be a guess which one it is. */
export function findSaved(chat: Chat, saved: readonly SavedMessage[]): FoundMessage[] {
  const people = new Map(chat.participants.map((name, person) => [name, person]))
  const found = saved.map((each) => foundByTime(chat, each, peopleOf(each, people)))
  const rest = saved.flatMap((each, i) => (found[i].rows.length === 0 && each.isOfThisChat ? [i] : []))
  if (rest.length > 0)
    for (const [i, row] of placedInOrder(chat, saved, rest, takenRows(found))) found[i] = { rows: [row], isAsSaved: false }
  return found
}

const nothing: FoundMessage = { rows: [], isAsSaved: false }

const peopleOf = ({ authors }: SavedMessage, people: ReadonlyMap<string, number>): ReadonlySet<number> =>
  new Set(authors.flatMap((name) => people.get(name) ?? []))

/** Where the chat has it at the time it was saved with, or at another time that its header can be read as. */
function foundByTime(chat: Chat, { time, message }: SavedMessage, people: ReadonlySet<number>): FoundMessage {
  if (people.size === 0) return nothing
  const isIt = (row: number): boolean => messageText(chat, row) === message
  for (const at of [time, ...otherTimes(time)]) {
    const rows = rowsBetween(chat, at, at + 1, people).filter(isIt)
    if (rows.length > 0) return { rows, isAsSaved: at === time }
    // Phones differ in whether they write seconds.
    const minute = at - (at % MINUTE)
    const inMinute = rowsBetween(chat, minute, minute + MINUTE, people).find(isIt)
    if (inMinute !== undefined) return { rows: [inMinute], isAsSaved: false }
  }
  const rows = rowsBetween(chat, time, time + 1, people).filter((row) => areOneText(messageText(chat, row), message))
  return rows.length === 1 ? { rows, isAsSaved: false } : nothing
}

function rowsBetween({ time, author, count }: Chat, from: number, to: number, people: ReadonlySet<number>): number[] {
  const rows: number[] = []
  for (let row = firstAtOrAfter(time, from); row < count && time[row] < to; row++) if (people.has(author[row])) rows.push(row)
  return rows
}

function areOneText(a: string, b: string): boolean {
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a]
  return shorter !== '' && longer.startsWith(shorter) && CONTINUED.test(longer.slice(shorter.length))
}

/**
 * The first row that `isIt` at a time, of an event the one after it; else at another time that the header of then can be read
 * as. Null where there is none.
 */
export function rowAtAnyTime({ time, count, events }: Chat, saved: number, isIt: (row: number) => boolean): number | null {
  for (const at of [saved, ...otherTimes(saved)]) {
    const first = firstAtOrAfter(time, at)
    for (let row = first; row < count && time[row] === at; row++) if (isIt(row)) return row
    const next = Math.min(first, count - 1)
    if (count > 0 && events.time.includes(at) && isIt(next)) return next
  }
  return null
}

const takenRows = (found: readonly FoundMessage[]): ReadonlySet<number> => new Set(found.flatMap(({ rows }) => rows))

/**
 * Those whose time leads nowhere, by their words: as many as there are messages of the person with these words and no others,
 * so that their order shows which is which. Of more or fewer none is chosen.
 */
function placedInOrder(
  chat: Chat,
  saved: readonly SavedMessage[],
  rest: readonly number[],
  taken: ReadonlySet<number>,
): [number, number][] {
  const names = new Map(chat.participants.map((name, person) => [name, person]))
  const groups = new Map<string, { indices: number[]; rows: number[] }>()
  const lengths = new Set<number>()
  for (const i of rest) {
    const { message } = saved[i]
    for (const length of byteLengths(message)) lengths.add(length)
    for (const person of peopleOf(saved[i], names)) {
      const group = groups.get(`${person} ${message}`) ?? { indices: [], rows: [] }
      groups.set(`${person} ${message}`, group)
      group.indices.push(i)
    }
  }
  for (let row = 0; row < chat.count; row++)
    if (lengths.has(chat.end[row] - chat.start[row]) && !taken.has(row))
      groups.get(`${chat.author[row]} ${messageText(chat, row)}`)?.rows.push(row)
  return [...groups.values()].flatMap(({ indices, rows }) => {
    if (rows.length !== indices.length) return []
    const inOrder = indices.toSorted((a, b) => saved[a].time - saved[b].time)
    return inOrder.map((i, nth): [number, number] => [i, rows[nth]])
  })
}

const encoder = new TextEncoder()

/** How many bytes a text may take in a file: its lines may end in two. */
function byteLengths(text: string): number[] {
  const { length } = encoder.encode(text)
  return Array.from({ length: text.split('\n').length }, (_, returns) => length + returns)
}
