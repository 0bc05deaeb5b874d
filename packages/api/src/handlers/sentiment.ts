import type { Answering } from '../answer.ts'
import type { Contract } from '../contract.ts'
import { Failure } from '../failure.ts'

const unavailable = () => {
  throw new Failure('model_unavailable')
}

export const sentimentHandlers = (): Answering<Contract['sentiment']> => ({
  monthly: unavailable,
  yearly: unavailable,
  trend: unavailable,
  distribution: unavailable,
  peaksValleys: unavailable,
  languages: unavailable,
  why: unavailable,
})
