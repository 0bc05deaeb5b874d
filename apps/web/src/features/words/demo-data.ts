import type { Comparison, EmojiList, WordList } from './answers.ts'

/** Two people nobody could take for their own, and the words they might have said. */
const [one, other] = ['Romeo M.', 'Juliet C.']
const messages = 7660

const often =
  'night love balcony stars rose light moon name heaven heart tonight garden window sweet dream morning lark nightingale dance mask feast hand lips kiss vow friar letter wait adieu sorrow parting ring dove swan dawn eyes cheek glove torch summer bud river orchard wall wings silver song tomorrow hour world envy blood friend cousin nurse church sun cloud east'.split(
    ' ',
  )

const words: WordList = {
  words: often.map((word, at) => {
    const count = Math.round(940 / (at + 1) ** 0.62)
    return { word, count, messages: Math.round(0.9 * count), is_name: false }
  }),
  total: 4310,
  said: 38_200,
  languages: ['en'],
  messages,
}

const emojis: EmojiList = {
  emojis: ['❤', '🌹', '😍', '🌙', '✨', '😭', '🕊', '💋', '🎭', '⭐', '🥀', '😘', '💔', '🌅', '🗡', '💌', '😂', '🙏'].map((emoji, at) => {
    const count = Math.round(620 / (at + 1) ** 0.8)
    return { emoji, count, messages: Math.round(0.8 * count) }
  }),
  total: 64,
  said: 2610,
  messages,
  messages_with_emojis: 1790,
}

const leaning = (says: readonly string[]) =>
  says.map((word, at) => ({ word, count: Math.round(210 / (at + 1)), others: 12 - at, z: 11 / (at + 1) ** 0.5, is_name: false }))
const emojiLeaning = (sent: readonly string[]) =>
  sent.map((emoji, at) => ({ emoji, count: Math.round(90 / (at + 1)), others: 3, z: 6 / (at + 1) ** 0.5 }))

const compared: Comparison = {
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

/** Invented answers, as the calls would give them. */
export const demo = { people: [one, other], words, emojis, compared }
