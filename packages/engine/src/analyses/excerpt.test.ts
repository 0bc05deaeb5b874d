import fc from 'fast-check'
import { expect, test } from 'vitest'
import { excerpt } from './excerpt.ts'

const characters = (text: string): number => [...new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text)].length

test.each([
  ['as it is', 'as it is'],
  ['a\nb  c\td ', 'a b c d'],
  ['one two three four', 'one two three…'],
  ['onetwothree four x', 'onetwothree…'],
  ['onetwothreefour', 'onetwothreefo…'],
  [
    '👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧',
    '👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧…',
  ],
  ['我们今天去公园散步好不好呀你说呢', '我们今天去公园散步好不好呀…'],
])('%j in 14 characters', (text, expected) => {
  expect(excerpt(text, 14)).toBe(expected)
})

test('never longer than asked, a beginning of the text, and the text itself where there is room', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'b ', ' ', '\n', '👍🏽', 'é', 'ক্ষ', '字') }),
      fc.integer({ min: 2, max: 30 }),
      (text, most) => {
        const cut = excerpt(text, most)
        const line = text.split(/\s+/).filter(Boolean).join(' ')
        expect(characters(cut)).toBeLessThanOrEqual(most)
        if (characters(line) <= most) expect(cut).toBe(line)
        else {
          expect(cut.endsWith('…')).toBe(true)
          expect(line.startsWith(cut.slice(0, -1))).toBe(true)
          expect(characters(cut)).toBeGreaterThan(1)
        }
      },
    ),
  )
})

test('a character of a thousand marks is not looked at to its end', () => {
  expect(excerpt(`a${'\u0301'.repeat(100_000)} b`, 160).length).toBeLessThanOrEqual(160 * 64 + 1)
})
