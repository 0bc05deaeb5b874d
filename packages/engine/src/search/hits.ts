/** The rows that contain something, and how often. */

import type { Chat } from '#chat/chat.ts'
import { textColumn } from '#chat/column.ts'
import { firstAtOrAfter, gallop } from '#stats/sorted.ts'
import { MOST_MORE, postings } from '#words/postings.ts'
import { LONG } from './ranks.ts'

export interface Hits {
  /** Ascending, each once. Not to be written to: of one token it is the index itself. */
  readonly rows: Uint32Array
  /** For each row how often more than once, up to `MOST_MORE`. */
  readonly more: Uint8Array
}

/**
 * A word's hits in two lists: mostly one token has nearly all of them, and the links it is in have the few others.
 * They are put together only where someone needs them as one; a row may be in both.
 */
export interface WordHits {
  many: Hits
  few: Hits
  /** Null where the many were put together, and where they are not `LONG`. */
  blocks: Blocks | null
}

/** The token whose entries hits are, of which blocks can be left as a whole, and at which of its entries they begin. */
interface Blocks {
  readonly token: number
  readonly at: number
}

export const noHits: Hits = { rows: new Uint32Array(), more: new Uint8Array() }

/** How often each row was met so far; all 0 but while lists are put together. Counts end at 255, and four rows more make whole words. */
const counters = textColumn(({ count }) => new Uint8ClampedArray((count + 4) & ~3))

/** Where lists have more entries than one for this many rows, every row is looked at. */
const DENSE = 2

/** Where they have fewer than one for this many, sorting them is quicker than reading off the bits of all rows. */
const SPARSE = 1000

/** A bit for each row, whether it was met so far; all 0 but while lists are put together. */
const marks = textColumn(({ count }) => new Int32Array((count + 31) >>> 5))

/** Where one list has this many times as many rows as all the others, these are put in between. */
const MUCH_LONGER = 4

/** This many rows are copied sooner one by one. */
const AT_ONCE = 24

/** Where a list has more than this many times as many rows as are asked about, galloping through it beats marking all of it. */
const FAR_LONGER = 64

/** The rows that contain any of these tokens, in two lists. */
export function wordHits(chat: Chat, ids: readonly number[]): WordHits {
  const { start, end, rows, more } = postings(chat)
  if (ids.length === 0) return { many: noHits, few: noHits, blocks: null }
  let total = 0
  let longest = ids[0]
  for (const id of ids) {
    total += end[id] - start[id]
    if (end[id] - start[id] > end[longest] - start[longest]) longest = id
  }
  const most = { rows: rows.subarray(start[longest], end[longest]), more: more.subarray(start[longest], end[longest]) }
  const blocks = most.rows.length < LONG ? null : { token: longest, at: 0 }
  if (ids.length === 1) return { many: most, few: noHits, blocks }
  if (most.rows.length <= (total - most.rows.length) * MUCH_LONGER) return { many: counted(chat, ids, total), few: noHits, blocks: null }
  return {
    many: most,
    few: hitsOf(
      chat,
      ids.filter((id) => id !== longest),
    ),
    blocks,
  }
}

/** The rows that contain any of these tokens, counted together. */
export const hitsOf = (chat: Chat, ids: readonly number[]): Hits => joined(wordHits(chat, ids))

/** Two lists as one, the second shorter: what is between two of its rows is copied, in one go where that is much. */
export function joined({ many, few }: WordHits): Hits {
  if (few.rows.length === 0) return many
  const rows = new Uint32Array(many.rows.length + few.rows.length)
  const more = new Uint8Array(rows.length)
  let size = 0
  let from = 0
  const copyTo = (to: number): void => {
    if (to - from > AT_ONCE) {
      rows.set(many.rows.subarray(from, to), size)
      more.set(many.more.subarray(from, to), size)
    } else {
      const ahead = size - from
      for (let i = from; i < to; i++) {
        rows[i + ahead] = many.rows[i]
        more[i + ahead] = many.more[i]
      }
    }
    size += to - from
    from = to
  }
  for (let i = 0; i < few.rows.length; i++) {
    const row = few.rows[i]
    copyTo(gallop(many.rows, row, from))
    const isBoth = many.rows[from] === row
    rows[size] = row
    more[size++] = isBoth ? Math.min(many.more[from++] + 1 + few.more[i], MOST_MORE) : few.more[i]
  }
  copyTo(many.rows.length)
  return { rows: rows.subarray(0, size), more: more.subarray(0, size) }
}

/** Those of the rows `from` to `to - 1`. */
export function between({ many, few, blocks }: WordHits, from: number, to: number): WordHits {
  const cut = ({ rows, more }: Hits): Hits => {
    const first = firstAtOrAfter(rows, from)
    const end = firstAtOrAfter(rows, to, first)
    return { rows: rows.subarray(first, end), more: more.subarray(first, end) }
  }
  return { many: cut(many), few: cut(few), blocks: blocks && { ...blocks, at: blocks.at + firstAtOrAfter(many.rows, from) } }
}

/** How many rows are in either list. */
export function sizeOf({ many, few }: WordHits): number {
  let size = many.rows.length
  for (let i = 0, j = 0; i < few.rows.length; i++) {
    j = gallop(many.rows, few.rows[i], j)
    if (many.rows[j] !== few.rows[i]) size++
  }
  return size
}

/** The lists of any tokens as one; they have this many entries in all. */
function counted(chat: Chat, ids: readonly number[], total: number): Hits {
  if (total * SPARSE < chat.count) return countedIn(chat, ids, sortedRows(chat, ids, total))
  return total * DENSE > chat.count ? countedIn(chat, ids, null) : countedByBits(chat, ids)
}

