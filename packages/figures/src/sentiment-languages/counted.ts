import { languagesWithin } from '@convostat/engine/sentiment/languages-read'
import { countedFace } from '#counted-face.ts'
import { none, table, tool } from '#figure.ts'
import type { SentimentLanguages } from './shape.ts'

export const sentimentLanguages = countedFace<'sentimentLanguages'>()({
  asked: {},
  feelings: 'needed',
  count: (chat, selection, _asked, feelings) => {
    const languages = languagesWithin(chat, feelings, selection)
    return {
      languages: languages.map(({ authors, ...language }) => ({ ...language, authors: [...authors] })),
      messages: languages.reduce((sum, { messages }) => sum + messages, 0),
    }
  },
  public: none,
  report: none,
  tables: [
    table({
      file: 'languages.csv',
      about: 'Languages written here, most messages first, and how well the model reads them.',
      columns: {
        language: 'BCP 47; und where nobody can tell',
        people: 'Who writes it',
        messages: 'Messages in it',
        quality: 'well, fair, poorly or unknown',
      },
      rows: ({ languages }: SentimentLanguages) =>
        languages.map(({ authors, ...language }) => ({ ...language, people: authors.join('; ') })),
    }),
  ],
  ask: {
    by: none,
    tool: tool<SentimentLanguages>()({
      name: 'languages',
      description: 'languages that people write in',
      metric: 'languages',
      unit: 'languages',
      definition: 'The languages in which people write here, as the model on this device reads them, most messages first.',
      people: 'any',
      asked: () => ({}),
      parts: { of: 'language', value: 'count' },
      says: ['languages'],
      slots: [],
      of: ({ languages }) => ({
        says: 'languages',
        value: languages.length === 0 ? null : languages.length,
        parts: languages.map(({ language, messages }) => ({ of: language, value: messages })),
        messages: [],
        found: {},
        slots: {},
      }),
    }),
  },
})
