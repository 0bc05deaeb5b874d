/** The byte test's keys, against what they are for: the same for every way to write a phrase, another one for another phrase. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addEnds,
  addHint,
  addKey,
  addStarts,
  END_BYTES,
  endKey,
  hasHint,
  hasKey,
  isFarLead,
  isFarLetter,
  newHints,
  newKeySet,
  START_BYTES,
  startKey,
  utf8Length,
} from './byte-keys.ts'

const encoder = new TextEncoder()
const padded = (text: string): Uint8Array => Uint8Array.of(...encoder.encode(text), ...new Uint8Array(16))
const fourAt = (bytes: Uint8Array, p: number): number => new DataView(bytes.buffer).getInt32(p, true)

test('a text takes as many bytes as an encoder writes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect([text, utf8Length(text)]).toEqual([text, encoder.encode(text).length])
    }),
    { numRuns: 500, seed: 27 },
  )
  expect(['', '\u007f', '\u0080', '\u07ff', '\u0800', '\ud7ff', '\ue000', '\uffff', '😀'].map(utf8Length)).toEqual([
    0, 1, 2, 2, 3, 3, 3, 3, 4,
  ])
})

test('a key is of ten bytes at the start, of eight at the end, and blind to the case of ASCII', () => {
  const text = encoder.encode('..0123456789..')
  const starts = (bytes: Uint8Array) => startKey(bytes, 2)
  const ends = (bytes: Uint8Array) => endKey(bytes, 12)
  for (let at = 0; at < text.length; at++) {
    for (const bit of [1, 2, 4, 8, 16, 64]) {
      const other = text.slice()
      other[at] ^= bit
      expect([at, bit, starts(other) !== starts(text)]).toEqual([at, bit, at >= 2 && at < 2 + START_BYTES])
      expect([at, bit, ends(other) !== ends(text)]).toEqual([at, bit, at >= 12 - END_BYTES && at < 12])
    }
  }
  expect(startKey(encoder.encode('MISSED CALL'), 0)).toBe(startKey(encoder.encode('missed call'), 0))
  expect(endKey(encoder.encode('OMITTED!'), 8)).toBe(endKey(encoder.encode('omitted!'), 8))
  const near = [...'abcdefghijklmnopqrstuvwxyz'].flatMap((a) => [...'abcdefghijklmnopqrstuvwxyz'].map((b) => `${a}mitted ${b}ow`))
  expect(new Set(near.map((each) => startKey(encoder.encode(each), 0))).size).toBe(near.length)
})

test('a set has the keys that were added, where they fall into the same place, too', () => {
  const set = newKeySet()
  const added = [1, 8193, 16385, 8191, 16383, -1, -8193, 5]
  for (const key of [...added, ...added]) addKey(set, key)
  for (const key of added) expect([key, hasKey(set, key)]).toEqual([key, true])
  for (const key of [2, 3, 24577, -16385, 6, 0x7fffffff]) expect([key, hasKey(set, key)]).toEqual([key, false])
  expect(set.filter((key) => key !== 0)).toHaveLength(added.length)
})

test('a hint says no to most four bytes that were not added, and never to one that was', () => {
  const hints = newHints()
  const words = ['miss', 'omit', 'gone', 'dele', 'انظر', '你看']
  for (const word of words) addHint(hints, padded(`..${word}`), 2)
  for (const word of [...words, 'MISS', 'Gone']) expect([word, hasHint(hints, fourAt(padded(word), 0))]).toEqual([word, true])
  const others = Array.from({ length: 1000 }, (_, i) => hasHint(hints, Math.imul(i + 1, 0x01234567)))
  expect(others.filter(Boolean).length).toBeLessThan(10)
})

describe('a phrase is known however a phone prints it', () => {
  const phrases = [
    'This message was deleted',
    "can't be displayed",
    'Éléments omis',
    'İletişim kartı',
    'şəkil buraxıldı',
    'изображение',
    '이미지 생략됨',
    '🎥 omitted',
  ]
  const forms = (phrase: string): string[] => {
    const quoted = ["'", '’', '‘', 'ʻ'].map((apostrophe) => phrase.replaceAll("'", apostrophe))
    const cased = quoted.flatMap((text) => [
      text,
      text.toUpperCase(),
      text[0].toUpperCase() + text.slice(1),
      text[0].toLowerCase() + text.slice(1),
    ])
    return cased.flatMap((text) => [text, text.normalize('NFD')])
  }
  test.each(phrases)('%s', (phrase) => {
    const [starts, ends, startHints, endHints] = [newKeySet(), newKeySet(), newHints(), newHints()]
    const short: Uint8Array[] = []
    addStarts(starts, startHints, phrase, (bytes) => short.push(bytes))
    addEnds(ends, endHints, phrase)
    expect(short).toEqual([])
    for (const form of forms(phrase)) {
      const bytes = padded(form)
      const end = bytes.length - 16
      expect([form, hasKey(starts, startKey(bytes, 0)), hasHint(startHints, fourAt(bytes, 0))]).toEqual([form, true, true])
      expect([form, hasKey(ends, endKey(bytes, end)), hasHint(endHints, fourAt(bytes, end - 4))]).toEqual([form, true, true])
    }
    const other = padded(`x${phrase}`)
    expect([hasKey(starts, startKey(other, 0)), hasKey(ends, endKey(other, other.length - 17))]).toEqual([false, false])
  })

  test('too short a beginning is handed on, too short an end left out', () => {
    const [set, hints] = [newKeySet(), newHints()]
    const short: string[] = []
    const take = (phrase: string) => addStarts(set, hints, phrase, (bytes) => short.push(new TextDecoder().decode(bytes)))
    for (const phrase of ['poll', '123456789', "it's", 'дом', '1234567890']) take(phrase)
    expect(short.slice(0, 2)).toEqual(['poll', '123456789'])
    for (const form of ["it's", 'it’s', 'it‘s', 'itʻs', 'дом', 'ДОМ', 'Дом']) expect(short).toContain(form)
    expect(set.filter((key) => key !== 0)).toHaveLength(1)
    addEnds(newKeySet(), hints, '1234567')
    const ends = newKeySet()
    for (const phrase of ['1234567', 'дом']) addEnds(ends, hints, phrase)
    expect(ends.every((key) => key === 0)).toBe(true)
    addEnds(ends, hints, '12345678')
    expect(hasKey(ends, endKey(encoder.encode('12345678'), 8))).toBe(true)
  })
})

test('far letters are Greek to Hangul, without what Latin and punctuation need', () => {
  const edges = [0x36f, 0x370, 0x1dff, 0x1e00, 0x1eff, 0x1f00, 0x1fff, 0x2000, 0x2fff, 0x3000, 0xd7ff, 0xd800]
  expect(edges.map(isFarLetter)).toEqual([false, true, true, false, false, true, true, false, false, true, true, false])
  expect([0xcb, 0xcc, 0xe1, 0xe2, 0xe3, 0xed, 0xee, 0xf0].map(isFarLead)).toEqual([false, true, true, false, true, true, false, false])
})
