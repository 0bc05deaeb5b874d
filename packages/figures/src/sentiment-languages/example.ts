import type { SentimentLanguages } from './shape.ts'

export const sentimentLanguages: SentimentLanguages = {
  languages: [{ language: 'en', authors: ['Romeo M.', 'Juliet C.'], messages: 4985, quality: 'well' }],
  messages: 4985,
}
