import { examples } from '@convostat/figures/examples'
import { expect, test } from 'vitest'
import type { WordList } from './answers.ts'
import { compareSentence, wordSentence } from './sentences.ts'
import { comparedWithoutNames, withoutNames } from './without-names.ts'

const said = (word: string, count: number, isName = false) => ({ word, count, messages: count, is_name: isName })
const list: WordList = {
  ...examples.words,
  words: [said('Win', 9, true), said('boat', 7), said('Omar', 5, true), said('lake', 3)],
  total: 12,
}

test('names lead no list and no sentence, and are not counted among its words', () => {
  expect(withoutNames(list)).toMatchObject({ words: [said('boat', 7), said('lake', 3)], total: 10 })
  expect(wordSentence(withoutNames(list)).replace(/[\u2068\u2069]/g, '')).toBe('“boat” comes up most, 7 times, then “lake”.')
})

test('a list of names alone stays as it is', () => {
  const names = { ...list, words: [said('Win', 9, true)] }
  expect(withoutNames(names)).toBe(names)
})

test('the same answer gives the same list, so that its cloud stays', () => expect(withoutNames(list)).toBe(withoutNames(list)))

test('whom one calls by name is not what one says', () => {
  const [one, other] = examples.wordComparison.people
  const named = {
    ...examples.wordComparison,
    people: [{ ...one, words: [{ ...one.words[0], word: 'Juliet', is_name: true }, ...one.words] }, other],
  }
  expect(comparedWithoutNames(named)).toEqual(examples.wordComparison)
  expect(compareSentence(comparedWithoutNames(named))).not.toContain('“\u2068Juliet')
})
