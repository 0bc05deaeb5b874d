import type { Answering } from '../answer.ts'
import type { Contract } from '../contract.ts'
import { Failure } from '../failure.ts'

const unavailable = () => {
  throw new Failure('model_unavailable')
}

export const emotionHandlers = (): Answering<Contract['emotion']> => ({
  fingerprint: unavailable,
  moodTimeline: unavailable,
  vibe: unavailable,
  highlights: unavailable,
  sync: unavailable,
  corrections: unavailable,
})
