import type { WordComparison } from './shape.ts'

/** Two people nobody could take for their own. */
const [one, other] = ['Romeo M.', 'Juliet C.']

const leaning = (says: readonly string[]) =>
  says.map((word, at) => ({ word, count: Math.round(210 / (at + 1)), others: 12 - at, z: 11 / (at + 1) ** 0.5, is_name: false }))
const emojiLeaning = (sent: readonly string[]) =>
  sent.map((emoji, at) => ({ emoji, count: Math.round(90 / (at + 1)), others: 3, z: 6 / (at + 1) ** 0.5 }))

export const wordComparison: WordComparison = {
  people: [
    {
      person: one,
      messages: 4120,
      words: leaning(['balcony', 'light', 'angel', 'sun', 'envious', 'torches', 'glove', 'pilgrim']),
      emojis: emojiLeaning(['🌹', '🌙', '🗡']),
    },
    {
      person: other,
      messages: 3540,
      words: leaning(['name', 'parting', 'nurse', 'wherefore', 'lark', 'tomorrow', 'sorrow', 'rose']),
      emojis: emojiLeaning(['😭', '🕊', '💌']),
    },
  ],
  total_people: 2,
  languages: ['en'],
}
