import { expect, test } from 'vitest'
import type { SlideText } from '../slide-text.ts'
import { pieces, struck, textsOf } from './texts.ts'

const telling: SlideText = {
  kicker: 'After dark',
  figure: '12',
  unit: '',
  sentence: 'By \u2068Ana Sol\u2069, at night.',
  rows: [{ label: '\u2068Ana\u2069', said: '7', part: 1, person: 'Ana' }],
}

test('every text of a picture is listed, and none that is empty', () =>
  expect(textsOf(telling).map(({ text }) => text)).toEqual([
    'After dark',
    '12',
    'By \u2068Ana Sol\u2069, at night.',
    '\u2068Ana\u2069',
    '7',
  ]))

test('a word that is struck out is nowhere, whatever its length, and the name around it stays alone in its direction', () => {
  const without = struck(telling, (piece) => piece === 'sentence:2' || piece === 'row-0-label:0')
  expect(without.sentence).toBe('By \u2068███ Sol\u2069, at night.')
  expect(without.rows?.[0].label).toBe('\u2068███\u2069')
  expect(struck(telling, () => false)).toEqual({ ...telling, columns: undefined, emojis: undefined })
})

test.each(['one two', '東京でまた会おう', 'สวัสดีครับ', 'ana 👩‍👧', ''])('the pieces of %s make it up', (text) =>
  expect(pieces(text).join('')).toBe(text),
)

test('a sentence without spaces can be struck out word by word', () => expect(pieces('東京でまた会おう').length).toBeGreaterThan(1))
