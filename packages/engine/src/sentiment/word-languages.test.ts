import { expect, test } from 'vitest'
import { wordLanguages } from './word-languages.ts'

const told = wordLanguages()
const votesOf = (word: string) => Object.fromEntries(told.of(word).map(([place, weight]) => [told.languages[place], weight]))

test('a word of one language speaks for it alone, one of several for each a little', () => {
  expect(votesOf('você')).toEqual({ pt: 1 })
  const shared = votesOf('de')
  expect(Object.keys(shared).length).toBeGreaterThan(3)
  expect(Object.values(shared).reduce((a, b) => a + b)).toBeCloseTo(1, 9)
})

test('letters speak, and kana more than the Han letters beside it', () => {
  expect(votesOf('ตลาด')).toMatchObject({ th: 1 })
  expect(votesOf('天気').zh).toBe(1)
  expect(votesOf('です').ja).toBe(3)
})

test('an unknown word in Latin letters speaks for nothing, and each language is once', () => {
  expect(votesOf('zorp')).toEqual({})
  expect(new Set(told.languages).size).toBe(told.languages.length)
  expect(told.languages).toContain('hi-Latn')
  expect(told.languages.filter((language) => /^(pt|zh)-/.test(language))).toEqual([])
})

test('what every word speaks for is built once for all chats', () => {
  expect(wordLanguages()).toBe(told)
})
