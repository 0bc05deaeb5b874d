/**
 * The messages of two exports, minute by minute. Of those with the same minute, author and content, as many are kept as
 * the export has that contains more of them; within a minute the order is that of the export with more messages of it, and
 * what only the other one contains follows what it followed there.
 */
import { DAY, MINUTE } from '@convostat/format/seconds'
import { type Chat, kindIndex } from '#chat/chat.ts'
import { type Contents, isSameButMentions, isSameContent } from './merge-content.ts'

export const KEPT = -1

export interface Joined {
  /** The rows kept, minute by minute. */
  order: Uint32Array
  /** Of each row: `KEPT`, or the row of the other export that is the same message. */
  twin: Int32Array
  /** Of each row: 1 where the other export has it too. */
  isShared: Uint8Array
  /** How many rows of the second export the first has too. */
  known: number
}

/** This many rows are joined at a time. */
const STEP_ROWS = 1 << 15
/** Minutes with more to compare than this are looked up by number. */
const FEW = 1 << 10
/** Of messages with one number this many are asked whether they are the same. */
const MOST_ALIKE = 64
const MOST_MENTIONS = 200

/** `both` contains the rows of the first export up to `split`, then those of the second. Yields how many rows are done. */
export function* joined(both: Chat, contents: Contents, split: number): Generator<number, Joined> {
  const { count, time } = both
  const order = new Uint32Array(count)
  const twin = new Int32Array(count).fill(KEPT)
  const isShared = new Uint8Array(count)
  const minutes = new Join(both, contents, order, twin, isShared)
  let a = 0
  let b = split
  let until = STEP_ROWS
  let known = 0
  while (a < split || b < count) {
    const minute = Math.floor(Math.min(a < split ? time[a] : 2 ** 33, b < count ? time[b] : 2 ** 33) / MINUTE)
    const end = (minute + 1) * MINUTE
    let aEnd = a
    while (aEnd < split && time[aEnd] < end) aEnd++
    let bEnd = b
    while (bEnd < count && time[bEnd] < end) bEnd++
    known += bEnd - b > aEnd - a ? minutes.join(b, bEnd, a, aEnd) : minutes.join(a, aEnd, b, bEnd)
    a = aEnd
    b = bEnd
    if (a + b - split < until) continue
    until += STEP_ROWS
    yield a + b - split
  }
  return { order: order.subarray(0, minutes.size), twin, isShared, known }
}

class Join {
  size = 0
  private readonly chat: Chat
  private readonly contents: Contents
  private readonly order: Uint32Array
  private readonly twin: Int32Array
  private readonly isShared: Uint8Array

  constructor(chat: Chat, contents: Contents, order: Uint32Array, twin: Int32Array, isShared: Uint8Array) {
    this.chat = chat
    this.contents = contents
    this.order = order
    this.twin = twin
    this.isShared = isShared
  }

  /** The messages of one minute: those of the fuller export, and what only the other one contains. Gives how many are in both. */
  join(from: number, to: number, otherFrom: number, otherTo: number): number {
    const same = otherFrom === otherTo || from === to ? 0 : this.pair(from, to, otherFrom, otherTo)
    if (same === otherTo - otherFrom) {
      for (let row = from; row < to; row++) this.order[this.size++] = row
      return same
    }
    if (same === 0) {
      // A message with none before it comes first.
      for (let row = otherFrom; row < otherTo; row++) this.order[this.size++] = row
      for (let row = from; row < to; row++) this.order[this.size++] = row
      return same
    }
    const extras = new Map<number, number[]>()
    let behind = from - 1
    for (let row = otherFrom; row < otherTo; row++) {
      if (this.twin[row] !== KEPT) {
        behind = Math.max(behind, this.twin[row])
        continue
      }
      const there = extras.get(behind)
      if (there) there.push(row)
      else extras.set(behind, [row])
    }
    for (let row = from - 1; row < to; row++) {
      if (row >= from) this.order[this.size++] = row
      for (const extra of extras.get(row) ?? []) this.order[this.size++] = extra
    }
    return same
  }

