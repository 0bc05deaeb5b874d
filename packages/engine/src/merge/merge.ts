/**
 * Two exports of one chat made one: a later one, or the part a phone left out.
 *
 * Nothing is lost and nothing doubled. People do send "ok" twice, so messages are never thrown away for being alike: of
 * those with the same minute, author and content, as many are kept as the export has that contains more of them.
 */
import { MINUTE } from '@convostat/format/seconds'
import { type Chat, take } from '#chat/chat.ts'
import { NumberSet } from '#import/number-set.ts'
import { timeOrder } from '#import/time-order.ts'
import { aligned, FARTHEST_MINUTES, inFileOrder, QUARTER } from './merge-align.ts'
import { clockOf } from './merge-clock.ts'
import { type Contents, contentsOf } from './merge-content.ts'
import { mergedEvents } from './merge-events.ts'
import { compareDays, type Joined, joined, KEPT, keepLatestPolls } from './merge-join.ts'
import { goesBack, inFilesOrder } from './merge-order.ts'
import { type CommonPeople, commonPeople, hasOtherNames, peopleIfRenamed, type Renamed } from './merge-people.ts'

export interface Merged {
  chat: Chat
  /** Messages of the second export that the first had already, and that it had not. */
  known: number
  added: number
  /** Wall-clock seconds of the first and the last message added; null where there is none. */
  firstAdded: number | null
  lastAdded: number | null
  /** Seconds added to most of the second export's times: its phone was in another time zone. 0 where both agree. */
  shift: number
  /** The least and the largest number of seconds added; not the same where the zones have summer time on other days. */
  shiftRange: readonly [least: number, most: number]
  /** People of the shorter export who are in the other as well, and all of its people. */
  shared: number
  people: number
  /** Who is called otherwise in the second export. */
  renamed: readonly Renamed[]
  /** Of the days both tell of: the messages of the export that has fewer, and how many of them are in both. */
  compared: number
  same: number
}

export interface MergeOptions {
  /** In chats of two the one name each that the other export lacks is taken for one person's, unless messages speak against it. */
  assumeRenamed?: boolean
}

/** Fewer messages of the same days than this prove nothing. */
export const FEWEST_COMPARED = 5

