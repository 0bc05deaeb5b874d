import { expect, test } from 'vitest'
import { chooseRows } from './choose-rows.ts'
import { Corpus } from './corpus.ts'
import { bucketsOf, learn, usual } from './learn.ts'

const many = ['good', 'bad', 'sweet', 'sour', 'dear', 'mean', 'warm', 'cold']
const few = ['добро', 'плохо']

function chosen(most: number): { buckets: Int32Array; ofFew: Set<number> } {
  const corpus = new Corpus(10_000)
  const samples: number[] = []
  const add = (text: string, language: string, isGood: boolean): void => {
    samples.push(corpus.add({ text, language, domain: 'd', sentiment: isGood ? [1, 0, 0] : [0, 0, 1], emotions: null, weight: 1 }))
  }
  for (let i = 0; i < 50; i++) for (const [k, word] of many.entries()) add(`${word} thing ${many[(k + i) % 8]}`, 'en', k % 2 === 0)
  const first = samples.length
  for (let i = 0; i < 4; i++) for (const [k, word] of few.entries()) add(word, 'ru', k % 2 === 0)
  const counts = corpus.counts(samples)
  const learned = learn(corpus, Int32Array.from(samples), bucketsOf(counts, 1), { ...usual, epochs: 1 })
  const ofFew = corpus.counts(samples.slice(first))
  const buckets = chooseRows(corpus, Int32Array.from(samples), learned, counts, most)
  return { buckets, ofFew: new Set(buckets.filter((bucket) => ofFew[bucket] > 0)) }
}

test('no more rows are chosen than there is room for, each once', () => {
  const { buckets } = chosen(60)
  expect(buckets.length).toBe(60)
  expect(new Set(buckets).size).toBe(60)
})

test('a language of few samples has its share of rows', () => {
  expect(chosen(60).ofFew.size).toBeGreaterThanOrEqual(10)
})
