/** The rows that hold something, and how often. */
import type { Chat } from '../chat.ts'
import { column } from '../column.ts'
import { MOST_MORE, postings } from '../words/postings.ts'

export interface Hits {
  /** Ascending, each once. Not to be written to: of one token it is the index itself. */
  readonly rows: Uint32Array
  /** For each row how often more than once, up to `MOST_MORE`. */
  readonly more: Uint8Array
}

export const noHits: Hits = { rows: new Uint32Array(), more: new Uint8Array() }

/** How often each row was met so far; all 0 but while lists are put together. Counts end at 255, and four rows more make whole words. */
const counters = column(({ count }) => new Uint8ClampedArray((count + 4) & ~3))

/** Where more than one row in so many is met, looking through all of them is quicker than sorting. */
const DENSE = 256

/** The rows that hold any of these tokens, counted together. */
export function hitsOf(chat: Chat, ids: readonly number[]): Hits {
  const { start, end, rows, more } = postings(chat)
  if (ids.length === 0) return noHits
  if (ids.length === 1) return { rows: rows.subarray(start[ids[0]], end[ids[0]]), more: more.subarray(start[ids[0]], end[ids[0]]) }
  const times = counters(chat)
  let total = 0
  for (const id of ids) total += end[id] - start[id]
  const met = new Uint32Array(Math.min(total, chat.count))
  let size = 0
  for (const id of ids) {
    for (let i = start[id]; i < end[id]; i++) {
      const row = rows[i]
      if (times[row] === 0) met[size++] = row
      times[row] += 1 + more[i]
    }
  }
  if (size * DENSE > chat.count) inOrder(times, met)
  else met.subarray(0, size).sort()
  const moreInAll = new Uint8Array(size)
  for (let i = 0; i < size; i++) {
    moreInAll[i] = times[met[i]] - 1
    times[met[i]] = 0
  }
  return { rows: met.subarray(0, size), more: moreInAll }
}

/** Writes the rows that were met, in order. */
function inOrder(times: Uint8ClampedArray, met: Uint32Array): void {
  const fours = new Int32Array(times.buffer)
  let size = 0
  for (let four = 0; four < fours.length; four++) {
    if (fours[four] === 0) continue
    for (let row = four * 4; row < four * 4 + 4; row++) if (times[row] !== 0) met[size++] = row
  }
}

/** Those of some rows that hold what `timesIn` counts. */
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
