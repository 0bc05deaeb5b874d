/**
 * Two exports of one chat made one: a later one, or the part a phone left out.
 *
 * Nothing is lost and nothing doubled. People do send "ok" twice, so messages are never thrown away for being alike: of
 * those with the same minute, author and content, as many are kept as the export has that holds more of them. Within a
 * minute the order is that of the export with more messages of it; what only the other one holds stands behind what it
 * stood behind there.
 */
import { type Chat, type Events, take } from '../chat.ts'
import { bytesBetween, contentOf } from './merge-content.ts'
import { clockShift, commonPeople } from './merge-people.ts'
import { timeOrder } from './time-order.ts'

export interface Merged {
  chat: Chat
  /** Messages of the second export that the first had already, and that it had not. */
  known: number
  added: number
  /** Wall-clock seconds of the first and the last message added; null where there is none. */
  firstAdded: number | null
  lastAdded: number | null
  /** Seconds added to the second export's times: its phone was in another time zone. 0 where both agree. */
  shift: number
  /** People of the shorter export who are in the other as well, and all of its people. */
  shared: number
  people: number
}

const MINUTE = 60
const KEPT = -1

/** Merges the second export into the first. People are the same where their names are, or where they wrote the same messages. */
export function merge(first: Chat, second: Chat): Merged {
  const { participants, personOf } = commonPeople(first, second)
  const shift = clockShift(first, second, personOf)
  const both = sideBySide(first, second, participants, personOf, shift)
  const { order, twin, known } = interleaved(both, first.count)
  const sorted = inTime(both, order)
  const chat = { ...take(both, sorted), id: idsOf(both, order) }
  const span = addedSpan(first.count, both, sorted, twin)
  const shorter = second.count < first.count ? personOf : Uint32Array.from(first.participants, (_, person) => person)
  const inFirst = first.participants.length
  const inSecond = new Set(personOf)
  const shared = [...shorter].filter((person) => person < inFirst && inSecond.has(person)).length
  return {
    chat: { ...chat, events: mergedEvents(first, second, both, shift, placesOf(order, twin)) },
    known,
    added: second.count - known,
    ...span,
    shift,
    shared,
    people: shorter.length,
  }
}

/** Both exports in one: first the rows of the first, then those of the second, over the bytes of both. */
function sideBySide(first: Chat, second: Chat, participants: string[], personOf: Uint32Array, shift: number): Chat {
  const behind = first.bytes.length
  const bytes = new Uint8Array(behind + second.bytes.length)
  bytes.set(first.bytes)
  bytes.set(second.bytes, behind)
  const column = <T extends Uint32Array | Uint8Array>(a: T, b: T, change: (value: number) => number = (value) => value): T => {
    const whole = new (a.constructor as new (length: number) => T)(a.length + b.length)
    whole.set(a)
    for (let row = 0; row < b.length; row++) whole[a.length + row] = change(b[row])
    return whole
  }
  const inSecond = (at: number) => at + behind
  return {
    bytes,
    count: first.count + second.count,
    id: column(first.id, second.id),
    time: column(first.time, second.time, (time) => time + shift),
    author: column(first.author, second.author, (author) => personOf[author]),
    kind: column(first.kind, second.kind),
    flags: column(first.flags, second.flags),
    start: column(first.start, second.start, inSecond),
    end: column(first.end, second.end, inSecond),
    participants,
    events: first.events,
  }
}

interface Interleaved {
  /** The rows kept, minute by minute. */
  order: Uint32Array
  /** Of each row: `KEPT`, or the row of the other export that is the same message. */
  twin: Int32Array
  /** How many rows of the second export have a twin in the first. */
  known: number
}

function interleaved(both: Chat, split: number): Interleaved {
  const { count, time } = both
  const order = new Uint32Array(count)
  const twin = new Int32Array(count).fill(KEPT)
  let size = 0
  let known = 0
  const push = (row: number): void => {
    order[size++] = row
  }
  const minuteEnd = (from: number, end: number, minute: number): number => {
    let row = from
    while (row < end && Math.floor(time[row] / MINUTE) === minute) row++
    return row
  }
  let a = 0
  let b = split
  while (a < split || b < count) {
    const minute = Math.floor(
      Math.min(a < split ? time[a] : Number.POSITIVE_INFINITY, b < count ? time[b] : Number.POSITIVE_INFINITY) / MINUTE,
    )
    const aEnd = minuteEnd(a, split, minute)
    const bEnd = minuteEnd(b, count, minute)
    const isSecondFuller = bEnd - b > aEnd - a
    known += isSecondFuller ? joinMinute(both, b, bEnd, a, aEnd, twin, push) : joinMinute(both, a, aEnd, b, bEnd, twin, push)
    a = aEnd
    b = bEnd
  }
  return { order: order.subarray(0, size), twin, known }
}

