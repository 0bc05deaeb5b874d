import { expect, test } from 'vitest'
import { answerOf } from '#testing/answer-of.ts'
import { phrases } from './counted.ts'
import { phrases as shape } from './shape.ts'

/** Every tenth message of two words that are always said together, all others of words that are said once. */
const said = Array.from({ length: 100 }, (_, i) => {
  const once = [...'abcdefghijklmnop'].map(
    (letter) => `${letter}${'bcdfghjklm'[i % 10]}${'aeiouy'[Math.floor(i / 20)]}${'npqrstvwxz'[Math.floor(i / 10)]}`,
  )
  return `2021-03-01 ${10 + Math.floor(i / 60)}:${10 + (i % 50)} Ana: ${i % 10 === 0 ? 'maple syrup' : once.join(' ')}\n`
}).join('')

test('words that are said together', async () => {
  expect(await answerOf(phrases, shape, said)).toMatchObject({ phrases: [{ phrase: 'maple syrup', count: 10, messages: 10 }] })
})
