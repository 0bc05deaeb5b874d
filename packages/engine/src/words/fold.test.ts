import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold, foldEmoji, foldWithOrigin } from './fold.ts'

test.each([
  ['Straße', 'strasse'],
  ['ÉTÉ e\u0301te\u0301', 'ete ete'],
  ['ΣΊΣΥΦΟΣ', 'σισυφοσ'],
  ['Ёлка', 'елка'],
  ['İstanbul ıstanbul', 'istanbul istanbul'],
  ['नमस्ते', 'नमस्ते'],
  ['نَصّ', 'نَصّ'],
  ['\u1112\u1161\u11ab', '한'],
  ['it’s', "it's"],
  ['@\u2068Ana\u2069 so\u00adft', '@ana soft'],
  ['می\u200cخواهم', 'میخواهم'],
  ['👩🏽\u200d❤️\u200d👨 👍🏿', '👩\u200d❤\u200d👨 👍'],
])('%s is %s', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

test('folding twice is folding once, and the way back is kept', () => {
  const letters = [...'aÉßİıΣς한ё’😀🏽❤क्षि\u0301\u200d\u200c\ufe0f\u00ad ']
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...letters), { maxLength: 10 }), (parts) => {
      const text = parts.join('')
      expect(fold(fold(text))).toBe(fold(text))
      const { text: folded, origin } = foldWithOrigin(text)
      expect(origin).toHaveLength(folded.length + 1)
      expect([...origin].sort((a, b) => a - b)).toEqual(origin)
    }),
  )
})

test('emoji lose variation selectors and skin tones; a tone on its own stays', () => {
  expect(['❤️', '👍🏽', '🏽'].map(foldEmoji)).toEqual(['❤', '👍', '🏽'])
})

// Work that grew with the square of the text would take hours.
test('a letter with very many marks', () => {
  expect(fold(`a${'\u0301'.repeat(500_000)}b`)).toBe('ab')
  expect(foldWithOrigin('e\u0301'.repeat(10_000)).text).toBe('e'.repeat(10_000))
})
