/** System lines of two exports made one: of those alike in one minute as many as the export has that contains more of them. */
import { type Chat, type Events, textBetween } from '#chat/chat.ts'
import { seenOf } from './merge-content.ts'

interface EventRow {
  time: number
  /** The id in the merged chat that it is before. */
  before: number
  start: number
  end: number
  key: string
}

/**
 * `secondRows` is the order in which the second export's rows are behind the first's, `shifts` are the seconds added to
 * them, and `places` the id in the merged chat of each row.
 */
export function mergedEvents(
  first: Chat,
  second: Chat,
  secondRows: Uint32Array,
  shifts: Int32Array | undefined,
  places: Uint32Array,
): Events {
  const secondPlaces = new Uint32Array(second.count)
  for (let i = 0; i < second.count; i++) secondPlaces[secondRows[i]] = places[first.count + i]
  const own = eventRows(first, places, 0)
  const other = eventRows(second, secondPlaces, first.bytes.length, shifts)
  const unmatched = new Map<string, number>()
  for (const { key } of own) unmatched.set(key, (unmatched.get(key) ?? 0) + 1)
  const added = other.filter(({ key }) => {
    const left = unmatched.get(key) ?? 0
    if (left > 0) unmatched.set(key, left - 1)
    return left === 0
  })
  const rows = [...own, ...added].sort((a, b) => a.time - b.time || a.before - b.before)
  return {
    count: rows.length,
    time: Uint32Array.from(rows, ({ time }) => time),
    before: Uint32Array.from(rows, ({ before }) => before),
    start: Uint32Array.from(rows, ({ start }) => start),
    end: Uint32Array.from(rows, ({ end }) => end),
  }
}

/** An export's events; `places` are its rows' ids in the merged chat, `behind` is where its bytes begin there. */
function eventRows({ bytes, events, id, count }: Chat, places: Uint32Array, behind: number, shifts?: Int32Array): EventRow[] {
  const rowOf = new Uint32Array(count)
  for (let row = 0; row < count; row++) rowOf[id[row]] = row
  return Array.from({ length: events.count }, (_, i) => {
    const isLast = events.before[i] >= count
    // Behind the last message in the file's order, which is not the last in time where clocks went back.
    const row = count === 0 ? 0 : rowOf[isLast ? count - 1 : events.before[i]]
    const time = events.time[i] + (shifts && count > 0 ? shifts[row] : 0)
    return {
      time,
      before: count === 0 ? 0 : places[row] + (isLast ? 1 : 0),
      start: events.start[i] + behind,
      end: events.end[i] + behind,
      key: `${Math.floor(time / 60)} ${seenOf(textBetween(bytes, events.start[i], events.end[i]))}`,
    }
  })
}
