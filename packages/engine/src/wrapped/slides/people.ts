import type { Finder } from '../scope.ts'
import { standsOut } from '../stands-out.ts'

/** This many messages begin to tell who is in a chat. */
const A_FEW = 10
const LEAST = 0.05
/** It is about everyone: a larger group is named as far as there is room. */
const MOST_PEOPLE = 12

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
          people: shares.slice(0, MOST_PEOPLE).map(({ person, count }) => ({ name: person, value: count })),
          peopleUnit: 'messages',
          facts: { messages: overview.totalMessages, share: shares[0].share, people: shares.length },
        },
        theme: 'people',
        score: Math.max(LEAST, 0.9 * standsOut(overview.totalMessages, A_FEW)),
      }
