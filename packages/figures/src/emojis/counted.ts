import { emojiList } from '@convostat/engine/analyses/words/emoji-list'
import { countedFace } from '#counted-face.ts'
import { said } from '#counting/said-columns.ts'
import { none, table } from '#figure.ts'
import type { Emojis } from './shape.ts'

export const emojis = countedFace<'emojis'>()({
  asked: { top_n: 500 },
  feelings: none,
  count: (chat, selection, { top_n }) => {
    const { withEmoji, ...list } = emojiList(chat, selection, { most: top_n })
    return { ...list, messages_with_emojis: withEmoji }
  },
  public: none,
  report: { plan: 'pro', asked: { top_n: 24 } },
  tables: [
    table({
      file: 'emojis.csv',
      about: 'The emoji used most, at most 500.',
      columns: { emoji: 'Without skin tones', ...said },
      rows: ({ emojis }: Emojis) => emojis,
    }),
  ],
  ask: { by: ['favorites', 'count', 'rank_people'], tool: none },
})
