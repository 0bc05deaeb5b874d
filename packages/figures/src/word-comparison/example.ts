import type { WordComparison } from './shape.ts'

export const wordComparison: WordComparison = {
  people: [
    {
      person: 'Juliet Capulet',
      messages: 2612,
      words: [{ word: 'balcony', count: 39, others: 2, z: 5.4, is_name: false }],
      emojis: [{ emoji: '🌙', count: 31, others: 3, z: 4.2 }],
    },
  ],
  total_people: 2,
  languages: ['en'],
}
