import { type Emotion, emotions } from '@convostat/emotion'
import { fingerprint } from '#analyses/fingerprint.ts'
import { moodTimeline } from '#analyses/mood-timeline.ts'
import { monthIndex } from '#analyses/sentiment-timeline.ts'
import type { Chat } from '#chat/chat.ts'
import { everything, type Selection } from '#chat/selection.ts'
import { day as dayColumn } from '#columns/day.ts'
import { EMOTIONS, type Feelings } from '#sentiment/feelings.ts'
import type { Finder } from '../scope.ts'
import { exceeds, standsOut } from '../stands-out.ts'

/** This many scored messages begin to tell. */
const A_FEW = 30

const hasMore = (chat: Chat, feelings: Feelings, selection: Selection, leading: Emotion): boolean => {
  if (selection.from >= selection.to) return false
  const day = dayColumn(chat)
  const [first, last] = [monthIndex(day[selection.from]), monthIndex(day[selection.to - 1])]
  return moodTimeline(chat, feelings, { ...everything(chat), authors: selection.authors }).some(
    ({ year, month, mood, standsOut, z }) =>
      mood === leading && standsOut && z > 0 && year * 12 + month - 1 >= first && year * 12 + month - 1 <= last,
  )
}

/** The emotion that leads, against as much of each. */
export const mood: Finder = ({ chat, selection, feelings }) => {
  if (feelings === null) return null
  const { emotions: shares, scored } = fingerprint(chat, feelings, selection)
  // In their order, and the sort is stable: of as strong ones the first leads, as elsewhere.
  const ranked = [...emotions].sort((a, b) => shares[b] - shares[a])
  const [leading] = ranked
  // It is named only where some month of the story has far more of it than the rest of the chat (docs/decisions/161).
  if (!hasMore(chat, feelings, selection, leading)) return null
  return {
    content: {
      kind: 'mood',
      figure: leading,
      unit: 'emotion',
      metric: 'emotions',
      series: ranked.map((emotion) => ({ at: emotion, value: shares[emotion] })),
      seriesStep: 'emotion',
      facts: { share: shares[leading], messages: scored },
    },
    theme: 'feelings',
    score: 0.9 * exceeds(shares[leading], 1 / EMOTIONS) * standsOut(scored, A_FEW),
  }
}
