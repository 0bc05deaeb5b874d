import { phraseList } from '@convostat/engine/analyses/words/phrase-list'
import { countedFace } from '#counted-face.ts'
import { said } from '#counting/said-columns.ts'
import { none, table } from '#figure.ts'
import type { Phrases } from './shape.ts'

export const phrases = countedFace('phrases')({
  asked: { top_n: 50 },
  feelings: none,
  count: (chat, selection, { top_n, without, all }) => {
    const list = phraseList(chat, selection, { most: top_n, without, all })
    return { ...list, languages: [...list.languages] }
  },
  public: none,
  report: { plan: 'pro', asked: { top_n: 20 } },
  tables: [
    table({
      file: 'phrases.csv',
      about: 'Two to four words that belong together, the strongest first, at most 50.',
      columns: { phrase: 'The words', ...said },
      rows: ({ phrases }: Phrases) => phrases,
    }),
  ],
})
