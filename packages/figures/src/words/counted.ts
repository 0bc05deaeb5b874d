import { wordList } from '@convostat/engine/analyses/words/word-list'
import { countedFace } from '#counted-face.ts'
import { named } from '#counting/named.ts'
import { said } from '#counting/said-columns.ts'
import { none, table } from '#figure.ts'
import type { Words } from './shape.ts'

export const words = countedFace<'words'>()({
  asked: { top_n: 500 },
  feelings: none,
  count: (chat, selection, { top_n, without, all }) => {
    const list = wordList(chat, selection, { most: top_n, without, all })
    return { ...list, words: list.words.map(named), languages: [...list.languages] }
  },
  public: none,
  report: { plan: 'pro', asked: { top_n: 100 } },
  tables: [
    table({
      file: 'words.csv',
      about: 'The words said most, at most 500, without the words that every text of the language has.',
      columns: { word: 'In its commonest spelling', ...said, is_name: "Whether it is a person's name, or a part of one" },
      rows: ({ words }: Words) => words,
    }),
  ],
  ask: { by: ['favorites'], tool: none },
})
