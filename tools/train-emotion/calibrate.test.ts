import { outputs } from '@convostat/emotion/model'
import { expect, test } from 'vitest'
import { calibrated } from './calibrate.ts'
import { Corpus } from './corpus.ts'
import { bucketsOf, type Learned, learn, logitsOf, usual } from './learn.ts'
import { probabilitiesOf } from './probabilities.ts'
import { Random } from './random.ts'

/** "good" is positive in 7 of 10 messages, "bad" negative in 7 of 10, "so" neutral in 7 of 10. */
function noisy(): { corpus: Corpus; dev: Int32Array; train: Int32Array; source: string[] } {
  const corpus = new Corpus(10_000)
  const random = new Random(5)
  const all = Array.from({ length: 3000 }, (_, i) => {
    const truth = random.next() < 0.7 ? i % 3 : random.below(3)
    const sentiment = [0, 1, 2].map((o) => (o === truth ? 1 : 0))
    const emotions = [truth === 0 ? 1 : 0, ...Array.from({ length: 12 }, () => Number.NaN)]
    return corpus.add({ text: ['good', 'so', 'bad'][i % 3], language: 'en', domain: 'd', sentiment, emotions, weight: 1 })
  })
  return { corpus, train: Int32Array.from(all.slice(0, 1500)), dev: Int32Array.from(all.slice(1500)), source: all.map(() => 'set') }
}

function probabilities(learned: Learned, corpus: Corpus, sample: number): Float64Array {
  const logits = new Float64Array(outputs)
  logitsOf(learned, corpus, sample, logits)
  probabilitiesOf(logits)
  return logits
}

test('what is sure beyond what it knows is made as sure as it is right', () => {
  const given = noisy()
  const learned = learn(given.corpus, given.train, bucketsOf(given.corpus.counts(given.train), 1), { ...usual, epochs: 2 })
  // Three times as sure as it was.
  const tooSure = { ...learned, head: learned.head.map((of) => of * 3), bias: learned.bias.map((of) => of * 3) }
  const final = calibrated(tooSure, given, () => {})
  const [good] = [given.dev[0]]
  const before = probabilities(tooSure, given.corpus, good)
  const after = probabilities(final, given.corpus, good)
  const truth = 0.7 + 0.3 / 3
  expect(Math.abs(before[0] - truth)).toBeGreaterThan(0.1)
  expect(Math.abs(after[0] - truth)).toBeLessThan(0.05)
  // Emotions are as probable as among the many plain messages in a chat: 20 % bright, 65 % plain, 15 % dark.
  const inAChat = (truth * 0.2) / (truth * 0.2 + 0.1 * 0.65 + 0.1 * 0.15)
  expect(Math.abs(after[3] - inAChat)).toBeLessThan(0.08)
})
