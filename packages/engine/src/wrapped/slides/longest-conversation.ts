import { conversations } from '#analyses/conversations.ts'
import { messagesByAuthor } from '#analyses/message-share.ts'
import { everything } from '#chat/selection.ts'
import { day } from '#columns/day.ts'
import { type Finder, MOST_NAMES } from '../scope.ts'
import { standsOut } from '../stands-out.ts'

/** The number of equal parts in which its time is shown. */
const STEPS = 48

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
      steps: inSteps(chat.time.subarray(start, end)),
      facts: { usual: medianMessages, seconds: chat.time[end - 1] - chat.time[start], people: people.length, total },
    },
    theme: 'talk',
    score: 0.85 * standsOut(end - start, medianMessages),
  }
}

/** How many of the messages are in each of as many equal parts of the time. */
function inSteps(times: Uint32Array): number[] {
  const steps = Array.from({ length: STEPS }, () => 0)
  const seconds = Math.max(1, times[times.length - 1] - times[0])
  for (const time of times) steps[Math.min(STEPS - 1, Math.floor((STEPS * (time - times[0])) / seconds))]++
  return steps
}
