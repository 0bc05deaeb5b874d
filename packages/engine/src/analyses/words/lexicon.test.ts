import { describe, expect, test } from 'vitest'
import type { Chat } from '#chat/chat.ts'
import { chatFrom } from '#testing/chat-of.ts'
import { lexicon } from './lexicon.ts'
import { wordList } from './word-list.ts'

const saying = (...texts: readonly string[]): Chat => chatFrom(texts.map((text, i) => ({ time: 1_600_000_000 + i, author: 'Ana', text })))

/** The words of a text, with their counts where these are more than one. */
const wordsOf = (text: string): string =>
  wordList(saying(text), undefined, { all: true, most: 500 })
    .words.map(({ word, count }) => (count === 1 ? word : `${word} ${count}`))
    .join(', ')

const letters = (count: number): string => 'ab'.repeat(Math.ceil(count / 2)).slice(0, count)

describe('the words of a text', () => {
  test.each([
    ['_both_ *both* ~both~', 'both 3'],
    ['this.that', 'this, that'],
    ['k:a', 'k, a'],
    ['so_far_away', 'so, far, away'],
    ["don't don’t", "don't 2"],
    ["_don't_ don't o'clock", "don't 2, o'clock"],
    ['it_s.o_k', 'it, s, o, k'],
    ['42 4.2 1,000 12:30', ''],
    ['42nd a.42 42.b', '42nd, a, b'],
    ['z1_2_3y', 'z1, 3y'],
    ['paral·lel', 'paral·lel'],
    ['צה"ל', 'צה"ל'],
    ['x_é.ß', 'x, é, ß'],
    ['é_12.٣', 'é'],
    ['ส ກ ក က か カ', ''],
    ['नमस्ते', 'नमस्ते'],
    ['Ёж еж_ёж', 'Ёж 3'],
    ["'''", ''],
  ])('%j are %j', (text, words) => expect(wordsOf(text)).toBe(words))
})

describe('a word of more than 64 characters is none', () => {
  test.each([
    [letters(64), true],
    [letters(65), false],
    [`_${letters(64)}_`, true],
    [`_${letters(65)}_`, false],
    [`é${letters(63)}`, true],
    [`é${letters(64)}`, false],
    [`é_${letters(64)}`, true],
    [`あ${letters(2)}`, true],
    [`あ ${letters(64)}`, true],
    [`あ ${letters(65)}`, false],
  ])('%s: %s', (text, isOne) => {
    expect(
      wordsOf(text)
        .split(', ')
        .some((word) => word.includes('ab')),
    ).toBe(isOne)
  })

  test('and leaves the others of its token', () => {
    expect(wordsOf(`heron_${letters(65)}_tin`)).toBe('heron, tin')
  })
})

test('words that fold to the same are one, whether it is a token itself, a part of one, or neither', () => {
  const chat = saying('Straße STRASSE', '_straße_ x.strasse', 'ÉTÉ.été', "_They're_ they’re")
  const { find, text, joined, size } = lexicon(chat)
  const counted = wordList(chat, undefined, { all: true }).words.map(({ word, count }) => `${word} ${count}`)
  expect(counted).toEqual(['Straße 4', 'ÉTÉ 2', "They're 2", 'x 1'])
  for (const word of ['strasse', 'ete', 'x', "they're"]) {
    expect(find(word)).toBeGreaterThanOrEqual(0)
    expect(find(word)).toBeLessThan(size)
    expect(text(find(word))).toBe(word)
  }
  expect([find('heron'), find('straße'), find('')]).toEqual([-1, -1, -1])
  expect(joined.map(text)).toEqual(["they're"])
})

test('of a Japanese chat the words beyond its tokens have numbers, too', () => {
  const chat = saying('散歩しましょう', 'コーヒー飲みたい heron')
  const { find, text, wordOf } = lexicon(chat)
  for (const word of ['散歩', '飲みたい', 'heron']) {
    expect(text(find(word))).toBe(word)
    expect(wordOf[find(word)]).toBe(find(word))
  }
  expect(find('しましょう')).toBe(-1)
})
