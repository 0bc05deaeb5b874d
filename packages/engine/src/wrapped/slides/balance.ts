import { balance as balanceOf } from '#analyses/balance.ts'
import type { Finder } from '../scope.ts'
import { standsOut } from '../stands-out.ts'

/** This many messages begin to tell how they are shared. */
const A_FEW = 10
const LEAST = 0.05

/** How two people share the messages. */
export const balance: Finder = ({ chat, selection, overview, shares }) => {
  if (shares.length !== 2) return null
  const { ratio } = balanceOf(chat, selection)
  if (ratio === null) return null
  // As good as even, or one far ahead: either says more than something between.
  const telling = Math.abs(2 * ratio - 1)
  return {
    content: {
      kind: 'balance',
      figure: ratio,
      unit: 'ratio',
      metric: 'ratio',
      people: shares.map(({ person, count }) => ({ name: person, value: count })),
      peopleUnit: 'messages',
      facts: { messages: overview.totalMessages, share: shares[0].share },
    },
    theme: 'people',
    score: Math.max(LEAST, (0.6 + 0.3 * telling) * standsOut(overview.totalMessages, A_FEW)),
  }
}
