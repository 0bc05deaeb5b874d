import type { SentimentLanguages } from './shape.ts'

export const sentimentLanguages: SentimentLanguages = {
  languages: [{ language: 'en', authors: ['Romeo Montague', 'Juliet Capulet'], messages: 4985, quality: 'well' }],
  messages: 4985,
}