/** A bit for each row that is met, and read off the bits the rows in order. */
function countedByBits(chat: Chat, ids: readonly number[]): Hits {
  const { start, end, rows, more } = postings(chat)
  const bits = marks(chat)
  const times = counters(chat)
  let size = 0
  for (const id of ids) {
    for (let i = start[id]; i < end[id]; i++) {
      const row = rows[i]
      const before = bits[row >>> 5]
      const isMetBefore = (before >>> row) & 1
      if (isMetBefore + more[i] > 0) times[row] += isMetBefore + more[i]
      bits[row >>> 5] = before | (1 << row)
      size += 1 - isMetBefore
    }
  }
  const met = new Uint32Array(size)
  const moreInAll = new Uint8Array(size)
  for (let word = 0, at = 0; at < size; word++) {
    for (let left = bits[word]; left !== 0; left &= left - 1) {
      const row = word * 32 + 31 - Math.clz32(left & -left)
      met[at] = row
      moreInAll[at++] = Math.min(times[row], MOST_MORE)
      times[row] = 0
    }
    bits[word] = 0
  }
  return { rows: met, more: moreInAll }
}

/** The same of rows that are known, or of all: where most are met, a row's bit would wait for that of the row before. */
function countedIn(chat: Chat, ids: readonly number[], known: Uint32Array | null): Hits {
  const { start, end, rows, more } = postings(chat)
  const times = counters(chat)
  for (const id of ids) for (let i = start[id]; i < end[id]; i++) times[rows[i]] += 1 + more[i]
  const met = known ?? rowsMet(times, chat.count)
  const moreInAll = new Uint8Array(met.length)
  for (let i = 0; i < met.length; i++) {
    moreInAll[i] = times[met[i]] - 1
    times[met[i]] = 0
  }
  return { rows: met, more: moreInAll }
}

/** The rows that any of these tokens are in, by sorting. */
function sortedRows(chat: Chat, ids: readonly number[], total: number): Uint32Array {
  const { start, end, rows } = postings(chat)
  const all = new Uint32Array(total)
  let size = 0
  for (const id of ids) for (let i = start[id]; i < end[id]; i++) all[size++] = rows[i]
  all.sort()
  let kept = 0
  for (let i = 0; i < total; i++) if (i === 0 || all[i] !== all[i - 1]) all[kept++] = all[i]
  return all.subarray(0, kept)
}

/** The rows that were met, in order; there are at most this many. */
function rowsMet(times: Uint8ClampedArray, most: number): Uint32Array {
  const fours = new Int32Array(times.buffer)
  const met = new Uint32Array(most + 1)
  let size = 0
  for (let four = 0; four < fours.length; four++) {
    if (fours[four] === 0) continue
    for (let row = four * 4; row < four * 4 + 4; row++) {
      met[size] = row
      size += isMet(times[row]) // else written over: no branch, for nothing would foretell it
    }
  }
  return met.subarray(0, size)
}

/** 1 where a row was met, else 0. */
const isMet = (times: number): number => (times + 0xff) >> 8

/** Which of some rows contain a word, by their places among them, and how often more than once each does. */
export interface RowsWithWord {
  places: Uint32Array
  more: Uint8Array
}

/** Those of some rows, which ascend, that contain a word. */
export function heldAmong(chat: Chat, rows: Uint32Array, hits: WordHits): RowsWithWord {
  const held: RowsWithWord = { places: new Uint32Array(rows.length), more: new Uint8Array(rows.length) }
  const isFarLonger = hits.many.rows.length > rows.length * FAR_LONGER
  const size = rows.length === 0 ? 0 : isFarLonger ? byGalloping(rows, hits, held) : byMarking(chat, rows, hits, held)
  return { places: held.places.subarray(0, size), more: held.more.subarray(0, size) }
}

function byGalloping(rows: Uint32Array, { many, few }: WordHits, held: RowsWithWord): number {
  let size = 0
  for (let place = 0, i = 0, j = 0; place < rows.length; place++) {
    const row = rows[place]
    i = gallop(many.rows, row, i)
    j = gallop(few.rows, row, j)
    const times = (many.rows[i] === row ? 1 + many.more[i] : 0) + (few.rows[j] === row ? 1 + few.more[j] : 0)
    if (times === 0) continue
    held.places[size] = place
    held.more[size++] = Math.min(times - 1, MOST_MORE)
  }
  return size
}

/** The word's rows are marked, and each of the others looks whether it is: nothing has to be guessed. */
function byMarking(chat: Chat, rows: Uint32Array, { many, few }: WordHits, { places, more }: RowsWithWord): number {
  const times = counters(chat)
  const first = rows[0]
  const last = rows[rows.length - 1]
  for (const list of [many, few]) {
    const end = firstAtOrAfter(list.rows, last + 1)
    for (let i = firstAtOrAfter(list.rows, first); i < end; i++) times[list.rows[i]] += 1 + list.more[i]
  }
  let size = 0
  for (let place = 0; place < rows.length; place++) {
    const met = times[rows[place]]
    places[size] = place
    more[size] = met - 1
    size += isMet(met)
  }
  times.fill(0, first, last + 1)
  return size
}

/** Those of some rows that contain what `timesIn` counts. */
export function hitsAmong(rows: Uint32Array, timesIn: (row: number) => number): Hits {
  const found = new Uint32Array(rows.length)
  const more = new Uint8Array(rows.length)
  let size = 0
  for (let i = 0; i < rows.length; i++) {
    const times = timesIn(rows[i])
    if (times === 0) continue
    found[size] = rows[i]
    more[size++] = Math.min(times - 1, MOST_MORE)
  }
  return { rows: found.subarray(0, size), more: more.subarray(0, size) }
}
