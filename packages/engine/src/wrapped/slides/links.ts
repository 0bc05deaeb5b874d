import { links as linksOf } from '#analyses/words/links.ts'
import type { Finder } from '../scope.ts'
import { standsOut } from '../stands-out.ts'

/** One message in this many is nothing much. */
const ONE_IN = 50
const MOST_DOMAINS = 5

/** Links, and where they lead. */
export const links: Finder = ({ chat, selection, overview: { totalMessages } }) => {
  const { links: sent, messages, domains, totalDomains } = linksOf(chat, selection, { most: MOST_DOMAINS })
  return {
    content: {
      kind: 'links',
      figure: sent,
      unit: 'links',
      metric: 'links',
      words: domains.map(({ domain, count }) => ({ word: domain, count })),
      facts: { messages, share: messages / totalMessages, total: totalDomains },
    },
    theme: 'sent',
    score: 0.5 * standsOut(messages, totalMessages / ONE_IN),
  }
}
