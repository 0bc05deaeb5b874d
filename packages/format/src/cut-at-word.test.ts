import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutAtWord } from './cut-at-word.ts'

const count = (text: string): number => [...new Intl.Segmenter('und').segment(text)].length
const within = (most: number) => (text: string) => count(text) <= most

const spaced = [
  'isn’t',
  'picnic',
  'والعمل',
  'شكرا',
  'सुप्रभात',
  'привет',
  '안녕하세요',
  'שלום',
  'end-to-end',
  'café,',
  '(here)',
  'a',
  '👩‍👩‍👧',
  '12:30',
]

test('of words between spaces only whole ones are left, as many as fit, in every script', () => {
  const text = fc.array(fc.constantFrom(...spaced), { minLength: 1, maxLength: 30 }).map((list) => list.join(' '))
  fc.assert(
    fc.property(text, fc.integer({ min: 24, max: 90 }), (said, most) => {
      const shown = cutAtWord(said, within(most))
      if (count(said) <= most) {
        expect(shown).toBe(said)
        return
      }
      const all = said.split(' ')
      // No word here is longer than half of what fits.
      let enough = 0
      while (enough < all.length && within(most)(`${all.slice(0, enough + 1).join(' ')}…`)) enough++
      expect(shown).toBe(`${all.slice(0, enough).join(' ')}…`)
    }),
  )
})

test('any text: its beginning is shown and fits, and no letter is cut in two', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }), fc.integer({ min: 2, max: 60 }), (said, most) => {
      const shown = cutAtWord(said, within(most))
      expect(within(most)(shown) || count(shown) === 2).toBe(true)
      if (shown === said) return
      const kept = shown.slice(0, -1)
      expect(said.startsWith(kept)).toBe(true)
      const ends = [0, ...Array.from(new Intl.Segmenter('und').segment(said), ({ index, segment }) => index + segment.length)]
      expect(ends.some((at) => said.slice(0, at).trimEnd() === kept)).toBe(true)
    }),
  )
})

test('scripts without spaces are cut between words, and an address that is longer than its line between letters', () => {
  expect(cutAtWord('สวัสดีครับทุกคนวันนี้', within(9))).toBe('สวัสดีครับ…')
  expect(cutAtWord('今日はとても良い天気ですね', within(9))).toMatch(/^今日はとても(良い)?…$/)
  expect(cutAtWord('x'.repeat(40), within(11))).toBe(`${'x'.repeat(10)}…`)
  expect(cutAtWord(`see ${'x'.repeat(40)}`, within(21))).toBe(`see ${'x'.repeat(16)}…`)
  expect(cutAtWord('have a group that isn’t', within(22), ' …')).toBe('have a group that …')
})
