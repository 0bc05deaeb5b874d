import { wordComparison as compared } from '@convostat/engine/analyses/words/word-comparison'
import { countedFace } from '#counted-face.ts'
import { named } from '#counting/named.ts'
import { none, table, tool } from '#figure.ts'
import type { WordComparison } from './shape.ts'

export const wordComparison = countedFace<'wordComparison'>()({
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
  ask: {
    by: none,
    tool: tool<WordComparison>()({
      name: 'typical_words',
      description: 'words that one person uses more than the others',
      metric: 'typical_words',
      unit: 'word',
      definition:
        'Words said at least 3 times whose log-odds ratio against everyone else has a z of at least 1.96, highest first, names of the people left out.',
      people: 'one',
      // Of those some are names, which are left out.
      asked: (person) => ({ person: [...person], top_n: 30, all: false }),
      parts: { of: 'quoted', value: 'count' },
      says: ['words'],
      slots: [],
      of: ({ people: [first] }) => {
        const words = (first?.words ?? []).filter(({ is_name }) => !is_name).slice(0, 10)
        return {
          says: 'words',
          value: words[0]?.word ?? null,
          parts: words.map(({ word, count }) => ({ of: word, value: count })),
          messages: [],
          found: words.length > 0 ? { query: `"${words[0].word}"` } : none,
          slots: {},
        }
      },
    }),
  },
})
