/**
 * Which messages of two exports of one chat are the same, compared without their times and names: both files contain the chat
 * in one order. What is once in each file contains the two together, as in a comparison of texts ("patience diff",
 * Bram Cohen 2009); from there it continues message by message. So it is found out what a renamed contact was called, and by
 * how much the clocks differ. What is kept of a minute is not decided here.
 */
import type { Chat } from '#chat/chat.ts'
import type { Contents } from './merge-content.ts'

/** An export in the order of its file, a message at each place. */
export interface Side {
  chat: Chat
  /** The row at each place. */
  rows: Uint32Array
  hash: Int32Array
  /** Minutes since 1970 on the phone's clock. */
  minute: Int32Array
}

/** Messages that are the same, in the order of both files. */
export interface Alignment {
  first: Side
  second: Side
  /** Their places in either file. */
  a: Int32Array
  b: Int32Array
  /** Whether what a message says is once in each of the files. */
  isTelling: Uint8Array
}

/** Clocks of the world differ by quarters of an hour, and by 26 hours at most. */
export const QUARTER = 15
export const FARTHEST_MINUTES = 26 * 60
/** Clocks are put forward and back by two hours at most; both sides' at the same time by no more. */
export const CHANGE_MINUTES = 120
const NONE = -1
const TWICE = -2

export function* aligned(chatA: Chat, contentsA: Contents, chatB: Chat, contentsB: Contents): Generator<undefined, Alignment> {
  const first = sideOf(chatA, contentsA)
  const second = sideOf(chatB, contentsB)
  yield
  const alone = onceInBoth(first.hash, second.hash)
  yield
  const inTurn = onceInBoth(withNeighbours(first), withNeighbours(second))
  yield
  /** Of each place of the second file: its message's place in the first. */
  const match = alone.map((at, b) => (isPossible(first, second, at, b) ? at : isPossible(first, second, inTurn[b], b) ? inTurn[b] : NONE))
  keepLongestRise(match)
  yield
  extend(first, second, match)
  yield* fillGaps(first, second, match)
  const count = match.reduce((sum, at) => sum + (at === NONE ? 0 : 1), 0)
  const a = new Int32Array(count)
  const b = new Int32Array(count)
  const isTelling = new Uint8Array(count)
  let i = 0
  for (let place = 0; place < match.length; place++) {
    const at = match[place]
    if (at === NONE) continue
    a[i] = at
    b[i] = place
    isTelling[i] = alone[place] === at ? 1 : 0
    i++
  }
  return { first, second, a, b, isTelling }
}

/** How many minutes later a message is in the first file than in the second. */
export const minutesBetween = (first: Side, second: Side, a: number, b: number): number => first.minute[a] - second.minute[b]

/** Whether two places can contain one message: the same words, by clocks that some two zones of the world have. */
function isPossible(first: Side, second: Side, a: number, b: number): boolean {
  if (a < 0 || first.hash[a] !== second.hash[b]) return false
  const minutes = minutesBetween(first, second, a, b)
  return minutes % QUARTER === 0 && Math.abs(minutes) <= FARTHEST_MINUTES
}

function sideOf(chat: Chat, { hash }: Contents): Side {
  const rows = inFileOrder(chat)
  const minute = new Int32Array(rows.length)
  const inOrder = new Int32Array(rows.length)
  for (let place = 0; place < rows.length; place++) {
    minute[place] = Math.floor(chat.time[rows[place]] / 60)
    inOrder[place] = hash[rows[place]]
  }
  return { chat, rows, hash: inOrder, minute }
}

/** A chat's rows in the order of its file. */
export function inFileOrder({ id, count }: Pick<Chat, 'id' | 'count'>): Uint32Array {
  const rows = new Uint32Array(count)
  for (let row = 0; row < count; row++) {
    if (id[row] >= count) return rows.map((_, i) => i).sort((a, b) => id[a] - id[b])
    rows[id[row]] = row
  }
  return rows
}

/** Of three messages in turn: what they say and the minutes between them, which are the same in every time zone. */
function withNeighbours({ hash, minute }: Side): Int32Array {
  const keys = new Int32Array(hash.length)
  for (let i = 0; i + 2 < hash.length; i++) {
    let key = hash[i]
    key = mixed(key, minute[i + 1] - minute[i])
    key = mixed(key, hash[i + 1])
    key = mixed(key, minute[i + 2] - minute[i + 1])
    keys[i] = mixed(key, hash[i + 2])
  }
  return keys
}

/** 32 bits of two numbers (the rounds of MurmurHash3, Austin Appleby, public domain). */
function mixed(a: number, b: number): number {
  const h = Math.imul(a ^ Math.imul(b, 0x9e3779b1), 0x85ebca6b)
  return h ^ (h >>> 13)
}

/** Of each place of the second file the place in the first that has the same key, where it is once in each. */
function onceInBoth(keysA: Int32Array, keysB: Int32Array): Int32Array {
  let size = 16
  while (size < keysA.length * 2) size *= 2
  /** Open addressing: place + 1 in each slot, 0 where free. */
  const slots = new Int32Array(size)
  const slotOf = (key: number): number => {
    let slot = mixed(key, 1) & (size - 1)
    while (slots[slot] !== 0 && keysA[slots[slot] - 1] !== key) slot = (slot + 1) & (size - 1)
    return slot
  }
  const partner = new Int32Array(keysA.length).fill(NONE)
  for (let a = 0; a < keysA.length; a++) {
    const slot = slotOf(keysA[a])
    if (slots[slot] === 0) slots[slot] = a + 1
    else partner[slots[slot] - 1] = TWICE
  }
  const found = new Int32Array(keysB.length).fill(NONE)
  for (let b = 0; b < keysB.length; b++) {
    const a = slots[slotOf(keysB[b])] - 1
    if (a < 0) continue
    if (partner[a] === NONE) {
      partner[a] = b
      found[b] = a
    } else if (partner[a] >= 0) {
      found[partner[a]] = NONE
      partner[a] = TWICE
    }
  }
  return found
}

