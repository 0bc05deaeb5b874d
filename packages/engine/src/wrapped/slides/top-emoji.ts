import { emojiList } from '#analyses/words/emoji-list.ts'
import type { Finder } from '../scope.ts'
import { standsOut } from '../stands-out.ts'

/** One message in this many is nothing much. */
const ONE_IN = 40
const SHOWN = 5

/** The emoji sent most. */
export const topEmoji: Finder = ({ chat, selection }) => {
  const { emojis, total, messages, withEmoji } = emojiList(chat, selection, { most: SHOWN })
  const [first] = emojis
  if (!first) return null
  return {
    content: {
      kind: 'top_emoji',
      figure: first.emoji,
      unit: 'emoji',
      metric: 'emojis',
      emojis: emojis.map(({ emoji, count }) => ({ emoji, count })),
      facts: { messages: withEmoji, share: withEmoji / messages, total },
    },
    theme: 'words',
    score: standsOut(withEmoji, messages / ONE_IN),
  }
}
