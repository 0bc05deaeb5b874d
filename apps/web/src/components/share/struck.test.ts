import { expect, test } from 'vitest'
import { pieces, struck } from './struck.ts'

test('a word that is struck out is nowhere, nor is its length, and the name around it stays alone in its direction', () => {
  expect(struck('By \u2068Ana Sol\u2069, at night.', (place) => place === 2)).toBe('By \u2068███ Sol\u2069, at night.')
  expect(struck('\u2068Ana\u2069', () => true)).toBe('\u2068███\u2069')
  expect(struck('as it was', () => false)).toBe('as it was')
})

test.each(['one two', '東京でまた会おう', 'สวัสดีครับ', 'ana 👩‍👧', ''])('the pieces of %s make it up', (text) =>
  expect(pieces(text).join('')).toBe(text),
)

test('a sentence without spaces can be struck out word by word', () => expect(pieces('東京でまた会おう').length).toBeGreaterThan(1))