/** Of the matches only those of a longest chain that rises in both files (patience sorting). */
function keepLongestRise(match: Int32Array): void {
  const tails: number[] = []
  const before = new Int32Array(match.length).fill(NONE)
  for (let b = 0; b < match.length; b++) {
    if (match[b] === NONE) continue
    let low = 0
    let high = tails.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (match[tails[middle]] < match[b]) low = middle + 1
      else high = middle
    }
    if (low > 0) before[b] = tails[low - 1]
    tails[low] = b
  }
  const isKept = new Uint8Array(match.length)
  for (let b = tails.at(-1) ?? NONE; b !== NONE; b = before[b]) isKept[b] = 1
  for (let b = 0; b < match.length; b++) if (isKept[b] === 0) match[b] = NONE
}

/** From every match onwards, and then backwards, as long as both files say the same with the clocks as far apart. */
function extend(first: Side, second: Side, match: Int32Array): void {
  const next = new Int32Array(match.length)
  for (let b = match.length - 1, a = first.hash.length; b >= 0; b--) {
    next[b] = a
    if (match[b] !== NONE) a = match[b]
  }
  for (let b = 1; b < match.length; b++) {
    const a = match[b - 1]
    if (match[b] === NONE && a !== NONE && a + 1 < next[b] && goesOn(first, second, a, b - 1, 1)) match[b] = a + 1
  }
  const before = new Int32Array(match.length)
  for (let b = 0, a = NONE; b < match.length; b++) {
    before[b] = a
    if (match[b] !== NONE) a = match[b]
  }
  for (let b = match.length - 2; b >= 0; b--) {
    const a = match[b + 1]
    if (match[b] === NONE && a !== NONE && a - 1 > before[b] && goesOn(first, second, a, b + 1, -1)) match[b] = a - 1
  }
}

/** Whether the neighbours of two messages that are the same are the same as well, by the same clocks. */
function goesOn(first: Side, second: Side, a: number, b: number, step: 1 | -1): boolean {
  return (
    first.hash[a + step] === second.hash[b + step] &&
    minutesBetween(first, second, a + step, b + step) === minutesBetween(first, second, a, b)
  )
}

/** Places that have no match, between two that have: up to, and without, `aEnd` and `bEnd`. */
interface Gap {
  a: number
  aEnd: number
  b: number
  bEnd: number
  /** By how many minutes the clocks differ on either side of it; null at the ends of the files. */
  before: number | null
  after: number | null
}

/** What is left between the matches. */
function* fillGaps(first: Side, second: Side, match: Int32Array): Generator<undefined> {
  let work = 0
  for (const gap of gapsOf(first, second, match)) {
    fill(first, second, match, gap)
    work += gap.aEnd - gap.a + gap.bEnd - gap.b
    if (work < 1 << 15) continue
    work = 0
    yield
  }
}

function gapsOf(first: Side, second: Side, match: Int32Array): Gap[] {
  const gaps: Gap[] = []
  let [a, b]: [number, number] = [0, 0]
  let before: number | null = null
  const until = (aEnd: number, bEnd: number, after: number | null) => {
    if ((before !== null || after !== null) && aEnd > a && bEnd > b) gaps.push({ a, aEnd, b, bEnd, before, after })
  }
  for (let place = 0; place < match.length; place++) {
    const at = match[place]
    if (at === NONE) continue
    const minutes = minutesBetween(first, second, at, place)
    until(at, place, minutes)
    ;[a, b, before] = [at + 1, place + 1, minutes]
  }
  until(first.hash.length, match.length, null)
  return gaps
}

function fill(first: Side, second: Side, match: Int32Array, gap: Gap): void {
  if (fillInTurn(first, second, match, gap)) return
  // By their content: what is between the same two messages, the clocks as far apart as before or after it.
  const places = new Map<number, number[]>()
  for (let a = gap.aEnd - 1; a >= gap.a; a--) {
    const alike = places.get(first.hash[a])
    if (alike) alike.push(a)
    else places.set(first.hash[a], [a])
  }
  for (let b = gap.b; b < gap.bEnd; b++) {
    const alike = places.get(second.hash[b])
    if (!alike) continue
    for (let i = alike.length - 1; i >= Math.max(0, alike.length - MOST_ALIKE); i--) {
      const minutes = minutesBetween(first, second, alike[i], b)
      if (minutes !== gap.before && minutes !== gap.after) continue
      match[b] = alike[i]
      alike.splice(i, 1)
      break
    }
  }
}
/** This many messages that say the same are looked through for the one of the right minute. */
const MOST_ALIKE = 64

/** Where both say the same things in turn, they are the same; at an end of a file the shorter one's. Says whether they are. */
function fillInTurn(first: Side, second: Side, match: Int32Array, { a, aEnd, b, bEnd, before, after }: Gap): boolean {
  const count = Math.min(aEnd - a, bEnd - b)
  const isInside = before !== null && after !== null
  if (isInside && aEnd - a !== bEnd - b) return false
  const [fromA, fromB] = before === null ? [aEnd - count, bEnd - count] : [a, b]
  for (let i = 0; i < count; i++) if (!isPossible(first, second, fromA + i, fromB + i)) return false
  for (let i = 0; i < count; i++) match[fromB + i] = fromA + i
  return true
}
