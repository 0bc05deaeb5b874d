import { wordComparison as compared } from '@convostat/engine/analyses/words/word-comparison'
import { countedFace } from '#counted-face.ts'
import { named } from '#counting/named.ts'
import { none, table } from '#figure.ts'
import type { WordComparison } from './shape.ts'

export const wordComparison = countedFace('wordComparison')({
  asked: { top_n: 50 },
  feelings: none,
  count: (chat, selection, { person, top_n, without, all }) => {
    const { people, totalPeople, languages } = compared(chat, selection, { people: person, most: top_n, without, all })
    return {
      people: people.map(({ words, ...person }) => ({ ...person, words: words.map(named) })),
      total_people: totalPeople,
      languages: [...languages],
    }
  },
  public: none,
  report: { plan: 'pro', asked: { top_n: 20 } },
  tables: [
    table({
      file: 'comparison.csv',
      about: 'What each says more than the others do, furthest apart first: at most 50 words and 50 emoji of at most 20 people.',
      columns: {
        person: 'Who',
        kind: 'word or emoji',
        word: 'The word or the emoji',
        count: 'How often this person said it',
        others: 'How often all others did',
        z: 'How far apart they stand, in standard deviations',
        is_name: "Whether it is a person's name, or a part of one",
      },
      rows: function* ({ people }: WordComparison) {
        for (const { person, words, emojis } of people) {
          for (const word of words) yield { person, kind: 'word', ...word }
          for (const { emoji, ...leaning } of emojis) yield { person, kind: 'emoji', word: emoji, ...leaning, is_name: false }
        }
      },
    }),
  ],
})
