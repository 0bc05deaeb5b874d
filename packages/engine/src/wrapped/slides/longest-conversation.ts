import { conversations } from '#analyses/conversations.ts'
import { messagesByAuthor } from '#analyses/message-share.ts'
import { everything } from '#chat/selection.ts'
import { day } from '#columns/day.ts'
import { type Finder, MOST_NAMES } from '../scope.ts'
import { standsOut } from '../stands-out.ts'

/** The conversation of most messages, against the median one. */
export const longestConversation: Finder = ({ chat, selection }) => {
  const { conversations: total, longest, medianMessages } = conversations(chat, selection)
  if (longest === null || medianMessages === null || total < 2) return null
  const { start, end, people } = longest
  const counts = messagesByAuthor(chat, { ...everything(chat), from: start, to: end })
  return {
    content: {
      kind: 'longest_conversation',
      figure: end - start,
      unit: 'messages',
      metric: 'conversations',
      people: people.slice(0, MOST_NAMES).map((name) => ({ name, value: counts[chat.participants.indexOf(name)] })),
      day: day(chat)[start],
      lastDay: day(chat)[end - 1],
      row: start,
      lastRow: end - 1,
      facts: { usual: medianMessages, seconds: chat.time[end - 1] - chat.time[start], people: people.length, total },
    },
    theme: 'talk',
    score: 0.85 * standsOut(end - start, medianMessages),
  }
}