  /** Finds every message of the other export that this one contains; gives how many. */
  private pair(from: number, to: number, otherFrom: number, otherTo: number): number {
    const places = (to - from) * (otherTo - otherFrom) > FEW ? this.byNumber(from, to) : null
    const { mentions } = this.contents
    let same = 0
    let mentioning = 0
    for (let row = otherFrom; row < otherTo; row++) {
      const place = places ? this.foundIn(places.get(this.numberOf(row)), row) : this.found(from, to, row)
      if (place >= 0) {
        this.take(row, place)
        same++
      } else mentioning += mentions[row]
    }
    if (mentioning > 0 && mentioning <= MOST_MENTIONS && to - from <= MOST_MENTIONS) same += this.pairMentions(from, to, otherFrom, otherTo)
    return same
  }

  private take(row: number, place: number): void {
    this.twin[row] = place
    this.isShared[row] = 1
    this.isShared[place] = 1
  }

  private found(from: number, to: number, row: number): number {
    for (let place = from; place < to; place++) if (this.isAnswer(place, row)) return place
    return KEPT
  }

  private isAnswer(place: number, row: number): boolean {
    const { hash } = this.contents
    const { author } = this.chat
    return (
      hash[place] === hash[row] &&
      author[place] === author[row] &&
      this.isShared[place] === 0 &&
      isSameContent(this.chat, place, this.chat, row)
    )
  }

  /** The rows by their numbers, the last one first, to be taken off one by one. */
  private byNumber(from: number, to: number): Map<number, number[]> {
    const places = new Map<number, number[]>()
    for (let row = to - 1; row >= from; row--) {
      const number = this.numberOf(row)
      const alike = places.get(number)
      if (alike) alike.push(row)
      else places.set(number, [row])
    }
    return places
  }

  /** One for what is said and by whom: at midnight of New Year a hundred people say the same. */
  private numberOf(row: number): number {
    return this.contents.hash[row] ^ Math.imul(this.chat.author[row] + 1, 0x9e3779b1)
  }

  private foundIn(alike: number[] | undefined, row: number): number {
    if (!alike) return KEPT
    for (let i = alike.length - 1; i >= Math.max(0, alike.length - MOST_ALIKE); i--) {
      const place = alike[i]
      if (!this.isAnswer(place, row)) continue
      alike.splice(i, 1)
      return place
    }
    return KEPT
  }

  /** What is left and differs only in how someone is mentioned. */
  private pairMentions(from: number, to: number, otherFrom: number, otherTo: number): number {
    const { chat, isShared } = this
    const { mentions } = this.contents
    let same = 0
    for (let row = otherFrom; row < otherTo; row++) {
      if (mentions[row] === 0 || isShared[row] === 1) continue
      for (let place = from; place < to; place++) {
        if (mentions[place] === 0 || isShared[place] === 1 || chat.author[place] !== chat.author[row]) continue
        if (!isSameButMentions(chat, place, chat, row)) continue
        this.take(row, place)
        same++
        break
      }
    }
    return same
  }
}

/** A poll continues: it is shown as the later export has it. */
export function keepLatestPolls({ kind, start, end }: Chat, { twin }: Joined, split: number, isSecondLater: boolean): void {
  for (let row = 0; row < twin.length; row++) {
    const place = twin[row]
    if (place === KEPT || kind[row] !== kindIndex.poll || row >= split !== isSecondLater) continue
    start[place] = start[row]
    end[place] = end[row]
  }
}

/** Messages on the days of which both exports contain some, while both continue: how many, of the one that has fewer, and how many are in both. */
export function compareDays({ time, count }: Chat, { isShared }: Joined, split: number): { compared: number; same: number } {
  let compared = 0
  let same = 0
  if (split === 0 || split === count) return { compared, same }
  const begin = Math.max(time[0], time[split])
  const end = Math.min(time[split - 1], time[count - 1])
  let a = 0
  let b = split
  while (a < split && time[a] < begin) a++
  while (b < count && time[b] < begin) b++
  while (a < split && b < count && time[a] <= end && time[b] <= end) {
    const dayEnd = Math.min(end + 1, (Math.floor(Math.min(time[a], time[b]) / DAY) + 1) * DAY)
    const [fromA, fromB] = [a, b]
    let shared = 0
    while (a < split && time[a] < dayEnd) a++
    for (; b < count && time[b] < dayEnd; b++) shared += isShared[b]
    compared += Math.min(a - fromA, b - fromB)
    same += shared
  }
  return { compared, same }
}
