import { type Emotion, emotions } from '@convostat/emotion'
import { HOUR } from '@convostat/format/seconds'
import { day } from '#columns/day.ts'
import { gateOf } from '#on-show/why-not-shown.ts'
import { CERTAIN, EMOTIONS, type Feelings } from '#sentiment/feelings.ts'
import { largest } from '#stats/extremes.ts'
import { tailBits } from '#stats/tail.ts'
import { gap } from './gap.ts'
import type { Moment } from './moment.ts'
import { counts, type Look, writers } from './moment-context.ts'
import { mostBits, significanceOf } from './significance.ts'

/** What moves. */
const moving = (['love', 'gratitude', 'admiration', 'sadness'] satisfies Emotion[]).map((emotion) => emotions.indexOf(emotion))
/** What makes merry: praise for a match won, or thanks for a good laugh, are of it and move nobody. */
const merry = (['joy', 'amusement'] satisfies Emotion[]).map((emotion) => emotions.indexOf(emotion))
/** A longer gap ends an exchange. */
const LONGEST_SILENCE = HOUR
const FEWEST_MESSAGES = 4
/** However calm a chat is, a message that contains less than this moves nobody. */
const LEAST_FEELING = 0.2
/** At its heart it is beyond doubt. */
const LEAST_AT_HEART = 0.5

/** The rows from `start` up to `end`. */
interface Exchange {
  start: number
  end: number
  /** What its messages contain more than a message must to move. */
  sum: number
  /** What the one that moves most contains. */
  most: number
}

/**
 * Of the messages that follow on one another within the hour those that contain most love, gratitude, admiration or sadness
 * together, above what is usual here by a standard deviation: the run with the largest sum (Kadane), by two people at
 * least. Its rarity is that of an hour with any such run, and its own among them.
 */
export function movingExchange(look: Look): Moment[] {
  const { chat, feelings } = look
  const found = mostMoving(look)
  if (feelings === null || found === null) return []
  const { start, end } = found.exchange
  const { row, emotion } = heart(look, feelings, found.exchange)
  return [
    {
      kind: 'moving_exchange',
      row,
      time: chat.time[row],
      significance: found.significance,
      messages: end - start,
      firstDay: day(chat)[start],
      lastDay: day(chat)[end - 1],
      participants: writers(look, start, end),
      facts: { emotion, seconds: chat.time[end - 1] - chat.time[start] },
    },
  ]
}

/** The exchange that moves most, and how significant it is; null where none does. Looked for once: whatever makes a day happy asks for it, too. */
export function mostMoving(look: Look): { exchange: Exchange; significance: number } | null {
  const known = foundIn.get(look)
  if (known !== undefined) return known
  const found = look.feelings === null || look.chat.participants.length < 2 ? null : mostOf(bestRuns(look, look.feelings))
  foundIn.set(look, found)
  return found
}

const foundIn = new WeakMap<Look, ReturnType<typeof mostMoving>>()

function mostOf({ runs, exchanges, stretches }: ReturnType<typeof bestRuns>): ReturnType<typeof mostMoving> {
  if (exchanges.length === 0) return null
  const exchange = exchanges.reduce((a, b) => (b.sum > a.sum ? b : a))
  const others = Float64Array.from(runs.filter((run) => run !== exchange).map(({ sum }) => sum))
  const bits = Math.log2(stretches / runs.length) + tailBits(exchange.sum, others)
  return { exchange, significance: significanceOf(Math.min(bits, mostBits(stretches))) }
}

