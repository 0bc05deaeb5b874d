import fc from 'fast-check'
import { expect, test } from 'vitest'
import { segments } from './segments.ts'

const segmenter = new Intl.Segmenter('und', { granularity: 'sentence' })
const atOnce = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment)

const piece = fc.constantFrom(
  'a ',
  'A. ',
  'b. c',
  '! ',
  '…',
  '\n',
  '\r\n',
  ' ',
  '1.',
  '5 ',
  '(“',
  '”) ',
  '[m1] ',
  'é',
  '\u0301',
  '。',
  '😀',
  'Dr. ',
  '।',
  ',',
)

test('a text is separated as it is all at once', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(piece, fc.integer({ min: 1, max: 300 })), { maxLength: 40 }), (parts) => {
      const text = parts.map(([unit, times]) => unit.repeat(times)).join('')
      expect([...segments(text)]).toEqual(atOnce(text))
    }),
    { numRuns: 150 },
  )
})

test.each(['a\n', 'A. ', '1. ', 'a', ' ', '😀! '])('however often it says %j', (unit) => {
  const text = `${unit.repeat(3000)}end`
  expect([...segments(text)]).toEqual(atOnce(text))
})

test('an end that a small letter far behind it takes back is none', () => {
  const text = `${'x '.repeat(950)}A. ${', '.repeat(300)}b end. C.`
  expect([...segments(text)]).toEqual(atOnce(text))
})
