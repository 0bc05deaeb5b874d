import type { Words } from './shape.ts'

export const words: Words = {
  words: [
    { word: 'tomorrow', count: 96, messages: 91, is_name: false },
    { word: 'balcony', count: 41, messages: 39, is_name: false },
  ],
  total: 3120,
  said: 18_402,
  languages: ['en'],
  messages: 4865,
}
