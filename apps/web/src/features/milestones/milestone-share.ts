import type { UploadAnswer } from '@convostat/api'
import { noWords } from '#charts/card.ts'
import { drawingPart } from '#charts/drawing-part.ts'
import { drawUsage } from '#charts/usage-timeline.ts'
import { shortKeyword } from '#components/message/shown-keyword.tsx'
import { sayShare } from '#components/share/messages/index.ts'
import type { Shareable } from '#components/share/shareable.ts'
import { sayDashboard } from '#messages/dashboard/index.ts'
import { sayMilestones } from '#messages/milestones/index.ts'
import type { MilestoneMatches } from './milestone-matches.ts'

const { first: words, quoted } = sayMilestones
const { milestone: share } = sayShare

const chatDays = ({ overview: { start_date: from, end_date: to } }: UploadAnswer): string =>
  from && to ? sayDashboard.subtitle.days({ when: [from, to] }) : ''

/** Who said something first, and when people have said it since, to be shared. */
export const milestoneShare = (chat: UploadAnswer, keyword: string, { first, count, timeline }: MilestoneMatches): Shareable => ({
  file: 'milestone',
  shows: 'milestone',
  words: (veil) => {
    const said = `${quoted.before}${veil.text(shortKeyword(keyword))}${quoted.after}`
    return {
      ...noWords,
      kicker: share.kicker,
      sentence: `${said} ${words.said} ${veil.named(first.author)} ${words.when({ dateTime: first.timestamp })}`,
      note: share.note({ n: count }),
      foot: chatDays(chat),
    }
  },
  drawing: () => ({ make: (tokens, width) => [drawingPart(drawUsage({ months: timeline, messages: count }, tokens, width), tokens)] }),
})
