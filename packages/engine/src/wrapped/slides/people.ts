import { type Finder, MOST_NAMES } from '../scope.ts'
import { standsOut } from '../stands-out.ts'

/** This many messages begin to tell who is in a chat. */
const A_FEW = 10
const LEAST = 0.05

/** Who wrote, in a group. */
export const people: Finder = ({ overview, shares }) =>
  shares.length < 3
    ? null
    : {
        content: {
          kind: 'people',
          figure: shares.length,
          unit: 'people',
          metric: 'message_share',
          people: shares.slice(0, MOST_NAMES).map(({ person, count }) => ({ name: person, value: count })),
          peopleUnit: 'messages',
          facts: { messages: overview.totalMessages, share: shares[0].share, people: shares.length },
        },
        theme: 'people',
        score: Math.max(LEAST, 0.9 * standsOut(overview.totalMessages, A_FEW)),
      }
