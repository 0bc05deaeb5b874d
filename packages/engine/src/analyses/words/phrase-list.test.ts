import { describe, expect, test } from 'vitest'
import type { Chat } from '#chat/chat.ts'
import { select } from '#chat/selection.ts'
import { chatFrom } from '#testing/chat-of.ts'
import { phraseList } from './phrase-list.ts'

const saying = (texts: readonly string[]): Chat =>
  chatFrom(texts.map((text, i) => ({ time: 1_600_000_000 + i, author: i % 2 === 0 ? 'Ana' : 'Ben', text })))
const often = (times: number, text: string): string[] => Array.from({ length: times }, () => text)
/** Words that are each said once; no letter of one is its neighbor, which would be a letter held down. */
const filler = (words: number): string[] =>
  Array.from(
    { length: words },
    (_, i) => `f${[...String(i)].map((digit, at) => (at % 2 === 0 ? 'qwrtzpsdgh' : 'aeiouybkln')[Number(digit)]).join('')}`,
  )
const phrasesOf = (texts: readonly string[], asked = {}): string[] =>
  phraseList(saying(texts), undefined, { all: true, ...asked }).phrases.map(({ phrase }) => phrase)

describe('words belong together', () => {
  test.each([
    // Dunning's log-likelihood of 3 messages where 9/47 are expected is 10.89, where 9/46 are 10.77.
    [3, 47, true],
    [3, 46, false],
    // 400/160 are expected: an eighth of 20.
    [20, 160, true],
    [20, 159, false],
    [2, 1000, false],
  ])('where %i messages have both and there are %i words in all: %s', (messages, words, isPhrase) => {
    expect(phrasesOf([...often(messages, 'blue heron'), ...filler(words - 2 * messages)])).toEqual(isPhrase ? ['blue heron'] : [])
  })

  test('two to four of them, of five the two ends are one too many', () => {
    expect(phrasesOf([...often(9, 'blue heron lake house'), ...filler(500)])).toEqual(['blue heron lake house'])
    expect(phrasesOf([...often(9, 'blue heron lake house garden'), ...filler(500)])).toEqual(['blue heron lake house'])
  })

  test('not over a number, an emoji, a link or the end of a message, nor where one is laughter or left out', () => {
    const parted = ['blue 12 heron', 'lake 😂 house', 'tin https://a.example boat', 'garden', 'gate', 'haha goose', 'big Bus']
    const texts = [...Array.from({ length: 9 }, () => parted).flat(), ...filler(500)]
    expect(phrasesOf(texts)).toEqual(['big Bus'])
    expect(phrasesOf(texts, { without: [' BUSES '] })).toEqual(['big Bus'])
    expect(phrasesOf(texts, { without: [' BUS '] })).toEqual([])
  })
})

test('a whole answer: strongest first, how often, in how many messages, of a selection', () => {
  const chat = saying([
    ...often(4, 'lake house'),
    ...often(6, 'Blue heron, 1 blue heron'),
    ...['here is a blue heron', 'see the Lake House'],
    ...filler(400),
  ])
  expect(phraseList(chat, undefined, { all: true })).toEqual({
    phrases: [
      { phrase: 'Blue heron', count: 13, messages: 7 },
      { phrase: 'lake house', count: 5, messages: 5 },
    ],
    languages: [],
    messages: 412,
  })
  expect(phraseList(chat, select(chat, { authors: ['Ana'] }), { all: true })).toEqual({
    phrases: [{ phrase: 'Blue heron', count: 7, messages: 4 }],
    languages: [],
    messages: 206,
  })
  expect(phraseList(chat, undefined, { all: true, most: 1 }).phrases.map(({ phrase }) => phrase)).toEqual(['Blue heron'])
  expect(phraseList(chat, { from: 4, to: 4, authors: null }, { all: true })).toEqual({ phrases: [], languages: [], messages: 0 })
})

describe('of a phrase and a part of it there is one', () => {
  test.each([
    [5, ['blue heron lake']],
    [4, ['blue heron']],
  ])('%i of ten messages with the part have the whole: %j', (wholes, phrases) => {
    expect(phrasesOf([...often(wholes, 'blue heron lake'), ...often(10 - wholes, 'blue heron'), ...filler(900)])).toEqual(phrases)
  })

  test('the part where the whole adds no more than what every sentence needs', () => {
    const english = often(30, 'what do they think about that and where have they been')
    const found = phraseList(saying([...english, ...often(9, 'blue heron you'), ...filler(900)]))
    expect(found.languages).toEqual(['en'])
    expect(found.phrases.map(({ phrase }) => phrase)).toEqual(['blue heron'])
  })

  test('of two that share two words in a row, the stronger', () => {
    const both = often(8, 'blue heron lake 1 heron lake house')
    expect(phrasesOf([...both, ...often(3, 'blue heron lake'), ...filler(900)])).toEqual(['blue heron lake'])
    expect(phrasesOf([...both, ...often(3, 'heron lake house'), ...filler(900)])).toEqual(['heron lake house'])
  })

  test('two that share one word are both', () => {
    expect(phrasesOf([...often(9, 'blue heron'), ...often(9, 'heron lake'), ...filler(900)]).toSorted()).toEqual([
      'blue heron',
      'heron lake',
    ])
  })
})

describe('where stop words are left out', () => {
  const english = often(60, 'what do they think about that and where have they been')
  const asked = (texts: readonly string[]): string[] =>
    phraseList(saying([...english, ...texts, ...filler(900)])).phrases.map(({ phrase }) => phrase)

  test.each([
    ['miss you', 'miss', 5, true],
    ['miss you', 'miss', 4, false],
    ['of course', 'course', 9, true],
    ['of course', 'course', 8, false],
    ['on fire with', 'fire', 9, true],
    ['on fire with', 'fire', 8, false],
    ['blue heron', 'heron', 3, true],
  ])('%s, beside %s alone, in %i of ten messages is one: %s', (phrase, alone, times, isOne) => {
    expect(asked([...often(times, phrase), ...often(10 - times, alone)]).includes(phrase)).toBe(isOne)
  })

  test('a set phrase of the language is one only where its word is more common here than elsewhere, and a wish always is', () => {
    const among = (times: number, phrase: string) =>
      phraseList(saying([...Array.from({ length: 40 }, () => english).flat(), ...often(times, phrase), ...filler(900)])).phrases.map(
        ({ phrase }) => phrase,
      )
    expect(among(9, 'of course')).toEqual([])
    expect(among(90, 'of course')).toEqual(['of course'])
    expect(among(9, 'of dragons')).toEqual(['of dragons'])
    expect(among(9, 'love you')).toEqual(['love you'])
    expect(among(9, 'thank you')).toEqual([])
  })

  test('of stop words alone there is none', () => {
    expect(asked(often(20, 'of you'))).toEqual([])
  })
})

test('as many are listed as are asked for, 20 where nothing is asked, however many there are', () => {
  const names = filler(300)
  const texts = Array.from({ length: 150 }, (_, i) => often(3, `${names[2 * i]}x ${names[2 * i + 1]}y`)).flat()
  expect([phrasesOf(texts, { most: 200 }).length, phrasesOf(texts, { most: 140 }).length, phrasesOf(texts).length]).toEqual([150, 140, 20])
})
