import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleaned } from './cleaned.ts'

test('cleaning is idempotent, and what comes out is well-formed and contains no control character but line breaks', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const once = cleaned(text)
      expect(once.isWellFormed()).toBe(true)
      expect(once.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u)
      expect(cleaned(once)).toBe(once)
    }),
  )
})

test.each([
  ['line breaks of every system', 'a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
  ['marks of direction', '\u202eabc\u202c \u2067x\u2069', 'abc x'],
  ['four marks of a tower', `e${'\u0301'.repeat(30)}`, `é${'\u0301'.repeat(4)}`],
  ['half a pair', 'a\ud800b', 'a\ufffdb'],
  ['a family, whole', '👩‍👩‍👧‍👦'.repeat(20), '👩‍👩‍👧‍👦'.repeat(20)],
  ['words of scripts without blanks', '今'.repeat(100), '今'.repeat(100)],
])('%s', (_what, text, expected) => {
  expect(cleaned(text)).toBe(expected)
})

test.each([
  ['an address', 'https://example.com/'.padEnd(200, 'x')],
  ['an Arabic letter that goes on', 'ا'.repeat(200)],
  ['dashes', '—'.repeat(200)],
  ['a Thai laugh, which no dictionary knows', `ฮ่า${'ๆ'.repeat(200)}`],
])('%s without a place to break is given some, and loses no letter', (_what, text) => {
  const long = cleaned(text)
  expect(long.replaceAll('\u200b', '')).toBe(text)
  expect(Math.max(...long.split('\u200b').map((part) => part.length))).toBeLessThanOrEqual(24)
})

test('a long word of India is not broken where two letters are written as one', () => {
  const long = cleaned('स्त्री'.repeat(30))
  expect(long).toContain('\u200b')
  expect(long).not.toMatch(/\u094d\u200b|\u200b\p{M}/u)
})
