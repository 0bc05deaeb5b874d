import type { Chat } from '#chat/chat.ts'
import { everything, type Selection } from '#chat/selection.ts'
import { day } from '#columns/day.ts'
import type { Feelings } from '#sentiment/feelings.ts'
import { top } from '#stats/top.ts'
import { messagesByAuthor } from './message-share.ts'
import { weekIndex } from './sentiment-trend.ts'

/** How much two people's weeks go up and down together. */
export interface Sync {
  /** The earlier in the file of the two first. */
  a: string
  b: string
  /** Pearson's r of their weekly means, −1 to 1. */
  correlation: number
  /** Weeks (from Monday) in which both have a scored message. */
  weeks: number
}

export interface EmotionalSync {
  /** Most weeks first, of as many by first appearance in the file; at most 100. */
  pairs: Sync[]
  /** How many pairs there are in all. */
  totalPairs: number
}

/** In fewer weeks anything goes together by chance. */
const FEWEST_WEEKS = 8
const MOST_PAIRS = 100
/** A group has no more members; in a chat with more names, those who wrote most. */
const MOST_PEOPLE = 1024

/**
 * Pairs with at least 8 weeks in common; one of whom the weekly mean never changes goes with nobody. Which weeks two have in
 * common is kept in one bit per week, so that half a million pairs of a large group are counted without looking at their weeks.
 */
export function emotionalSync(chat: Chat, feelings: Feelings, selection: Selection = everything(chat)): EmotionalSync {
  const weekly = weeklyMeans(chat, feelings, selection, top(messagesByAuthor(chat, selection), MOST_PEOPLE).sort())
  const places = Array.from(weekly.people.keys()).filter((place) => common(weekly, place, place) >= FEWEST_WEEKS)
  const byWeeks = new Map<number, [number, number][]>()
  let totalPairs = 0
  for (const [i, a] of places.entries()) {
    for (let j = i + 1; j < places.length; j++) {
      const b = places[j]
      const weeks = common(weekly, a, b)
      if (weeks < FEWEST_WEEKS || !vary(weekly, a, b)) continue
      totalPairs++
      // Those that cannot be among the shown are counted and forgotten.
      const as = byWeeks.get(weeks)
      if (!as) byWeeks.set(weeks, [[a, b]])
      else if (as.length < MOST_PAIRS) as.push([a, b])
    }
  }
  const most = [...byWeeks].sort(([m], [n]) => n - m).flatMap(([weeks, pairs]) => pairs.map(([a, b]) => ({ a, b, weeks })))
  const pairs = most.slice(0, MOST_PAIRS).map(({ a, b, weeks }) => ({
    a: chat.participants[weekly.people[a]],
    b: chat.participants[weekly.people[b]],
    correlation: correlation(weekly, a, b),
    weeks,
  }))
  return { pairs, totalPairs }
}

/** A week in which one of two people wrote: the day number of its Monday, the mean of each, and how many messages both have in it. */
export interface WeekOfTwo {
  monday: number
  a: number | null
  b: number | null
  messages: number
}

/** The weeks of two people, earliest first: all in which either wrote. */
export function weeksOfTwo(chat: Chat, feelings: Feelings, names: readonly [a: string, b: string], selection: Selection): WeekOfTwo[] {
  const people = Uint32Array.from(names, (name) => chat.participants.indexOf(name))
  const { begin, weeks, bits, words, means } = weeklyMeans(chat, feelings, selection, people)
  const messages = new Uint32Array(weeks)
  const dayOfRow = day(chat)
  for (let row = selection.from; row < selection.to; row++)
    if (people.includes(chat.author[row])) messages[weekIndex(dayOfRow[row]) - begin]++
  const meanOf = (place: number, week: number): number | null =>
    (bits[place * words + (week >>> 5)] & (1 << week)) === 0 ? null : means[place * weeks + week]
  return Array.from({ length: weeks }, (_, week) => ({
    monday: 7 * (begin + week) - 3,
    a: meanOf(0, week),
    b: meanOf(1, week),
    messages: messages[week],
  })).filter(({ messages }) => messages > 0)
}

