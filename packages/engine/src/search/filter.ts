/** Conditions that thin hits: everything of a search but its words. */
import { type Chat, type Kind, kindIndex } from '../chat.ts'
import { weekdayOf } from '../civil.ts'
import { length } from '../columns/length.ts'
import { responseTime } from '../columns/response-time.ts'
import { select } from '../selection.ts'
import { feature } from '../words/scanner.ts'
import { words } from '../words/words.ts'

export interface SearchFilter {
  /** Day numbers, inclusive. */
  fromDay?: number
  toDay?: number
  /** The exact name; nobody has an unknown one. */
  sender?: string
  hasMedia?: boolean
  hasLink?: boolean
  hasQuestion?: boolean
  hasEmoji?: boolean
  /** Grapheme clusters, inclusive. */
  minLength?: number
  maxLength?: number
  /** 0 for Monday to 6 for Sunday. */
  weekday?: number
  hour?: number
  kind?: Kind
  /** Seconds a reply took, inclusive; a message that answers nobody has none. */
  replyMinSeconds?: number
  replyMaxSeconds?: number
}

const HOUR = 3600
const DAY = 86_400

/** Where a filter can find rows at all, and whether one of them is found. Columns that are not asked for are not computed. */
export function rowFilter(chat: Chat, filter: SearchFilter): { from: number; to: number; passes: (row: number) => boolean } {
  const { from, to } = select(chat, { fromDay: filter.fromDay, toDay: filter.toDay })
  const tests: ((row: number) => boolean)[] = []
  const { time, author, kind } = chat
  if (filter.sender !== undefined) {
    const sender = chat.participants.indexOf(filter.sender)
    tests.push((row) => author[row] === sender)
  }
  const wanted =
    (filter.hasLink ? feature.hasLink : 0) | (filter.hasQuestion ? feature.hasQuestion : 0) | (filter.hasEmoji ? feature.hasEmoji : 0)
  if (wanted !== 0) {
    const { features } = words(chat)
    tests.push((row) => (features[row] & wanted) === wanted)
  }
  if (filter.hasMedia) tests.push((row) => kind[row] === kindIndex.media)
  if (filter.kind !== undefined) {
    const index = kindIndex[filter.kind]
    tests.push((row) => kind[row] === index)
  }
  if (filter.weekday !== undefined) tests.push((row) => weekdayOf(Math.floor(time[row] / DAY)) === filter.weekday)
  if (filter.hour !== undefined) tests.push((row) => Math.floor((time[row] % DAY) / HOUR) === filter.hour)
  const { minLength, maxLength, replyMinSeconds, replyMaxSeconds } = filter
  if (minLength !== undefined || maxLength !== undefined) {
    const lengths = length(chat)
    tests.push((row) => lengths[row] >= (minLength ?? 0) && lengths[row] <= (maxLength ?? Number.POSITIVE_INFINITY))
  }
  if (replyMinSeconds !== undefined || replyMaxSeconds !== undefined) {
    const seconds = responseTime(chat)
    // No comparison with NaN, the response time of a message that answers nobody, is true.
    tests.push((row) => seconds[row] >= (replyMinSeconds ?? 0) && seconds[row] <= (replyMaxSeconds ?? Number.POSITIVE_INFINITY))
  }
  const [first] = tests
  const passes = tests.length > 1 ? (row: number) => tests.every((test) => test(row)) : (first ?? (() => true))
  return { from, to, passes }
}
