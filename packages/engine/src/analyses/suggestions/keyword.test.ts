import { describe, expect, test } from 'vitest'
import { areAlike, joined, keywordFrom, overlap, partsOf, shareAWord } from './keyword.ts'

test.each([
  ['Love  You!', ['love', 'you'], false],
  ['Café', ['cafe'], false],
  ['我爱你', ['我爱你'], true],
  ['OK了', ['ok了'], true],
  ['?!', ['?!'], true],
  ['', [], false],
  ['  ', [], false],
])('%j is compared as %j', (text, words, isUnspaced) => {
  expect(keywordFrom(text)).toEqual({ text, words, isUnspaced })
})

test.each([
  [['see', 'you'], 'see you'],
  [['生日', '快乐'], '生日快乐'],
  [['สุข', 'สันต์'], 'สุขสันต์'],
  [['ok', '快乐'], 'ok 快乐'],
  [['快乐', 'ok'], '快乐 ok'],
  [['a快', '乐b', 'c', '年'], 'a快乐b c 年'],
])('%j in a row are %j', (words, text) => expect(joined(words)).toBe(text))

test.each(['か', 'カ', 'ก', 'ກ', 'ក', 'က', '漢'])('%s is written without spaces', (letter) => {
  expect(joined([letter, letter])).toBe(letter + letter)
  expect(joined(['가', letter])).toBe(`가 ${letter}`)
})

describe('a word is another except for its ending', () => {
  test.each([
    ['tin', 'tin', true],
    ['tin', 'tins', false],
    ['boat', 'boats', true],
    ['boat', 'boated', true],
    ['boat', 'boating', false],
    ['boat', 'goat', false],
    ['boat', 'aboat', false],
    ['heron', 'her', false],
  ])('%s, %s: %s', (a, b, alike) => expect([areAlike(a, b), areAlike(b, a)]).toEqual([alike, alike]))
})

describe('a phrase is a part of another', () => {
  test.each([
    ['see you', 'see you soon', true],
    ['you soon', 'see you soon', true],
    ['see you soon', 'when I see you soon again', true],
    ['see you soon', 'see you soon', true],
    ['blue boat', 'two blue boats here', true],
    ['see soon', 'see you soon', false],
    ['you see', 'see you soon', false],
    ['see you later', 'see you soon', false],
    ['生日', '生日快乐', true],
    ['快乐生日', '生日快乐', false],
    ['生日', 'see you', false],
  ])('%s, %s: %s', (a, b, is) => {
    expect([overlap(keywordFrom(a), keywordFrom(b)), overlap(keywordFrom(b), keywordFrom(a))]).toEqual([is, is])
  })
})

describe('two keywords share a word, or two letters where no spaces part words', () => {
  test.each([
    ['love you', 'miss you', true],
    ['love you', 'miss me', false],
    ['love you', 'loves me', false],
    ['我爱你', '爱你们', true],
    ['我爱', '爱我', false],
    ['我', '我', false],
    ['我爱你', '你好', false],
    ['爱你们', '想你们', true],
    ['爱 you', 'you', false],
  ])('%s, %s: %s', (a, b, shares) => {
    expect([shareAWord(keywordFrom(a), keywordFrom(b)), shareAWord(keywordFrom(b), keywordFrom(a))]).toEqual([shares, shares])
  })
})

test('the parts of words in a row are all shorter runs of them', () => {
  expect(partsOf(['a'])).toEqual([])
  expect(partsOf(['a', 'b'])).toEqual(['a', 'b'])
  expect(partsOf(['a', 'b', 'c'])).toEqual(['a', 'b', 'c', 'a b', 'b c'])
  expect(partsOf(['生', '日', '快'])).toEqual(['生', '日', '快', '生日', '日快'])
})
