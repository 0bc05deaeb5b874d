import fc from 'fast-check'
import { expect, test } from 'vitest'
import { excerpt } from './excerpt.ts'

const charactersOf = (text: string): string[] =>
  Array.from(new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text), ({ segment }) => segment)

test.each([
  ['as it is', 'as it is'],
  ['a\nb  c\td ', 'a b c d'],
  ['one two three four', 'one two three…'],
  ['onetwothree four x', 'onetwothree…'],
  // The last word that has room is kept.
  ['onetwothree f gh', 'onetwothree f…'],
  ['onetwothreefour', 'onetwothreefo…'],
  ['👍👍🏽👍👍🏽👍👍🏽👍👍🏽', '👍👍🏽👍👍🏽…'],
  // One character that is longer than all there is room for.
  ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', '👩‍👩‍👧‍👦…'],
  [`a${'\u0301'.repeat(40)}`, `a${'\u0301'.repeat(12)}…`],
  [`${'😀\u200d'.repeat(9)}`, `${'😀\u200d'.repeat(4)}…`],
  ['\ud83d lone', '\ufffd lone'],
  ['我们今天去公园散步好不好呀你说呢', '我们今天去公园散步好不好呀…'],
])('%j in 14 units', (text, expected) => {
  expect(excerpt(text, 14)).toBe(expected)
})

test('never longer than asked, a beginning of the text, and the text itself where there is room', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'b ', ' ', '\n', '👍🏽', 'é', 'ক্ষ', '字') }),
      fc.integer({ min: 8, max: 30 }),
      (text, most) => {
        const cut = excerpt(text, most)
        const line = text.split(/\s+/).filter(Boolean).join(' ')
        expect(cut.length).toBeLessThanOrEqual(most)
        if (line.length <= most) expect(cut).toBe(line)
        else {
          expect(cut.endsWith('…')).toBe(true)
          // No unit of these is longer than the room: none is cut in itself.
          const kept = charactersOf(cut.slice(0, -1))
          expect(kept).toEqual(charactersOf(line).slice(0, kept.length))
          expect(kept.length).toBeGreaterThan(0)
        }
      },
    ),
  )
})

test('a character of a thousand marks is not looked at to its end', () => {
  expect(excerpt(`a${'\u0301'.repeat(100_000)} b`, 160)).toHaveLength(160)
})
