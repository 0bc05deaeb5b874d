import { expect, test } from 'vitest'
import { Corpus } from './corpus.ts'
import { kernels } from './kernels.ts'
import { bucketsOf, type Learned, learn, logitsOf, type Options, usual } from './learn.ts'
import { asRead, quantise } from './quantise.ts'
import { Random } from './random.ts'

const glad = ['good', 'lovely', 'great', 'sweet']
const sad = ['bad', 'awful', 'sad', 'poor']
const things = ['day', 'cake', 'trip', 'song', 'house']
const options: Options = { ...usual, epochs: 30, dropout: 0.1 }

function corpusOf(): { corpus: Corpus; samples: Int32Array } {
  const corpus = new Corpus(10_000)
  const samples: number[] = []
  const add = (text: string, sentiment: number[]): void => {
    samples.push(corpus.add({ text, language: 'en', domain: 'd', sentiment, emotions: null, weight: 1 }))
  }
  for (const thing of things) {
    for (const word of glad) add(`a ${word} ${thing}`, [1, 0, 0])
    for (const word of sad) add(`a ${word} ${thing}`, [0, 0, 1])
    add(`a ${thing}`, [0, 1, 0])
    // Denied words of which two are never seen denied.
    for (const word of glad.slice(0, 2)) add(`not a ${word} ${thing}`, [0, 0, 1])
    for (const word of sad.slice(0, 2)) add(`not a ${word} ${thing}`, [1, 0, 0])
  }
  return { corpus, samples: Int32Array.from(samples) }
}

function learnedFrom({ corpus, samples }: ReturnType<typeof corpusOf>, given = options): Learned {
  return learn(corpus, samples, bucketsOf(corpus.counts(samples), 1), given)
}

function isSame(a: Float32Array, b: Float32Array): boolean {
  return Buffer.from(a.buffer).equals(Buffer.from(b.buffer))
}

function logits(learned: Learned, corpus: Corpus, text: string): Float64Array {
  const into = new Float64Array(16)
  logitsOf(learned, corpus, corpus.add({ text, language: 'en', domain: 'd', sentiment: null, emotions: null, weight: 0 }), into)
  return into
}

test('the same seed learns the same to the last bit, another something else', () => {
  const one = learnedFrom(corpusOf())
  const same = learnedFrom(corpusOf())
  for (const part of ['rows', 'head', 'bias', 'turns'] as const) expect(isSame(same[part], one[part])).toBe(true)
  expect(isSame(learnedFrom(corpusOf(), { ...options, seed: 2 }).rows, one.rows)).toBe(false)
})

test('what is denied turns around, for a word that was never seen denied too', () => {
  const given = corpusOf()
  const learned = learnedFrom(given)
  const lead = (text: string): number => {
    const of = logits(learned, given.corpus, text)
    return of[0] - of[2]
  }
  expect(lead('a sweet song')).toBeGreaterThan(0)
  expect(lead('not a sweet song')).toBeLessThan(0)
  expect(lead('a poor song')).toBeLessThan(0)
})

test('a sign alone is as sure as it was in what was learned, however many features are left out', () => {
  const corpus = new Corpus(10_000)
  const samples: number[] = []
  const add = (text: string, sentiment: number[]): void => {
    samples.push(corpus.add({ text, language: 'en', domain: 'd', sentiment, emotions: null, weight: 1 }))
  }
  for (const sign of ['🎉', '😍', '🥳']) add(sign, [0.9, 0.05, 0.05])
  for (const sign of ['😡', '😭', '💔']) add(sign, [0.05, 0.05, 0.9])
  for (const thing of things) add(`a ${thing}`, [0.05, 0.9, 0.05])
  const learned = learnedFrom({ corpus, samples: Int32Array.from(samples) }, { ...options, epochs: 100, dropout: 0.6 })
  for (const [sign, at] of Object.entries({ '🎉': 0, '😡': 2 })) {
    const of = logits(learned, corpus, sign).slice(0, 3).map(Math.exp)
    expect(of[at] / (of[0] + of[1] + of[2])).toBeGreaterThan(0.8)
  }
})

test('a label a set does not have is left alone', () => {
  const learned = learnedFrom(corpusOf())
  expect([...learned.bias.subarray(3)]).toEqual(Array.from({ length: 13 }, () => 0))
})

test('vectors of four sum and update as plain arithmetic does', () => {
  const [rows, dims, active] = [7, 8, 5]
  const { memory, sum, update } = kernels(4096)
  const floats = new Float32Array(memory.buffer)
  const ints = new Int32Array(memory.buffer)
  const random = new Random(3)
  const value = Float32Array.from({ length: rows * dims }, () => random.next() - 0.5)
  const gradient = Float32Array.from({ length: dims }, () => random.next() - 0.5)
  const weight = Float32Array.from({ length: active }, () => random.next())
  const chosen = [3, 0, 6, 3, 1]
  // Words: rows at 0, sums at 64, active at 80, weights at 96, out at 112, gradient at 128.
  floats.set(value, 0)
  ints.set(chosen, 80)
  floats.set(weight, 96)
  floats.set(gradient, 128)
  sum(320, 384, 320 + 4 * active, 0, dims * 4, 448)
  const expected = Array.from({ length: dims }, (_, k) => chosen.reduce((all, row, i) => all + weight[i] * value[row * dims + k], 0))
  for (let k = 0; k < dims; k++) expect(floats[112 + k]).toBeCloseTo(expected[k], 5)

  const sums = new Float64Array(rows)
  update(320, 384, 320 + 4 * active, 0, dims * 4, 256, 512, 0.7, 0.1)
  for (const [i, row] of chosen.entries()) {
    sums[row] += weight[i] ** 2 * 0.7
    for (let k = 0; k < dims; k++) value[row * dims + k] -= (gradient[k] * 0.1 * weight[i]) / Math.sqrt(sums[row] + 1e-8)
  }
  for (let i = 0; i < rows * dims; i++) expect(floats[i]).toBeCloseTo(value[i], 5)
  for (let row = 0; row < rows; row++) expect(floats[64 + row]).toBeCloseTo(sums[row], 5)
})

test('rows in nine steps are hardly another than before', () => {
  const learned = learnedFrom(corpusOf())
  const read = asRead(quantise(learned), learned.dims)
  let error = 0
  let all = 0
  for (let i = 0; i < read.length; i++) {
    error += (read[i] - learned.rows[i]) ** 2
    all += learned.rows[i] ** 2
  }
  expect(error / all).toBeLessThan(0.04)
})
