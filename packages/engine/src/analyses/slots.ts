import { DAY } from '@convostat/format/seconds'
import type { Chat } from '#chat/chat.ts'
import { everything, type Selection } from '#chat/selection.ts'
import { top } from '#stats/top.ts'
import { messagesByAuthor } from './message-share.ts'

/** Messages in slots of equal length, from midnight of the first message's day to the end of the last one's, by person. */
export interface Slots {
  /** The first day, in days since 1970-01-01; null without messages. */
  first: number | null
  perDay: number
  /** Up to nine people, most messages in the whole chat first: a filter never changes the order. */
  people: { person: string; counts: Uint32Array }[]
  /** Everyone else, summed; null where there is no one else. */
  rest: { people: number; counts: Uint32Array } | null
}

/** This many people have a row. */
const mostRows = 9
/** Up to this many days in slots of six hours, longer chats in slots of a day: a finer slot would be less than a pixel of any screen. */
const mostDaysInQuarters = 800

/**
 * With `stride`, that number of messages in a row within a slot counts for the author of the first: close enough for a picture, and
 * several times as fast. Let it be odd, for people who take turns.
 */
export function slots(chat: Chat, selection: Selection = everything(chat), stride = 1): Slots {
  const written = messagesByAuthor(chat, selection)
  const inOrder = [...top(messagesByAuthor(chat, everything(chat)))].filter((author) => written[author] > 0)
  if (inOrder.length === 0) return { first: null, perDay: 4, people: [], rest: null }
  const [from, to] = ends(chat, selection)
  const first = Math.floor(chat.time[from] / DAY)
  const days = Math.floor(chat.time[to - 1] / DAY) - first + 1
  const perDay = days > mostDaysInQuarters ? 1 : 4
  const size = days * perDay
  const all = new Uint32Array(Math.min(inOrder.length, mostRows + 1) * size)
  /** Where the row of each person begins in it. */
  const startOf = new Uint32Array(written.length)
  for (const [place, author] of inOrder.entries()) startOf[author] = Math.min(place, mostRows) * size
  const begin = { start: first * DAY, length: DAY / perDay }
  if (selection.authors) fillWith(selection.authors, all, startOf, chat, { from, to, ...begin })
  else fill(all, startOf, chat, { from, to, ...begin, stride })
  const rowAt = (place: number) => all.subarray(place * size, (place + 1) * size)
  return {
    first,
    perDay,
    people: inOrder.slice(0, mostRows).map((author, place) => ({ person: chat.participants[author], counts: rowAt(place) })),
    rest: inOrder.length > mostRows ? { people: inOrder.length - mostRows, counts: rowAt(mostRows) } : null,
  }
}

interface Filled {
  from: number
  to: number
  /** When the first slot begins, and how long each is, in seconds. */
  start: number
  length: number
}

// Rows are in time order: to divide each time by the length of a slot would be most of the work.

function fill(
  all: Uint32Array,
  startOf: Uint32Array,
  { time, author }: Chat,
  { from, to, start, length, stride }: Filled & { stride: number },
) {
  let slot = 0
  let end = start + length
  for (let row = from; row < to; ) {
    for (; time[row] >= end; end += length) slot++
    const step = row + stride <= to && time[row + stride - 1] < end ? stride : 1
    all[startOf[author[row]] + slot] += step
    row += step
  }
}

/** The same of those who are chosen. */
function fillWith(chosen: Uint8Array, all: Uint32Array, startOf: Uint32Array, { time, author }: Chat, { from, to, start, length }: Filled) {
  let slot = 0
  let end = start + length
  for (let row = from; row < to; row++) {
    if (chosen[author[row]] === 0) continue
    for (; time[row] >= end; end += length) slot++
    all[startOf[author[row]] + slot]++
  }
}

/** The chosen rows without those before and after them that no chosen person wrote: there is one at least. */
function ends({ author }: Chat, { from, to, authors }: Selection): [from: number, to: number] {
  if (!authors) return [from, to]
  let [first, end] = [from, to]
  while (authors[author[first]] === 0) first++
  while (authors[author[end - 1]] === 0) end--
  return [first, end]
}

/**
 * The longest time without a message among those with `least` whole days or more, from the last day with one before it to the first with
 * one after it; the earliest of several. `secondsBefore`: how long it was, up to the first message of a day. Null where there is none.
 */
export function longestGap(
  { days, counts }: { days: readonly number[]; counts: readonly number[] },
  least: number,
  secondsBefore: (day: number) => number,
): { from: number; to: number } | null {
  let longest: { from: number; to: number; seconds: number } | null = null
  let last = 0
  for (let i = 1; i < counts.length; i++) {
    if (counts[i] === 0) continue
    if (i - last - 1 >= least) {
      const seconds = secondsBefore(days[i])
      if (seconds > (longest?.seconds ?? 0)) longest = { from: days[last], to: days[i], seconds }
    }
    last = i
  }
  return longest && { from: longest.from, to: longest.to }
}