/** Weekly mean scores: the person at place `p` has in week `w` the mean `means[p × weeks + w]`, where the bit of that week is set. */
interface Weekly {
  /** The first week, as `weekIndex` counts them. */
  begin: number
  weeks: number
  means: Float64Array
  /** 32 weeks to an entry, `words` of them a person. */
  bits: Int32Array
  words: number
  /** Who is at each place. */
  people: Uint32Array
}

function weeklyMeans(chat: Chat, { score }: Feelings, selection: Selection, people: Uint32Array): Weekly {
  const { from, to } = selection
  const { author, participants } = chat
  const placeOf = new Int32Array(participants.length).fill(-1)
  for (const [place, person] of people.entries()) placeOf[person] = place
  const dayOfRow = day(chat)
  const begin = from < to ? weekIndex(dayOfRow[from]) : 0
  const weeks = from < to ? weekIndex(dayOfRow[to - 1]) - begin + 1 : 0
  const words = Math.ceil(weeks / 32)
  const means = new Float64Array(people.length * weeks)
  const scored = new Uint32Array(people.length * weeks)
  const bits = new Int32Array(people.length * words)
  for (let row = from; row < to; row++) {
    const place = placeOf[author[row]]
    if (place < 0 || Number.isNaN(score[row])) continue
    const week = weekIndex(dayOfRow[row]) - begin
    means[place * weeks + week] += score[row]
    scored[place * weeks + week]++
    bits[place * words + (week >>> 5)] |= 1 << week
  }
  for (let i = 0; i < means.length; i++) if (scored[i] > 0) means[i] /= scored[i]
  return { begin, weeks, means, bits, words, people }
}

/** How many weeks two have in common. */
function common({ bits, words }: Weekly, a: number, b: number): number {
  let weeks = 0
  for (let i = 0; i < words; i++) weeks += bitsIn(bits[a * words + i] & bits[b * words + i])
  return weeks
}

/** How many bits are set (Warren, Hacker's Delight, 5-1). */
function bitsIn(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333)
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Calls with each week that two have in common, until the callback returns true. */
function eachCommon({ bits, words }: Weekly, a: number, b: number, see: (week: number) => boolean): void {
  for (let i = 0; i < words; i++)
    for (let left = bits[a * words + i] & bits[b * words + i]; left !== 0; left &= left - 1)
      if (!see(i * 32 + 31 - Math.clz32(left & -left))) return
}

/** Whether both have weeks that differ among those in common. */
function vary(weekly: Weekly, a: number, b: number): boolean {
  const { means, weeks } = weekly
  let first = -1
  let isVarying = 0
  eachCommon(weekly, a, b, (week) => {
    if (first < 0) first = week
    if (means[a * weeks + week] !== means[a * weeks + first]) isVarying |= 1
    if (means[b * weeks + week] !== means[b * weeks + first]) isVarying |= 2
    return isVarying !== 3
  })
  return isVarying === 3
}

/** Pearson's correlation coefficient over the weeks in common, in two passes: means first, so that nothing cancels. */
function correlation(weekly: Weekly, a: number, b: number): number {
  const { means, weeks } = weekly
  const pairs: [number, number][] = []
  eachCommon(weekly, a, b, (week) => pairs.push([means[a * weeks + week], means[b * weeks + week]]) > 0)
  const mean = (side: 0 | 1): number => pairs.reduce((sum, pair) => sum + pair[side], 0) / pairs.length
  const [ofA, ofB] = [mean(0), mean(1)]
  let [xy, xx, yy] = [0, 0, 0]
  for (const [x, y] of pairs) {
    xy += (x - ofA) * (y - ofB)
    xx += (x - ofA) ** 2
    yy += (y - ofB) ** 2
  }
  return Math.max(-1, Math.min(1, xy / Math.sqrt(xx * yy)))
}
