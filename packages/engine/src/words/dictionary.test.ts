import { expect, test } from 'vitest'
import { AS_IT_IS, Dictionary, LINK, LOWER_ASCII, WORD } from './dictionary.ts'

function intern(dictionary: Dictionary, text: string, lower = AS_IT_IS, kind = WORD): number {
  const written = new TextEncoder().encode(text)
  const bytes = new Uint8Array(written.length + 8)
  bytes.set(written)
  return dictionary.intern(new DataView(bytes.buffer), bytes, 0, written.length, lower, kind)
}

test('ids are dense, in order of first appearance', () => {
  const dictionary = new Dictionary()
  expect(['one', 'two', 'one', 'a longer one', 'two', 'a longer one'].map((text) => intern(dictionary, text))).toEqual([0, 1, 0, 2, 1, 2])
  expect(dictionary.size).toBe(3)
})

test('words that differ in one byte anywhere are different tokens', () => {
  const dictionary = new Dictionary()
  const texts = new Set<string>()
  for (let length = 1; length <= 24; length++) for (let i = 0; i < length; i++) texts.add(`${'a'.repeat(i)}b${'a'.repeat(length - i - 1)}`)
  for (const text of texts) intern(dictionary, text)
  expect(dictionary.size).toBe(texts.size)
  expect(Array.from({ length: dictionary.size }, (_, id) => dictionary.text(id))).toEqual([...texts])
})

test('capitals and small letters are one token where asked, of any length', () => {
  const dictionary = new Dictionary()
  for (const text of ['Yes', 'Wonderful', 'Incomprehensible', "It's", '3.14'])
    expect(intern(dictionary, text, LOWER_ASCII)).toBe(intern(dictionary, text.toLowerCase()))
  expect(intern(dictionary, 'Link', AS_IT_IS, LINK)).not.toBe(intern(dictionary, 'link', AS_IT_IS, LINK))
})

test('a word interned by its key is the word interned by its bytes', () => {
  const dictionary = new Dictionary()
  const texts = ['a', 'ab', 'abc', 'abcd', 'abcde', 'abcdef', 'abcdefg', 'abcdefgh', 'жук']
  const words = new Int32Array(3 * texts.length)
  for (const [i, text] of texts.entries()) {
    const bytes = new Uint8Array(8)
    new TextEncoder().encodeInto(text, bytes)
    const view = new DataView(bytes.buffer)
    words.set([view.getInt32(0, true), view.getInt32(4, true), i], 3 * i)
  }
  const ids = new Uint32Array(texts.length)
  dictionary.internKeys(words, words.length, ids)
  expect(texts.map((text) => intern(dictionary, text))).toEqual([...ids])
  expect(texts.map((text) => dictionary.find(text))).toEqual([...ids])
})

test('a hundred thousand tokens are found again, and none twice', () => {
  const dictionary = new Dictionary()
  const text = (i: number): string => (i * 2_654_435_761).toString(36).slice(0, 3 + (i % 12)) + i
  for (let i = 0; i < 100_000; i++) intern(dictionary, text(i))
  const texts = Array.from({ length: dictionary.size }, (_, id) => dictionary.text(id))
  expect(new Set(texts).size).toBe(100_000)
  for (let i = 0; i < 100_000; i += 97) expect(dictionary.find(text(i))).toBe(i)
  expect(dictionary.find('nowhere')).toBe(-1)
  expect(dictionary.find('')).toBe(-1)
})
