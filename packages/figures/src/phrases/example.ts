import type { Phrases } from './shape.ts'

export const phrases: Phrases = {
  phrases: [{ phrase: 'good night', count: 88, messages: 88 }],
  languages: ['en'],
  messages: 4865,
}
