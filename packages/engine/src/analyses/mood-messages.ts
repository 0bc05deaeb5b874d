import { emotions } from '@convostat/emotion'
import { DAY } from '@convostat/format/seconds'
import { type Chat, messageText } from '#chat/chat.ts'
import { dayOf, daysInMonth } from '#chat/civil.ts'
import { everything, type Selection } from '#chat/selection.ts'
import { gateOf } from '#on-show/why-not-shown.ts'
import { CERTAIN, EMOTIONS, type Feelings } from '#sentiment/feelings.ts'
import { firstAtOrAfter } from '#stats/sorted.ts'
import type { Mood } from './mood-timeline.ts'
import { isUnmistakable, LEAST_SURE } from './unmistakable.ts'

/** This many for each month, so that there is another one to choose. */
const MOST = 6
/** Longer texts do not fit into a frame. */
const LONGEST = 280

/**
 * For each month its messages that carry its mood: unmistakable ones that may be put on show, the surest first, no text twice, at most
 * six. None for a month that is not named: as usual, or with less of an emotion than usual. The gate makes no exception for grave
 * moods here, so such a month often has none.
 */
export function moodMessages(
  chat: Chat,
  feelings: Feelings,
  moods: readonly Mood[],
  selection: Selection = everything(chat),
): readonly (readonly number[])[] {
  const whyNotShown = gateOf(chat, feelings)
  return moods.map((mood) => {
    if (!mood.standsOut || mood.z <= 0) return []
    const texts = new Set<string>()
    const found: number[] = []
    for (const row of surestFirst(chat, feelings, mood, selection)) {
      const text = messageText(chat, row)
      if (text.length > LONGEST || texts.has(text)) continue
      if (!isUnmistakable(chat, feelings, row, mood.mood) || whyNotShown(row) !== null) continue
      texts.add(text)
      found.push(row)
      if (found.length === MOST) break
    }
    return found
  })
}

/** Rows of the month that surely contain its mood, by their numbers alone: the earliest of equals first. */
function surestFirst({ time, author }: Chat, { emotion, score }: Feelings, { year, month, mood }: Mood, selection: Selection): number[] {
  const place = emotions.indexOf(mood)
  const strength = (row: number): number => emotion[row * EMOTIONS + place]
  const { from, to, authors } = selection
  const first = dayOf(year, month, 1)
  const end = firstAtOrAfter(time, (first + daysInMonth(year, month)) * DAY, from, to)
  const rows: number[] = []
  for (let row = firstAtOrAfter(time, first * DAY, from, to); row < end; row++)
    if (!Number.isNaN(score[row]) && strength(row) >= LEAST_SURE * CERTAIN && (authors === null || authors[author[row]] === 1))
      rows.push(row)
  return rows.sort((a, b) => strength(b) - strength(a) || a - b)
}
