import { emotions } from '@convostat/emotion'
import { fingerprint } from '#analyses/fingerprint.ts'
import { EMOTIONS } from '#sentiment/feelings.ts'
import type { Finder } from '../scope.ts'
import { exceeds, standsOut } from '../stands-out.ts'

/** This many scored messages begin to tell. */
const A_FEW = 30

/** The emotion that leads, against as much of each. */
export const mood: Finder = ({ chat, selection, feelings }) => {
  if (feelings === null) return null
  const { emotions: shares, scored } = fingerprint(chat, feelings, selection)
  // In their order, and the sort is stable: of as strong ones the first leads, as elsewhere.
  const ranked = [...emotions].sort((a, b) => shares[b] - shares[a])
  const [leading] = ranked
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
