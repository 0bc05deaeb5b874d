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
    },
  ],
}
