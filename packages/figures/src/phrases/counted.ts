import { phraseList } from '@convostat/engine/analyses/words/phrase-list'
import { countedFace } from '#counted-face.ts'
import { said } from '#counting/said-columns.ts'
import { none, table, tool } from '#figure.ts'
import type { Phrases } from './shape.ts'

export const phrases = countedFace<'phrases'>()({
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
  ask: {
    by: none,
    tool: tool<Phrases>()({
      name: 'phrases',
      description: 'phrases that come up again and again',
      metric: 'phrases',
      unit: 'phrase',
      definition:
        'Two to four words in a row, in at least 3 messages, that meet more often than chance has it; of the ten strongest the one said most often first.',
      people: 'any',
      asked: () => ({ top_n: 10, all: false }),
      parts: { of: 'quoted', value: 'count' },
      says: ['phrases'],
      slots: [],
      of: ({ phrases }) => {
        const parts = phrases.map(({ phrase, count }) => ({ of: phrase, value: count })).sort((a, b) => b.value - a.value)
        const [top] = parts
        return { says: 'phrases', value: top?.of ?? null, parts, messages: [], found: top ? { query: `"${top.of}"` } : none, slots: {} }
      },
    }),
  },
})
