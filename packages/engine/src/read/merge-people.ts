/** What two exports of one chat may disagree in: what people are called, and the time zone of the phone. */
import { type Chat, flag, kindIndex } from '../chat.ts'
import { bytesBetween } from './merge-content.ts'

export interface CommonPeople {
  /** Everyone: the first export's people, then those only the second has. */
  participants: string[]
  /** Who each of the second export's people is. */
  personOf: Uint32Array
}

/** A text of so many bytes is hardly written twice in the same minute by chance. */
const TELLING_BYTES = 12
/** Two names are one person's from so many of the same messages on, if they are most that could be compared. */
const FEWEST_SAME = 5

/** People by name; a name that only one export has is the other's where both wrote the same things in the same minutes. */
export function commonPeople(first: Chat, second: Chat): CommonPeople {
  const byName = new Map(first.participants.map((name, person) => [name, person]))
  const renamed = renamedPeople(first, second, byName)
  const participants = [...first.participants]
  const personOf = Uint32Array.from(
    second.participants,
    (name, author) => byName.get(name) ?? renamed.get(author) ?? participants.push(name) - 1,
  )
  return { participants, personOf }
}

/** Of the second export's people whose names the first does not know: who they are there. */
function renamedPeople(first: Chat, second: Chat, byName: ReadonlyMap<string, number>): Map<number, number> {
  const found = new Map<number, number>()
  const secondNames = new Set(second.participants)
  const isUnknown = second.participants.map((name) => !byName.has(name))
  const isMissing = first.participants.map((name) => !secondNames.has(name))
  if (!isUnknown.includes(true) || !isMissing.includes(true)) return found
  /** Who wrote a telling text in a minute, under the names that are missing. */
  const writers = new Map<string, number>()
  for (let row = 0; row < first.count; row++) {
    if (isMissing[first.author[row]] && isTelling(first, row)) writers.set(moment(first, row), first.author[row])
  }
  const [from, to] = overlap(first, second)
  const votes = second.participants.map(() => new Map<number, number>())
  const compared = new Uint32Array(second.participants.length)
  for (let row = 0; row < second.count; row++) {
    const author = second.author[row]
    if (!isUnknown[author] || second.time[row] < from || second.time[row] > to || !isTelling(second, row)) continue
    compared[author]++
    const writer = writers.get(moment(second, row))
    if (writer !== undefined) votes[author].set(writer, (votes[author].get(writer) ?? 0) + 1)
  }
  const taken = new Set<number>()
  for (const [author, counts] of votes.entries()) {
    const [best] = [...counts].sort((a, b) => b[1] - a[1])
    if (!best || best[1] < FEWEST_SAME || best[1] * 2 <= compared[author] || taken.has(best[0])) continue
    taken.add(best[0])
    found.set(author, best[0])
  }
  return found
}

const moment = (chat: Chat, row: number): string =>
  `${Math.floor(chat.time[row] / 60)} ${bytesBetween(chat.bytes, chat.start[row], chat.end[row])}`

const isTelling = ({ kind, flags, start, end }: Chat, row: number): boolean =>
  kind[row] === kindIndex.text && (flags[row] & flag.bare) === 0 && end[row] - start[row] >= TELLING_BYTES

/** The time both exports cover. */
const overlap = (a: Chat, b: Chat): [from: number, to: number] =>
  a.count === 0 || b.count === 0 ? [1, 0] : [Math.max(a.time[0], b.time[0]), Math.min(a.time[a.count - 1], b.time[b.count - 1])]

/** So many messages of the second export are looked for in the first. */
const SAMPLE = 4000
const UNIQUE_BYTES = 24
/** Clocks of the world differ by quarters of an hour, and by 26 hours at most. */
const QUARTER = 900
const FARTHEST = 26 * 3600
const FEWEST_SHIFTED = 20
const MOST_OF = 0.8

/**
 * Seconds to be added to the second export's times so that they agree with the first's. A phone that travelled writes all
 * its old messages in the new zone's time; long texts that occur once in each export tell by how much.
 */
export function clockShift(first: Chat, second: Chat, personOf: Uint32Array): number {
  const sample = new Map<string, number>()
  const step = Math.max(1, Math.floor(second.count / SAMPLE))
  for (let row = 0; row < second.count; row += step) {
    if (!isLong(second, row)) continue
    const text = `${personOf[second.author[row]]} ${bytesBetween(second.bytes, second.start[row], second.end[row])}`
    sample.set(text, sample.has(text) ? Number.NaN : second.time[row])
  }
  const found = new Map<string, number>()
  for (let row = 0; row < first.count; row++) {
    if (!isLong(first, row)) continue
    const text = `${first.author[row]} ${bytesBetween(first.bytes, first.start[row], first.end[row])}`
    const time = sample.get(text)
    if (time === undefined) continue
    found.set(text, found.has(text) ? Number.NaN : Math.floor(first.time[row] / 60) - Math.floor(time / 60))
  }
  const counts = new Map<number, number>()
  let compared = 0
  for (const minutes of found.values()) {
    if (Number.isNaN(minutes)) continue
    compared++
    counts.set(minutes * 60, (counts.get(minutes * 60) ?? 0) + 1)
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1])
  if (!most) return 0
  const [shift, count] = most
  const isZone = shift % QUARTER === 0 && Math.abs(shift) <= FARTHEST
  return isZone && count >= FEWEST_SHIFTED && count >= compared * MOST_OF ? shift : 0
}

const isLong = (chat: Chat, row: number): boolean => isTelling(chat, row) && chat.end[row] - chat.start[row] >= UNIQUE_BYTES
