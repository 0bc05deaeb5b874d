import { expect, test } from 'vitest'
import { BATCH_STRIDE, Dictionary } from './dictionary.ts'

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

test('a batch of keys or of texts is interned as one by one', () => {
  const dictionary = new Dictionary()
  const texts = ['a', 'ab', 'abc', 'abcd', 'abcde', 'abcdef', 'abcdefg', 'abcdefgh', 'жук', 'abcdefghi', 'ab', 'жуки', 'жуков']
  const bytes = new DataView(new ArrayBuffer(texts.length * 32))
  const keys: number[] = []
  const spans: number[] = []
  for (const [i, text] of texts.entries()) {
    const written = new TextEncoder().encode(text)
    for (const [j, byte] of written.entries()) bytes.setUint8(32 * i + j, byte)
    if (written.length <= 8) keys.push(bytes.getInt32(32 * i, true), bytes.getInt32(32 * i + 4, true), i)
    else spans.push(32 * i, written.length, i)
  }
  const ids = new Uint32Array(texts.length)
  dictionary.internKeys(Int32Array.from(keys), keys.length, ids)
  dictionary.internTexts(bytes, Int32Array.from(spans), spans.length, ids)
  expect(keys.length + spans.length).toBe(BATCH_STRIDE * texts.length)
  expect(texts.map((text) => dictionary.find(text))).toEqual([...ids])
  expect(Array.from(ids, (id) => dictionary.text(id))).toEqual(texts)
  expect(dictionary.size).toBe(new Set(texts).size)
})

test('the text of a token tells its kind', () => {
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
