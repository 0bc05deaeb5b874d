import { type Emotion, emotions } from '@convostat/emotion'
import { fingerprint } from '#analyses/fingerprint.ts'
import { type Mood, moodTimeline } from '#analyses/mood-timeline.ts'
import { monthIndex } from '#analyses/sentiment-timeline.ts'
import type { Chat } from '#chat/chat.ts'
import { everything, type Selection, select } from '#chat/selection.ts'
import { day } from '#columns/day.ts'
import type { Feelings } from '#sentiment/feelings.ts'
import { daysOfMonth, monthName } from '../months.ts'
import type { Finder } from '../scope.ts'
import { exceeds, standsOut } from '../stands-out.ts'

/** This many scored messages begin to tell. */
const A_FEW = 10
/** Deviations of any month. */
const ORDINARY = 1

/** A story is a keepsake: months of quarrel, grief or fear stay on Emotional Insights. */
const warm: readonly Emotion[] = ['joy', 'love', 'gratitude', 'amusement', 'admiration']

/** Of the warm months of a story the one that stands out most from the whole chat, the earliest of several (docs/decisions/161). */
function mostUnusual(chat: Chat, feelings: Feelings, selection: Selection): Mood | null {
  if (selection.from >= selection.to) return null
  const dayOfRow = day(chat)
  const [first, last] = [monthIndex(dayOfRow[selection.from]), monthIndex(dayOfRow[selection.to - 1])]
  return moodTimeline(chat, feelings, { ...everything(chat), authors: selection.authors })
    .filter(({ year, month }) => year * 12 + month - 1 >= first && year * 12 + month - 1 <= last)
    .filter(({ standsOut, z, mood }) => standsOut && z > 0 && warm.includes(mood))
    .reduce<Mood | null>((most, mood) => (most !== null && most.z >= mood.z ? most : mood), null)
}

/** The month whose warm mood is most unusual, with its emotions. */
export const mood: Finder = ({ chat, selection, feelings }) => {
  const found = feelings && mostUnusual(chat, feelings, selection)
  if (!feelings || !found) return null
  const { year, month, mood: figure, intensity, habit, z, scored } = found
  const { fromDay, toDay } = daysOfMonth(12 * year + month - 1)
  const { emotions: shares } = fingerprint(chat, feelings, { ...select(chat, { fromDay, toDay }), authors: selection.authors })
  return {
    content: {
      kind: 'mood',
      figure,
      unit: 'emotion',
      metric: 'emotions',
      day: fromDay,
      lastDay: toDay,
      // In their order, and the sort is stable: of as strong ones the first leads, as elsewhere.
      series: [...emotions].sort((a, b) => shares[b] - shares[a]).map((emotion) => ({ at: emotion, value: shares[emotion] })),
      seriesStep: 'emotion',
      course: courseOf(chat, feelings, selection, figure),
      facts: { share: intensity, usual: habit, messages: scored },
    },
    theme: 'feelings',
    score: 0.9 * exceeds(z, ORDINARY) * standsOut(scored, A_FEW),
  }
}

/** How much of all that was felt in each month was this. */
function courseOf(chat: Chat, feelings: Feelings, selection: Selection, emotion: Emotion): { at: string; value: number }[] {
  const dayOfRow = day(chat)
  const [first, last] = [selection.from, selection.to - 1].map((row) => monthIndex(dayOfRow[row]))
  return Array.from({ length: last - first + 1 }, (_, i) => {
    const { fromDay, toDay } = daysOfMonth(first + i)
    const of = { ...select(chat, { fromDay, toDay }), authors: selection.authors }
    return { at: monthName(first + i), value: fingerprint(chat, feelings, of).emotions[emotion] }
  })
}
