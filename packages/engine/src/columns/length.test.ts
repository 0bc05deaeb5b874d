// In one zone: every character there is, one by one.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { flag, messageText } from '#chat/chat.ts'
import { chatFrom, chatOf } from '#testing/chat-of.ts'
import { anyChat } from '#testing/random-chat.ts'
import { length } from './length.ts'

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })
function slowLength(text: string): number {
  let characters = 0
  for (const _ of segmenter.segment(text.replaceAll('\r', ''))) characters++
  return characters
}

const lengthOf = (text: string): number => length(chatFrom([{ time: 0, author: 'Ana', text }]))[0]

test('characters as a reader counts them; media without caption has none', () => {
  const chat = chatOf(`
    mon 09:00 Ana: naïve
    mon 09:01 Ana: [media]
    mon 09:02 Ana: [media] 👍🏽!
    mon 09:03 Ana: 👨‍👩‍👧‍👦🇫🇮🇸🇪
    mon 09:04 Ana: two
      | lines`)
  expect([...length(chat)]).toEqual([5, 0, 2, 3, 9])
})

test.each([
  ['', 0],
  ['e\u0301', 1],
  ['a\r\nb', 3],
  ['e\r\u0301', 1],
  ['\u0301a', 2],
  ['각한글', 3],
  ['\u1100\u1161\u11a8', 1],
  ['क्षि', 1],
  ['นี้ กำ', 3],
  ['1️⃣❤️', 2],
  ['\u0000\u200e\u0007', 3],
])('%j', (text, clusters) => {
  expect(lengthOf(text)).toBe(clusters)
  expect(slowLength(text)).toBe(clusters)
})

test('every character agrees with the Segmenter in any company', () => {
  const company = ['', 'a', '\n', '\u0301', '\u200d', '😀\u200d', '🇫', 'ᄀ', '가', 'क\u094d']
  const wrong: string[] = []
  for (let codePoint = 1; codePoint < 0x110000; codePoint += strideAt(codePoint)) {
    if (codePoint === 13 || (codePoint >= 0xd800 && codePoint < 0xe000)) continue
    const character = String.fromCodePoint(codePoint)
    const text = company.map((before) => `${before}${character}`).join('\n') + company.map((behind) => `${character}${behind}`).join('\n')
    if (lengthOf(text) !== slowLength(text)) wrong.push(`U+${codePoint.toString(16)}`)
  }
  expect(wrong).toEqual([])
})

test('every character agrees with the Segmenter beside plain words and emoji, whose characters the scanner has counted', () => {
  const texts: string[] = []
  for (let codePoint = 1; codePoint < 0x110000; codePoint += strideAt(codePoint)) {
    if (codePoint === 13 || (codePoint >= 0xd800 && codePoint < 0xe000)) continue
    const character = String.fromCodePoint(codePoint)
    texts.push(`naïve ${character} 😀`, `😀${character}я${character}`)
  }
  const found = length(chatFrom(texts.map((text, i) => ({ time: i, author: 'Ana', text }))))
  expect(texts.filter((text, i) => found[i] !== slowLength(text))).toEqual([])
})

test('any run of letters, emoji, links and signs agrees with the Segmenter', () => {
  const pieces = [
    'a',
    'Straße',
    'ёж',
    'مرحبا',
    'é',
    '\u0301',
    ' ',
    '\n',
    '\r\n',
    '.',
    '?',
    '7',
    '😀',
    '🏽',
    '🇫',
    '🇮',
    '\u200d',
    '\ufe0f',
    '\u20e3',
    '❤',
    '❤️',
    '👍🏽',
    '🇫🇮',
    '1️⃣',
    '👨‍👩‍👧',
    '🏴󠁧󠁢󠁳󠁣󠁴󠁿',
    '©',
    '©\u200d®',
    '🇫\u200d🇮',
    '_',
    'https://ö.org/a😀b',
    'www.a.org',
    '漢',
    'か',
    '가',
    'ก',
    '\u0600',
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 40 }), (parts) => {
      const text = parts.join('').trim()
      expect(lengthOf(text)).toBe(slowLength(text))
    }),
    { numRuns: 3000 },
  )
})

/** Scripts in full; long runs of like characters, and what is not assigned, sampled. */
function strideAt(codePoint: number): number {
  if (codePoint < 0x3100) return 1
  if (codePoint < 0xa000 || (codePoint >= 0xac00 && codePoint < 0xd7a0)) return 211
  if (codePoint < 0x12000) return codePoint >= 0xe000 && codePoint < 0xf900 ? 211 : 1
  return codePoint < 0x20000 ? 13 : codePoint >= 0xe0000 && codePoint < 0xe0200 ? 1 : 1999
}

test('any text agrees with the Segmenter', () => {
  const pieces = [
    'a',
    ' ',
    '\n',
    '\r',
    '\u0301',
    '\u200d',
    '\ufe0f',
    '😀',
    '❤',
    '🏽',
    '🇫',
    '1',
    '\u20e3',
    'ᄀ',
    'ᅡ',
    '가',
    'क',
    '\u094d',
    '\u0903',
    '\u0600',
    'ำ',
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 10 }), (parts) => {
      expect(lengthOf(parts.join(''))).toBe(slowLength(parts.join('')))
    }),
    { numRuns: 5000 },
  )
})

test('for any chat every row agrees with the Segmenter', () => {
  fc.assert(
    fc.property(anyChat(), (chat) => {
      const slow = Array.from(chat.flags, (bits, row) => ((bits & flag.bare) !== 0 ? 0 : slowLength(messageText(chat, row))))
      expect([...length(chat)]).toEqual(slow)
    }),
  )
})

// Text like this would take hours if the work grew with its square.
test('long text in which the Segmenter is needed is counted piece by piece', () => {
  expect(lengthOf('कि'.repeat(30_000))).toBe(30_000)
  expect(lengthOf('क्षि '.repeat(10_000))).toBe(20_000)
  expect(lengthOf(`a${'\u0301'.repeat(500_000)}`)).toBe(1)
})
