import { expect, test } from 'vitest'
import { soundsLike } from '#components/sentiment/sentences.ts'
import { sayEmotionalInsights } from '#messages/emotional-insights/index.ts'
import { dayInLine, messagesOfDay } from './sentences.ts'

test('the specification’s sentences are there to the letter', () => {
  expect(sayEmotionalInsights.failed).toBe('Failed to load emotional insights')
})

test.each([
  [0, 'neutral'],
  [0.05, 'neutral'],
  [0.06, 'a little positive'],
  [-0.2, 'a little negative'],
  [0.5, 'clearly positive'],
  [-0.9, 'very negative'],
])('a score of %s in words: %s', (score, words) => expect(soundsLike({ of: score })).toBe(`It sounds ${words}.`))

test('a day says on how many of its messages its figure rests', () => {
  expect([
    messagesOfDay({ scored: 9, all: 12 }),
    messagesOfDay({ scored: 12, all: 12 }),
    messagesOfDay({ scored: 1200, all: 1201 }),
  ]).toEqual(['based on 9 of 12 messages', 'based on 12 messages', 'based on 1,200 of 1,201 messages'])
})

test('a long day breaks after its weekday alone', () => {
  expect(dayInLine({ date: '2025-09-26' })).toBe('Friday, September\u00a026,\u00a02025')
})

test('no sentence judges anyone: no word for an illness, and none for a good or a bad bond', () => {
  const { model, ...others } = sayEmotionalInsights
  expect(model.limits).toMatch(/not a diagnosis of anyone, or a verdict/)
  expect(JSON.stringify(others)).not.toMatch(/depress|disorder|anxiety|toxic|healthy|abus|happy couple|in love\b|compatib/i)
})
