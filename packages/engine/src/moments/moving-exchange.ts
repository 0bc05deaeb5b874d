import { type Emotion, emotions } from '@convostat/emotion'
import { day } from '../columns/day.ts'
import { gap } from '../columns/gap.ts'
import { CERTAIN, EMOTIONS, type Feelings } from '../feelings/feelings.ts'
import { tailBits } from '../stats/tail.ts'
import { counts, type Look, writers } from './look.ts'
import type { Moment } from './moment.ts'
import { mostBits, significanceOf } from './significance.ts'

/** What moves; the joy and the anger of every day do not. */
const moving = (['love', 'gratitude', 'admiration', 'sadness'] satisfies Emotion[]).map((emotion) => emotions.indexOf(emotion))
/** A longer silence ends an exchange. */
const LONGEST_SILENCE = 3600
const FEWEST_MESSAGES = 4
/** However calm a chat is, a message that holds less than this moves nobody. */
const LEAST_FEELING = 0.3

interface Exchange {
  start: number
  end: number
  /** What its messages hold more than a message must to move. */
  sum: number
}

/**
 * Of the messages that follow on one another within the hour those that hold most love, gratitude, admiration or sadness
 * together, above what is usual here by a standard deviation: the run with the largest sum (Kadane), by two people at
 * least. Its rarity is that of an hour with any such run, and its own among them.
 */
export function movingExchange(look: Look): Moment[] {
  const { chat, feelings } = look
  if (feelings === null || chat.participants.length < 2) return []
  const { runs, stretches } = bestRuns(look, feelings)
  const exchanges = runs.filter((run) => isExchange(look, run))
  if (exchanges.length === 0) return []
  const most = exchanges.reduce((a, b) => (b.sum > a.sum ? b : a))
  const { start, end } = most
  const { row, emotion } = heart(look, feelings, most)
  const others = Float64Array.from(runs.filter((run) => run !== most).map(({ sum }) => sum))
  return [
    {
      kind: 'moving_exchange',
      row,
      time: chat.time[row],
      significance: significanceOf(Math.min(Math.log2(stretches / runs.length) + tailBits(most.sum, others), mostBits(stretches))),
      messages: end - start,
      firstDay: day(chat)[start],
      lastDay: day(chat)[end - 1],
      participants: writers(look, start, end),
      facts: { emotion, seconds: chat.time[end - 1] - chat.time[start] },
    },
  ]
}

/** Of every stretch without a longer silence the run with the largest sum, where it has any; and how many stretches there are. */
function bestRuns(look: Look, feelings: Feelings): { runs: Exchange[]; stretches: number } {
  const { chat } = look
  const felt = feelingOf(look, feelings)
  const least = leastToMove(felt)
  const silence = gap(chat)
  const runs: Exchange[] = []
  let best: Exchange | null = null
  let [sum, start, stretches] = [0, 0, 1]
  for (let row = 0; row < chat.count; row++) {
    if (silence[row] > LONGEST_SILENCE) {
      if (best) runs.push(best)
      best = null
      sum = 0
      stretches++
    }
    if (Number.isNaN(felt[row])) continue
    if (sum <= 0) {
      sum = 0
      start = row
    }
    sum += felt[row] - least
    if (sum > (best?.sum ?? 0)) best = { start, end: row + 1, sum }
  }
  return { runs: best ? [...runs, best] : runs, stretches }
}

/** 0 to 1 for each message that counts: the surest of what moves. NaN where nothing is scored. */
function feelingOf(look: Look, { emotion, score }: Feelings): Float32Array {
  const felt = new Float32Array(look.chat.count).fill(Number.NaN)
  for (let row = 0; row < felt.length; row++) {
    if (Number.isNaN(score[row]) || !counts(look, row)) continue
    let most = 0
    for (const place of moving) most = Math.max(most, emotion[row * EMOTIONS + place])
    felt[row] = most / CERTAIN
  }
  return felt
}

/** The mean and a standard deviation. */
function leastToMove(felt: Float32Array): number {
  let [n, sum, squares] = [0, 0, 0]
  for (const value of felt) {
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

/** What a run holds most of, and the message that holds most of that. */
function heart(look: Look, { emotion }: Feelings, { start, end }: Exchange): { row: number; emotion: Emotion } {
  const at = (row: number, place: number): number => (counts(look, row) ? emotion[row * EMOTIONS + place] : -1)
  const sums = moving.map((place) => {
    let sum = 0
    for (let row = start; row < end; row++) sum += Math.max(0, at(row, place))
    return sum
  })
  const place = moving[sums.indexOf(Math.max(...sums))]
  let strongest = start
  for (let row = start + 1; row < end; row++) if (at(row, place) > at(strongest, place)) strongest = row
  return { row: strongest, emotion: emotions[place] }
}