/** Of every stretch without a longer gap the run with the largest sum, where it has any; which of these are exchanges; and how many stretches there are. */
function bestRuns(look: Look, feelings: Feelings): { runs: Exchange[]; exchanges: Exchange[]; stretches: number } {
  const { chat } = look
  const felt = feelingOf(look, feelings)
  const least = leastToMove(felt)
  const runs: Exchange[] = []
  let sum = 0
  let most = 0
  let start = 0
  // The best of this stretch so far, as numbers: most rows of it better it.
  let bestSum = 0
  let bestMost = 0
  let bestStart = 0
  let bestEnd = 0
  let stretches = 1
  for (let row = 0; row < chat.count; row++) {
    if (gap(chat, row) > LONGEST_SILENCE) {
      if (bestSum > 0) runs.push({ start: bestStart, end: bestEnd, sum: bestSum, most: bestMost })
      bestSum = 0
      sum = 0
      stretches++
    }
    if (Number.isNaN(felt[row])) continue
    if (sum <= 0) {
      sum = 0
      most = 0
      start = row
    }
    sum += felt[row] - least
    most = Math.max(most, felt[row])
    if (sum > bestSum) {
      bestSum = sum
      bestMost = most
      bestStart = start
      bestEnd = row + 1
    }
  }
  if (bestSum > 0) runs.push({ start: bestStart, end: bestEnd, sum: bestSum, most: bestMost })
  return { runs, exchanges: runs.filter((run) => run.most >= LEAST_AT_HEART && isExchange(look, run)), stretches }
}

/** 0 to 1 for each message that counts: the surest of what moves, less what makes merry. NaN where nothing is scored. */
function feelingOf(look: Look, { emotion, score }: Feelings): Float32Array {
  const felt = new Float32Array(look.chat.count).fill(Number.NaN)
  for (let row = 0; row < felt.length; row++)
    if (!Number.isNaN(score[row]) && counts(look, row))
      felt[row] = Math.max(0, mostOfThese(emotion, row, moving) - mostOfThese(emotion, row, merry)) / CERTAIN
  return felt
}

function mostOfThese(emotion: Feelings['emotion'], row: number, places: readonly number[]): number {
  let most = 0
  for (let i = 0; i < places.length; i++) most = Math.max(most, emotion[row * EMOTIONS + places[i]])
  return most
}

/** The mean and a standard deviation. */
function leastToMove(felt: Float32Array): number {
  let n = 0
  let sum = 0
  let squares = 0
  // No iterator over this many numbers: it would make an object of each.
  for (let row = 0; row < felt.length; row++) {
    const value = felt[row]
    if (Number.isNaN(value)) continue
    n++
    sum += value
    squares += value * value
  }
  const mean = n === 0 ? 0 : sum / n
  return Math.max(LEAST_FEELING, mean + Math.sqrt(Math.max(0, squares / Math.max(1, n) - mean * mean)))
}

function isExchange(look: Look, { start, end }: Exchange): boolean {
  const { author } = look.chat
  const people = new Set<number>()
  let messages = 0
  for (let row = start; row < end; row++) {
    if (!counts(look, row)) continue
    messages++
    people.add(author[row])
  }
  return messages >= FEWEST_MESSAGES && people.size >= 2
}

/** What a run contains most of, and the message that contains most of that, if possible one that is fit to be shown. */
function heart(look: Look, feelings: Feelings, { start, end }: Exchange): { row: number; emotion: Emotion } {
  const { emotion } = feelings
  const at = (row: number, place: number): number => (counts(look, row) ? emotion[row * EMOTIONS + place] : -1)
  const sums = moving.map((place) => {
    let sum = 0
    for (let row = start; row < end; row++) sum += Math.max(0, at(row, place))
    return sum
  })
  const place = moving[sums.indexOf(largest(sums))]
  const strongestFirst = Array.from({ length: end - start }, (_, i) => start + i).sort((a, b) => at(b, place) - at(a, place))
  const [strongest] = strongestFirst
  const whyNotShown = gateOf(look.chat, feelings)
  // A lone emoji may be the surest sign, but is nothing to read.
  const fit = strongestFirst.find((row) => at(row, place) >= LEAST_FEELING * CERTAIN && whyNotShown(row) === null)
  return { row: fit ?? strongest, emotion: emotions[place] }
}
