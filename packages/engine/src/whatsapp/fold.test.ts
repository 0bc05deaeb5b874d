/** How wordings are compared: asked of every character there is, against the rule in words. */
import { expect, test } from 'vitest'
import { beforeJoint, folded, inkEnd, isMark, lower, plain, STOPS, withoutStop } from './fold.ts'
import { isTelling, STRONG, weightOf } from './weight.ts'

const MARKS = '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff'
const QUOTES = '“”„‟«»「」『』״＂'
const APOSTROPHES = '‘’‛ʻʼ׳′'
const characters = Array.from({ length: 0x1_0000 }, (_, point) => point)
  .filter((point) => point < 0xd800 || point > 0xdfff)
  .map((point) => String.fromCharCode(point))

test('marks are nothing, blanks a blank, quotes and apostrophes the plain ones, all else itself', () => {
  const wrong: string[] = []
  for (const character of characters) {
    // What is composed with the letter before is another matter.
    const text = `9${character}9`
    if (text.normalize('NFC') !== text) continue
    const between = MARKS.includes(character)
      ? ''
      : QUOTES.includes(character)
        ? '"'
        : APOSTROPHES.includes(character)
          ? "'"
          : character.trim() === ''
            ? ' '
            : character
    if (plain(text) !== `9${between}9`) wrong.push(character)
  }
  expect(wrong).toEqual([])
})

test.each([
  ['  a  b ', 'a b'],
  ['a \u200e b', 'a b'],
  ['e\u0301', 'é'],
  ['\u200eImage omitted', 'Image omitted'],
  ['a  b', 'a b'],
  [' a', 'a'],
  ['a ', 'a'],
])('%j is compared as %j', (text, wanted) => {
  expect(plain(text)).toBe(wanted)
  expect(plain(plain(text))).toBe(wanted)
})

test('lower case never changes the length of a text', () => {
  const wrong = characters.filter((character) => {
    const small = character.toLowerCase()
    return lower(`A${character}B`) !== `a${small.length === 1 ? small : character}b`
  })
  expect(wrong).toEqual([])
  expect(lower('İSTANBUL ÄÖ')).toBe('İstanbul äö')
})

test('one final stop is not part of a wording, nor the blank before it', () => {
  for (const stop of STOPS) {
    expect(withoutStop(`gone${stop}`)).toBe('gone')
    expect(withoutStop(`gone ${stop}`)).toBe('gone')
    expect(withoutStop(`gone${stop}${stop}`)).toBe(`gone${stop}`)
    expect(withoutStop(`g${stop}one`)).toBe(`g${stop}one`)
  }
  expect(withoutStop('gone ')).toBe('gone ')
  expect(withoutStop('')).toBe('')
  expect(folded('\u200eThis message was DELETED.')).toBe('this message was deleted')
})

test('only LRM and RLM are marks of the service', () => {
  expect(characters.filter((character) => isMark(character.charCodeAt(0)))).toEqual(['\u200e', '\u200f'])
})

test.each([
  ['', 0],
  ['a', 1],
  ['a \n\r\t\u00a0\u202f\u200e\u200f', 1],
  [' \u200e ', 0],
  ['a b ', 3],
  ['a\u200b', 2],
])('the ink of %j ends at %i', (text, end) => {
  expect(inkEnd(text)).toBe(end)
})

test('before what the service wrote go its marks and one blank', () => {
  const joint = (text: string) => beforeJoint(text, text.length)
  expect(['a', 'a ', 'a \u200e', 'a\u200e', 'a\u200f \u200e', 'a  ', 'a \u200e \u200e', '', ' ', '\u200e'].map(joint)).toEqual([
    1, 1, 1, 1, 1, 2, 2, 0, 0, 0,
  ])
  expect(beforeJoint('a b', 2)).toBe(1)
})

test('a letter weighs one, an ideograph two and a half, signs and digits nothing', () => {
  const weights: [string, number][] = [
    ['', 0],
    ['azAZ', 4],
    ['@[`{', 0],
    ['0 9.,!', 0],
    ['éñß', 3],
    ['\u2013\u201c\u2026\u206f', 0],
    ['\u1fff\u2070', 2],
    ['あ漢한', 7.5],
    ['\u303f\u3040\u9fff\ua000', 7],
    ['\uabff\uac00\ud7af\ud7b0', 7],
  ]
  for (const [text, weight] of weights) expect([text, weightOf(text)]).toEqual([text, weight])
})

test('a sentence is telling that is long and has no blank', () => {
  expect(isTelling('a'.repeat(STRONG))).toBe(true)
  expect(isTelling('a'.repeat(STRONG - 1))).toBe(false)
  expect(isTelling(`${'a'.repeat(STRONG)} {who}`)).toBe(false)
  expect(isTelling('漢'.repeat(7))).toBe(true)
  expect(isTelling('漢'.repeat(6))).toBe(false)
})
