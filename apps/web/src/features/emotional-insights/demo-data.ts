import { fingerprintOf } from '#charts/fingerprint.ts'
import type { Sync } from '#components/sentiment/sync-answer.ts'
import type { FingerprintAnswer, Highlights, Moods, Vibe } from './answers.ts'
import type { Emotions } from './moods-and-emotions.tsx'

/** Two people nobody could take for their own, and what they might have felt. */
const [one, other] = ['Romeo M.', 'Juliet C.']
export const placeOf = (name: string): number => (name === one ? 0 : 1)

const fingerprint: FingerprintAnswer = {
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

const vibe: Vibe = {
  vibe: 'affectionate',
  reasons: [
    { kind: 'leading', value: 0.31, emotion: 'love' },
    { kind: 'second', value: 0.19, emotion: 'joy' },
    { kind: 'neutral', value: 0.41 },
    { kind: 'positive', value: 0.47 },
    { kind: 'negative', value: 0.12 },
    { kind: 'messages', value: 7660 },
  ],
}

const moods: Moods = {
  timeline: [
    { date: '2023-04', mood: 'admiration', intensity: 0.29, messages: 912 },
    { date: '2023-05', mood: 'love', intensity: 0.38, messages: 2204 },
    { date: '2023-06', mood: 'love', intensity: 0.42, messages: 2610 },
    { date: '2023-07', mood: 'sadness', intensity: 0.33, messages: 871 },
    { date: '2023-08', mood: 'love', intensity: 0.36, messages: 1063 },
  ],
}

const highlights: Highlights = {
  highlights: [
    {
      emotion: 'love',
      id: 1,
      author: other,
      date: '2023-05-14T23:12:00',
      message: 'My bounty is as boundless as the sea, my love as deep',
      score: 0.97,
    },
    {
      emotion: 'admiration',
      id: 2,
      author: one,
      date: '2023-04-30T22:41:00',
      message: 'O, she doth teach the torches to burn bright!',
      score: 0.93,
    },
  ],
}

const sync: Sync = { pairs: [{ a: one, b: other, correlation: 0.58, weeks: 21 }], total_pairs: 1 }

const ready = <T>(data: T) => ({ state: 'ready' as const, data })

/** Invented answers, as the calls would give them. */
export const demo: Emotions = {
  vibe: ready(vibe),
  moods: ready(moods),
  fingerprint: ready(fingerprintOf(fingerprint, placeOf)),
  highlights: ready(highlights),
  sync: ready(sync),
}