/** The messages of one minute: those of the fuller export, and what only the other one holds. Gives how many are in both. */
function joinMinute(
  chat: Chat,
  from: number,
  to: number,
  otherFrom: number,
  otherTo: number,
  twin: Int32Array,
  push: (row: number) => void,
): number {
  if (otherFrom === otherTo) {
    for (let row = from; row < to; row++) push(row)
    return 0
  }
  // Where each content stands; a place is taken off for every message of the other export that it answers.
  const places = new Map<string, number[]>()
  for (let row = to - 1; row >= from; row--) {
    const content = contentOf(chat, row)
    const alike = places.get(content)
    if (alike) alike.push(row)
    else places.set(content, [row])
  }
  const extras = new Map<number, number[]>()
  let behind = from - 1
  let common = 0
  for (let row = otherFrom; row < otherTo; row++) {
    const place = places.get(contentOf(chat, row))?.pop()
    if (place === undefined) {
      extras.set(behind, [...(extras.get(behind) ?? []), row])
      continue
    }
    common++
    twin[row] = place
    behind = Math.max(behind, place)
  }
  for (let row = from - 1; row < to; row++) {
    if (row >= from) push(row)
    for (const extra of extras.get(row) ?? []) push(extra)
  }
  return common
}

/** The kept rows in stable time order. */
function inTime({ time }: Chat, order: Uint32Array): Uint32Array {
  const places = timeOrder(order.map((row) => time[row]))
  return places ? places.map((place) => order[place]) : order
}

/** The id of each row of the merged chat: its place among the rows as they were interleaved. */
function idsOf({ time }: Chat, order: Uint32Array): Uint32Array {
  return timeOrder(order.map((row) => time[row])) ?? Uint32Array.from(order, (_, place) => place)
}

/** From when to when the messages are that only the second export holds. A row of the second whose twin was dropped is known. */
function addedSpan(split: number, { time }: Chat, sorted: Uint32Array, twin: Int32Array): Pick<Merged, 'firstAdded' | 'lastAdded'> {
  const isKnown = new Set<number>()
  for (let row = 0; row < split; row++) if (twin[row] !== KEPT) isKnown.add(twin[row])
  let firstAdded: number | null = null
  let lastAdded: number | null = null
  for (const row of sorted) {
    if (row < split || isKnown.has(row)) continue
    firstAdded ??= time[row]
    lastAdded = time[row]
  }
  return { firstAdded, lastAdded }
}

/** The id in the merged chat of every row, of those that were dropped the id of their twin. */
function placesOf(order: Uint32Array, twin: Int32Array): Uint32Array {
  const places = new Uint32Array(twin.length)
  order.forEach((row, place) => {
    places[row] = place
  })
  for (let row = 0; row < twin.length; row++) if (twin[row] !== KEPT) places[row] = places[twin[row]]
  return places
}

interface EventRow {
  time: number
  before: number
  start: number
  end: number
}

/** System lines of both, by the same rule: of those alike in one minute as many as the fuller export has. */
function mergedEvents(first: Chat, second: Chat, both: Chat, shift: number, places: Uint32Array): Events {
  const own = eventRows(first, places.subarray(0, first.count), 0, 0)
  const other = eventRows(second, places.subarray(first.count), shift, first.bytes.length)
  const keyOf = ({ time, start, end }: EventRow) => `${Math.floor(time / MINUTE)} ${bytesBetween(both.bytes, start, end)}`
  const unmatched = new Map<string, number>()
  for (const row of own) unmatched.set(keyOf(row), (unmatched.get(keyOf(row)) ?? 0) + 1)
  const added = other.filter((row) => {
    const left = unmatched.get(keyOf(row)) ?? 0
    if (left > 0) unmatched.set(keyOf(row), left - 1)
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

/** An export's events, `before` as ids of the merged chat. */
function eventRows({ events, id, count }: Chat, places: Uint32Array, shift: number, behind: number): EventRow[] {
  const rowOf = new Uint32Array(count)
  for (let row = 0; row < count; row++) rowOf[id[row]] = row
  return Array.from({ length: events.count }, (_, i) => {
    const before = events.before[i]
    const isLast = before >= count
    return {
      time: events.time[i] + shift,
      before: isLast ? (count === 0 ? 0 : places[rowOf[count - 1]] + 1) : places[rowOf[before]],
      start: events.start[i] + behind,
      end: events.end[i] + behind,
    }
  })
}
