import type { EmotionFingerprint } from './shape.ts'

/** Two people nobody could take for their own. */
const [one, other] = ['Romeo M.', 'Juliet C.']

export const emotionFingerprint: EmotionFingerprint = {
  emotions: {
    joy: 0.19,
    love: 0.31,
    gratitude: 0.07,
    amusement: 0.11,
    admiration: 0.1,
    surprise: 0.06,
    sadness: 0.09,
    anger: 0.03,
    fear: 0.04,
  },
  neutral_share: 0.41,
  messages: 7660,
  people: [
    {
      person: one,
      emotions: {
        joy: 0.17,
        love: 0.34,
        gratitude: 0.05,
        amusement: 0.1,
        admiration: 0.15,
        surprise: 0.05,
        sadness: 0.08,
        anger: 0.03,
        fear: 0.03,
      },
      neutral_share: 0.38,
      messages: 4120,
      felt: 310,
    },
    {
      person: other,
      emotions: {
        joy: 0.21,
        love: 0.28,
        gratitude: 0.09,
        amusement: 0.12,
        admiration: 0.05,
        surprise: 0.07,
        sadness: 0.1,
        anger: 0.03,
        fear: 0.05,
      },
      neutral_share: 0.44,
      messages: 3540,
      felt: 260,
    },
  ],
  differences: [
    { emotion: 'joy', strongest: [53, 55], z: -1.23, beyond_chance: false },
    { emotion: 'love', strongest: [105, 73], z: 1.49, beyond_chance: false },
    { emotion: 'gratitude', strongest: [16, 23], z: -1.74, beyond_chance: false },
    { emotion: 'amusement', strongest: [31, 31], z: -0.73, beyond_chance: false },
    { emotion: 'admiration', strongest: [46, 13], z: 3.84, beyond_chance: true },
    { emotion: 'surprise', strongest: [16, 18], z: -0.88, beyond_chance: false },
    { emotion: 'sadness', strongest: [25, 26], z: -0.81, beyond_chance: false },
    { emotion: 'anger', strongest: [9, 8], z: -0.12, beyond_chance: false },
    { emotion: 'fear', strongest: [9, 13], z: -1.29, beyond_chance: false },
  ],
}