/** Merges the second export into the first. People are the same where their names are, or where they wrote the same messages. */
export function merge(first: Chat, second: Chat, options: MergeOptions = {}): Merged {
  const steps = mergeSteps(first, second, options)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** The same bit by bit: yields which share of it is done, every few milliseconds. */
export function* mergeSteps(first: Chat, second: Chat, { assumeRenamed = false }: MergeOptions = {}): Generator<number, Merged> {
  const rows = Math.max(1, first.count + second.count)
  const within = function* <T>(steps: Generator<number | undefined, T>, from: number, share: number): Generator<number, T> {
    for (;;) {
      const { done, value } = steps.next()
      if (done) return value
      yield from + share * ((value ?? 0) / rows)
    }
  }
  const firstContents = yield* within(contentsOf(first), 0, 0.3)
  const secondContents = yield* within(contentsOf(second), 0.3 * (first.count / rows), 0.3)

  const place = sideBySide(first, firstContents, second, secondContents)
  let people = commonPeople(first, second, null)
  let sides = place(people)
  let join = yield* within(joined(sides.chat, sides.contents, first.count), 0.3, 0.2)
  let clock = null
  if (!agrees(join, first.count, sides.chat) && mayBeOff(join, first.count, sides.chat, sides.contents)) {
    const alignment = yield* within(aligned(first, firstContents, second, secondContents), 0.5, 0)
    clock = clockOf(alignment)
    if (hasOtherNames(first, second)) people = commonPeople(first, second, alignment)
    if (clock || people.renamed.length > 0) {
      sides = place(people, clock?.shifts)
      join = yield* within(joined(sides.chat, sides.contents, first.count), 0.6, 0.2)
    }
  }
  let days = compareDays(sides.chat, join, first.count)
  const assumed = assumeRenamed && people.renamed.length === 0 ? peopleIfRenamed(first, second) : null
  if (assumed) {
    const otherSides = place(assumed, clock?.shifts)
    const other = yield* within(joined(otherSides.chat, otherSides.contents, first.count), 0.8, 0.1)
    const otherDays = compareDays(otherSides.chat, other, first.count)
    if (otherDays.compared < FEWEST_COMPARED || otherDays.same * 2 >= otherDays.compared) {
      ;[people, sides, join, days] = [assumed, otherSides, other, otherDays]
    }
  }
  yield 0.9
  const both = sides.chat
  keepLatestPolls(both, join, first.count, lastTime(both, first.count, both.count) >= lastTime(both, 0, first.count))
  const { twin, known } = join
  const order = goesBack(first) || goesBack(second) ? inFilesOrder(both, join, first.count) : join.order
  const { sorted, id } = inTime(both, order)
  const chat = { ...take(both, sorted), id }
  const shorter = second.count < first.count ? people.personOf : Uint32Array.from(first.participants, (_, person) => person)
  const inSecond = new Set(people.personOf)
  return {
    chat: { ...chat, events: mergedEvents(first, second, sides.secondRows, clock?.shifts, placesOf(order, twin)) },
    known,
    added: second.count - known,
    ...addedSpan(first.count, both, sorted, join),
    shift: clock?.usual ?? 0,
    shiftRange: clock ? [clock.least, clock.most] : [0, 0],
    shared: [...shorter].filter((person) => person < first.participants.length && inSecond.has(person)).length,
    people: shorter.length,
    renamed: people.renamed,
    ...days,
  }
}

interface Sides {
  /** Both exports in one: first the rows of the first, then those of the second, over the bytes of both. */
  chat: Chat
  contents: Contents
  /** The second export's rows as they are here; its clock may be set otherwise at every one. */
  secondRows: Uint32Array
}

/** Puts two exports side by side, with their people as they are found to be, and the second's clock as it is. */
function sideBySide(first: Chat, firstContents: Contents, second: Chat, secondContents: Contents) {
  const behind = first.bytes.length
  const bytes = new Uint8Array(behind + second.bytes.length)
  bytes.set(first.bytes)
  bytes.set(second.bytes, behind)
  return ({ participants, personOf }: CommonPeople, shifts?: Int32Array): Sides => {
    const secondRows = rowsByClock(second, shifts)
    /** A column of both; where no clock is set, the second's rows stay as they were. */
    const column = <T extends Uint32Array | Int32Array | Uint8Array>(a: T, b: T): T => {
      const whole = new (a.constructor as new (length: number) => T)(a.length + b.length)
      whole.set(a)
      if (!shifts) whole.set(b, a.length)
      else for (let i = 0; i < b.length; i++) whole[a.length + i] = b[secondRows[i]]
      return whole
    }
    const [start, end, author] = [column(first.start, second.start), column(first.end, second.end), column(first.author, second.author)]
    for (let row = first.count; row < start.length; row++) {
      start[row] += behind
      end[row] += behind
      author[row] = personOf[author[row]]
    }
    const time = column(first.time, second.time)
    if (shifts) for (let i = 0; i < secondRows.length; i++) time[first.count + i] += shifts[secondRows[i]]
    const chat = {
      bytes,
      count: first.count + second.count,
      id: column(first.id, second.id),
      time,
      author,
      kind: column(first.kind, second.kind),
      flags: column(first.flags, second.flags),
      start,
      end,
      participants,
      events: first.events,
    }
    const contents = {
      hash: column(firstContents.hash, secondContents.hash),
      mentions: column(firstContents.mentions, secondContents.mentions),
    }
    return { chat, contents, secondRows }
  }
}

/** A chat's rows in stable order of their times, once those are set by another clock. */
function rowsByClock(chat: Chat, shifts?: Int32Array): Uint32Array {
  if (!shifts) return new Uint32Array(chat.count).map((_, row) => row)
  const rows = inFileOrder(chat)
  const places = timeOrder(rows.map((row) => chat.time[row] + shifts[row]))
  return places ? places.map((place) => rows[place]) : rows
}

/** This many minutes in which the same was said are not chance; one alike, where one export ends and the other begins, may be. */
const FEWEST_MINUTES = 3

/** Whether the exports agree as they are: of the time that both tell of, in some minutes of talk, each contains all that the other contains. */
function agrees({ isShared }: Joined, split: number, { time, count }: Chat): boolean {
  if (split === 0 || split === count) return false
  const begin = Math.max(time[0], time[split])
  const end = Math.min(time[split - 1], time[count - 1])
  const minutes = new Set<number>()
  for (let row = 0; row < count; row++) {
    if (time[row] < begin || time[row] > end) continue
    if (isShared[row] === 0) return false
    if (minutes.size < FEWEST_MINUTES) minutes.add(Math.floor(time[row] / MINUTE))
  }
  return minutes.size >= FEWEST_MINUTES
}

/** Two clocks of the world differ by quarters of an hour, and by this many seconds at most. */
const FARTHEST = FARTHEST_MINUTES * MINUTE

/** Whether something that one export alone contains is found in the other at another hour, or under another name. */
function mayBeOff({ isShared }: Joined, split: number, both: Chat, { hash }: Contents): boolean {
  const { time } = both
  const keyOf = (row: number, stretch: number): number =>
    hash[row] ^ Math.imul(stretch * QUARTER + (Math.floor(time[row] / MINUTE) % QUARTER), 0x9e3779b1)
  const stretchOf = (row: number): number => Math.floor(time[row] / FARTHEST)
  const alone = new NumberSet(split)
  for (let row = 0; row < split; row++) if (isShared[row] === 0) alone.add(keyOf(row, stretchOf(row)))
  for (let row = split; row < time.length; row++) {
    if (isShared[row] === 1) continue
    const stretch = stretchOf(row)
    if (alone.has(keyOf(row, stretch)) || alone.has(keyOf(row, stretch - 1)) || alone.has(keyOf(row, stretch + 1))) return true
  }
  return false
}

const lastTime = ({ time }: Chat, from: number, to: number): number => (to > from ? time[to - 1] : 0)

/** The kept rows in stable time order, and the id of each: its place among the rows as they were interleaved. */
function inTime({ time }: Chat, order: Uint32Array): { sorted: Uint32Array; id: Uint32Array } {
  const places = timeOrder(order.map((row) => time[row]))
  return { sorted: places ? places.map((place) => order[place]) : order, id: places ?? order.map((_, place) => place) }
}

/** From when to when the messages are that only the second export contains. */
function addedSpan(split: number, { time }: Chat, sorted: Uint32Array, { isShared }: Joined): Pick<Merged, 'firstAdded' | 'lastAdded'> {
  let firstAdded: number | null = null
  let lastAdded: number | null = null
  for (const row of sorted) {
    if (row < split || isShared[row] === 1) continue
    firstAdded ??= time[row]
    lastAdded = time[row]
  }
  return { firstAdded, lastAdded }
}

/** The id in the merged chat of every row, of those that were dropped the id of their twin. */
function placesOf(order: Uint32Array, twin: Int32Array): Uint32Array {
  const places = new Uint32Array(twin.length)
  for (let place = 0; place < order.length; place++) places[order[place]] = place
  for (let row = 0; row < twin.length; row++) if (twin[row] !== KEPT) places[row] = places[twin[row]]
  return places
}
