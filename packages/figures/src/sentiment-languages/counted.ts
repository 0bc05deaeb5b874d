import { languagesWithin } from '@convostat/engine/sentiment/languages-read'
import { countedFace } from '#counted-face.ts'
import { none, table } from '#figure.ts'
import type { SentimentLanguages } from './shape.ts'

export const sentimentLanguages = countedFace('sentimentLanguages')({
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
})
