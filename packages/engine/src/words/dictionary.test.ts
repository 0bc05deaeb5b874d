import { expect, test } from 'vitest'
import { AS_WRITTEN, Dictionary, LOWER_ASCII, SHORT } from './dictionary.ts'

test('ids are dense, in order of first appearance', () => {
  const dictionary = new Dictionary()
  const texts = ['one', 'two', 'one', 'a longer one', 'two', 'a longer one']
  expect(texts.map((text) => dictionary.intern(text))).toEqual([0, 1, 0, 2, 1, 2])
  expect(dictionary.size).toBe(3)
})

test('tokens that differ in one byte anywhere are different', () => {
  const dictionary = new Dictionary()
  const texts = new Set<string>()
  for (let length = 1; length <= 24; length++) for (let i = 0; i < length; i++) texts.add(`${'a'.repeat(i)}b${'a'.repeat(length - i - 1)}`)
  for (const text of texts) dictionary.intern(text)
  expect(dictionary.size).toBe(texts.size)
  expect(Array.from({ length: dictionary.size }, (_, id) => dictionary.text(id))).toEqual([...texts])
})

test('a key or a stretch of bytes is interned as its text', () => {
  const dictionary = new Dictionary()
  const texts = ['a', 'ab', 'abc', 'abcd', 'abcde', 'abcdef', 'abcdefg', 'abcdefgh', 'жук', 'abcdefghi', 'ab', 'жуки', 'жуков']
  const bytes = new DataView(new ArrayBuffer(texts.length * 32))
  const ids = texts.map((text, i) => {
    const written = new TextEncoder().encode(text)
    for (const [j, byte] of written.entries()) bytes.setUint8(32 * i + j, byte)
    const isKey = written.length <= SHORT && i % 2 === 0
    return isKey
      ? dictionary.internKey(bytes.getInt32(32 * i, true), bytes.getInt32(32 * i + 4, true))
      : dictionary.internText(bytes, 32 * i, written.length, AS_WRITTEN)
  })
  expect(texts.map((text) => dictionary.find(text))).toEqual(ids)
  expect(ids.map((id) => dictionary.text(id))).toEqual(texts)
  expect(dictionary.size).toBe(new Set(texts).size)
})

test('letters are lowered on the way in where asked', () => {
  const dictionary = new Dictionary()
  const written = new TextEncoder().encode('Mc.Allister-SON and some bytes more')
  const bytes = new DataView(new ArrayBuffer(64))
  for (const [i, byte] of written.entries()) bytes.setUint8(i, byte)
  for (let length = 1; length <= 15; length++) {
    const small = 'mc.allister-son'.slice(0, length)
    const id = dictionary.internText(bytes, 0, length, LOWER_ASCII)
    expect(dictionary.text(id)).toBe(small)
    expect(dictionary.intern(small)).toBe(id)
  }
})

test('the text of a token shows its kind', () => {
  const dictionary = new Dictionary()
  const kindOf = (text: string) => dictionary.kind(dictionary.intern(text))
  expect(['word', 'naïve', '3.14', '12', 'wwww', 'https', 'ℹa', '漢字'].map(kindOf)).toEqual(Array(8).fill('word'))
  expect(['😀', '❤', '1⃣', '#⃣', '🇫🇮', 'ℹ', '👩‍👩‍👧', '🏽'].map(kindOf)).toEqual(Array(8).fill('emoji'))
  expect(['https://example.org', 'HTTP://X', 'www.example.org'].map(kindOf)).toEqual(Array(3).fill('link'))
})

test('a hundred thousand tokens are found again, and none twice', () => {
  const dictionary = new Dictionary()
  const text = (i: number): string => (i * 2_654_435_761).toString(36).slice(0, 3 + (i % 12)) + i
  for (let i = 0; i < 100_000; i++) dictionary.intern(text(i))
  const texts = Array.from({ length: dictionary.size }, (_, id) => dictionary.text(id))
  expect(new Set(texts).size).toBe(100_000)
  for (let i = 0; i < 100_000; i += 97) expect(dictionary.find(text(i))).toBe(i)
  expect(dictionary.find('nowhere')).toBe(-1)
  expect(dictionary.find('')).toBe(-1)
})
