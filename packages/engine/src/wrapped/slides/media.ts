import type { Finder } from '../scope.ts'
import { standsOut } from '../stands-out.ts'

/** One message in this many is nothing much. */
const ONE_IN = 20

/** Pictures, voice messages and all else that is not text. */
export const media: Finder = ({ overview: { mediaMessages, totalMessages } }) => ({
  content: {
    kind: 'media',
    figure: mediaMessages,
    unit: 'messages',
    metric: 'media_messages',
    facts: { share: mediaMessages / totalMessages },
  },
  theme: 'sent',
  score: 0.6 * standsOut(mediaMessages, totalMessages / ONE_IN),
})
