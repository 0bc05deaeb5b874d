import { conversations } from '#analyses/conversations.ts'
import { type Finder, MOST_NAMES } from '../scope.ts'
import { standsOut } from '../stands-out.ts'

/** Who begins most conversations, against their share of the messages. */
export const openers: Finder = ({ chat, selection, shares }) => {
  if (shares.length < 2) return null
  const { conversations: total, people } = conversations(chat, selection)
  const ranked = people.filter(({ opened }) => opened > 0).sort((a, b) => b.opened - a.opened)
  const [first] = ranked
  if (!first) return null
  const share = shares.find(({ person }) => person === first.person)?.share ?? 0
  return {
    content: {
      kind: 'openers',
      figure: first.opened,
      unit: 'conversations',
      metric: 'conversations',
      people: ranked.slice(0, MOST_NAMES).map(({ person, opened }) => ({ name: person, value: opened })),
      facts: { total, share: first.opened / total },
    },
    theme: 'people',
    score: 0.7 * standsOut(first.opened, total * share),
  }
}
