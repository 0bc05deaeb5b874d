import { expect, test } from 'vitest'
import type { Chat } from '#chat/chat.ts'
import { chatFrom } from '#testing/chat-of.ts'
import { everydayWordsOf, isEverydayWord } from './is-everyday.ts'
import { ownPhrasesOf } from './own-phrases.ts'

const saying = (text: string): Chat => chatFrom(Array.from({ length: 9 }, (_, i) => ({ time: 1_600_000_000 + i, author: 'Ana', text })))
const english = 'the cat and the dog are in my house what do you think'

test.each([
  ['emergency gnocchi', true],
  ['gnocchi emergency', true],
  ['gnocchi the emergency', true],
  ['the gnocchi', false],
  ['gnocchi the', false],
  ['house dog', false],
  ['Feliz cumpleaños', false],
  ['happy birthday', false],
])('a chat’s own phrase: %s, %s', (phrase, isOwn) => {
  expect(ownPhrasesOf(saying(english))?.(phrase)).toBe(isOwn)
})

test('there is nothing to go by where no table has the language, or no language shows', () => {
  expect(ownPhrasesOf(saying('ang bahay po ng nanay hindi ko lang din ito siya na naman po'))).toBeNull()
  expect(ownPhrasesOf(saying('zzz qqq'))).toBeNull()
})

test('a word is an everyday one in any language, in any spelling', () => {
  expect(['the', 'The', 'ICH', 'für', 'para', 'я', 'gnocchi'].map(isEverydayWord)).toEqual([true, true, true, true, true, true, false])
})

test('everyday words are those of a language, of any region, one by one', () => {
  const words = everydayWordsOf('pt')
  expect(words).toEqual(expect.arrayContaining(['que', 'voce']))
  expect(words.every((word) => /^[^\s|]+$/.test(word))).toBe(true)
  expect(words).not.toContain('the')
  expect(everydayWordsOf('en')).toEqual(expect.arrayContaining(['the', 'random']))
  expect([everydayWordsOf('e'), everydayWordsOf('tlh')]).toEqual([[], []])
})
