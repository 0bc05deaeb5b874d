import { type Emotion, emotions } from '@convostat/emotion'
import type { Chat } from '#chat/chat.ts'
import { everything, type Selection } from '#chat/selection.ts'
import { day } from '#columns/day.ts'
import { EMOTIONS, type Feelings } from '#sentiment/feelings.ts'
import { peak } from '#stats/top.ts'
import { monthIndex } from './sentiment-timeline.ts'

/** The emotion that leads in a month. */
export interface Mood {
  year: number
  /** 1 to 12. */
  month: number
  mood: Emotion
  /** Its share of all that was felt, 0 to 1. */
  intensity: number
  /** Scored messages. */
  scored: number
}

/** Every month in which something was felt, oldest first; of emotions as strong as each other the first in their order leads. */
export function moodTimeline(chat: Chat, feelings: Feelings, selection: Selection = everything(chat)): Mood[] {
  const { from, to, authors } = selection
  if (from >= to) return []
  const { author } = chat
  const { score, emotion } = feelings
  const dayOfRow = day(chat)
  const begin = monthIndex(dayOfRow[from])
  const months = monthIndex(dayOfRow[to - 1]) - begin + 1
  const sums = new Float64Array(months * EMOTIONS)
  const scored = new Uint32Array(months)
  let month = 0
  for (let row = from, known = -1; row < to; row++) {
    if (dayOfRow[row] !== known) {
      known = dayOfRow[row]
      month = monthIndex(known) - begin
    }
    if (Number.isNaN(score[row]) || (authors !== null && authors[author[row]] === 0)) continue
    scored[month]++
    for (let i = 0; i < EMOTIONS; i++) sums[month * EMOTIONS + i] += emotion[row * EMOTIONS + i]
  }
  const moods: Mood[] = []
  for (let i = 0; i < months; i++) {
    const felt = sums.subarray(i * EMOTIONS, (i + 1) * EMOTIONS)
    const leading = peak(felt)
    if (leading < 0) continue
    const intensity = felt[leading] / felt.reduce((sum, each) => sum + each, 0)
    const at = begin + i
    moods.push({ year: Math.floor(at / 12), month: (at % 12) + 1, mood: emotions[leading], intensity, scored: scored[i] })
  }
  return moods
}
