import { expect, test } from 'vitest'
import { normalForm, withoutMarks } from './normal-form.ts'
import { emojiToken, punctuationToken, tokenOf, wordToken } from './token.ts'

const first = (kind: number, raw: string): number => tokenOf(kind, raw).features[0]

test.each([
  ['Don’t', 'dont'],
  ['HELLO', 'hello'],
  ['sooooo', 'soo'],
  ['hahahahaha', 'haha'],
  ['jajajaja', 'jaja'],
  ['ёлка', 'елка'],
  ['سلاــام', 'سلاام'],
  ['مُحَمَّد', 'محمد'],
  ['e\u0301te\u0301', 'été'],
  ['2024', '0000'.slice(0, 2)],
])('%s is read as %s', (raw, text) => expect(normalForm(raw).text).toBe(text))

test('a stretched word is known by its short form too, and as stretched', () => {
  expect(normalForm('sooooo')).toEqual({ text: 'soo', short: 'so', isStretched: true, isShouted: false })
  expect(tokenOf(wordToken, 'sooooo').features).toContain(first(wordToken, 'so'))
})

test('a word typed without its marks is the same word', () => {
  expect(withoutMarks('çok')).toBe('cok')
  expect(tokenOf(wordToken, 'çok').features).toContain(first(wordToken, 'cok'))
})

test('skin tones and variation selectors change nothing', () => {
  expect(first(emojiToken, '👍🏽')).toBe(first(emojiToken, '👍'))
  expect(first(emojiToken, '❤️')).toBe(first(emojiToken, '❤'))
})

test('noses and repeated mouths make no other emoticon', () => {
  for (const smile of [':-)', ':))))', '=)', '(:'])
    expect([smile, first(punctuationToken, smile)]).toEqual([smile, first(punctuationToken, ':)')])
  expect(first(punctuationToken, ':(')).not.toBe(first(punctuationToken, ':)'))
})

test('the weights of a word do not depend on how long it is', () => {
  for (const word of ['go', 'happiness', 'weltanschauung']) {
    const square = tokenOf(wordToken, word).weights.reduce((sum, weight) => sum + weight ** 2, 0)
    expect(square).toBeCloseTo(1 + 1.5 ** 2, 5)
  }
})
