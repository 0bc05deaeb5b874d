import { DAY } from '@convostat/format/seconds'
import { describe, expect, test } from 'vitest'
import type { Chat } from '#chat/chat.ts'
import { everything } from '#chat/selection.ts'
import { surprise } from '#stats/surprise.ts'
import { chatFrom } from '#testing/chat-of.ts'
import { betweenPeople, type Candidate, rareElsewhere } from './candidates.ts'
import type { Everyday } from './everyday.ts'
import { ownWords } from './own-words.ts'
import { phrasesOf } from './phrases.ts'
import { sampleOf } from './sample.ts'

/** Texts one after another, `days` apart. */
const said = (texts: readonly string[], days = 0): Chat =>
  chatFrom(texts.map((text, i) => ({ time: (18_000 + i * days) * DAY + i, author: i % 2 === 0 ? 'Ana' : 'Ben', text })))
const often = (times: number, text: string): string[] => Array.from({ length: times }, () => text)

/** As if people elsewhere said these words so often, and any other at most once in a million. */
function everydayOf(frequency: Readonly<Record<string, number>>): Everyday {
  const of = (word: string): number | null => frequency[word] ?? null
  return { of, atMost: (word) => of(word) ?? 1e-6 }
}
const NEEDED = { the: 0.05, is: 2 ** -11, lake: 2 ** -11 - 2 ** -20, boat: 0.0001, ship: 0.0001 }

function rare(chat: Chat, languages: readonly string[] = [], elsewhere: Readonly<Record<string, number>> = NEEDED): Candidate[] {
  return rareElsewhere(chat, sampleOf(chat, everything(chat)), everydayOf(elsewhere), languages)
}
const scoreOf = (found: readonly Candidate[], text: string): number | undefined =>
  found.find(({ words }) => words.join(' ') === text)?.score
const textsOf = (found: readonly Candidate[]): string[] => found.map(({ words }) => words.join(' '))

describe('against what people say elsewhere', () => {
  test('a word no table has is worth what surprises, times the root of days over messages', () => {
    const found = rare(said(often(9, 'heron the'), 1))
    expect(found).toEqual([{ words: ['heron'], messages: 9, score: surprise(9, 18 * 1e-6) }])
    expect(scoreOf(rare(said(often(9, 'heron the'))), 'heron')).toBeCloseTo(surprise(9, 18 * 1e-6) / 3, 9)
  })

  test('a word of fewer than three messages is none, nor is a short one, laughter, or what every sentence needs', () => {
    const texts = [
      ...often(2, 'pelican'),
      ...often(3, 'heron'),
      ...often(5, 'hahaha'),
      ...often(5, 'ok'),
      ...often(5, 'the'),
      ...often(5, 'is'),
    ]
    expect(textsOf(rare(said(texts)))).toEqual(['heron'])
  })

  test('a word that every sentence needs in one of the languages is none', () => {
    expect(textsOf(rare(said(often(9, 'what'), 1), ['de'], {}))).toEqual(['what'])
    expect(rare(said(often(9, 'what'), 1), ['en'], {})).toEqual([])
  })

  test.each([
    [32, true],
    [31, false],
  ])('a word of the table, said here %i times and once elsewhere in as many words: %s', (messages, isOne) => {
    const chat = said([...often(messages, 'boat'), 'is '.repeat(4096 - messages)])
    const found = rare(chat, [], { is: 0.1, boat: 1 / 4096 })
    expect(textsOf(found)).toEqual(isOne ? ['boat'] : [])
    if (isOne) expect(found[0].score).toBeCloseTo(surprise(32, 1) * Math.sqrt(1 / 32), 9)
  })

  test('before an apostrophe one letter, or what every sentence needs, makes it a word that every sentence needs', () => {
    const texts = ["l'amour", "the's", "boat's", "heron's", 'amour'].flatMap((word) => often(4, word))
    expect(textsOf(rare(said(texts, 1))).toSorted()).toEqual(['amour', "boat's", "heron's"])
  })

  test('a phrase is worth what it surprises here and elsewhere, the lesser of the two; three times that with a word no table has', () => {
    const chat = said([...often(9, 'boat ship'), ...often(9, 'boat heron'), ...often(40, 'is lake')], 1)
    const sample = sampleOf(chat, everything(chat))
    const found = rare(chat)
    const expected = (text: string): number =>
      phrasesOf(chat, sample).find(({ places }) => places.map((place) => sample.words[place].text).join(' ') === text)?.expected ?? -1
    const elsewhere = { boat: 0.0001, ship: 0.0001, heron: 1e-6 }
    const here = (text: string): number => surprise(9, expected(text))
    expect(scoreOf(found, 'boat ship')).toBeCloseTo(Math.min(here('boat ship'), surprise(9, 116 * 30 * elsewhere.boat * elsewhere.ship)), 9)
    expect(scoreOf(found, 'boat heron')).toBeCloseTo(
      3 * Math.min(here('boat heron'), surprise(9, 116 * 30 * elsewhere.boat * elsewhere.heron)),
      9,
    )
    const common = rare(chat, [], { is: 0.1, lake: 0.1, boat: 0.0004, ship: 0.0004 })
    expect(scoreOf(common, 'boat ship')).toBeCloseTo(Math.min(here('boat ship'), surprise(9, 116 * 30 * 0.0004 ** 2)), 9)
    // So rare elsewhere that how often they meet here decides.
    const rarely = rare(chat, [], { is: 0.1, lake: 0.1, boat: 1e-9, ship: 1e-9 })
    expect(scoreOf(rarely, 'boat ship')).toBeCloseTo(here('boat ship'), 9)
  })

  test('of three words the attraction counts twice, and of a phrase on one day the spread', () => {
    const chat = said([...often(4000, 'is lake'), ...often(9, 'boat the ship')])
    const elsewhere = surprise(9, 8027 * 30 ** 2 * 0.0004 * 0.05 * 0.0004)
    expect(scoreOf(rare(chat, [], { ...NEEDED, boat: 0.0004, ship: 0.0004 }), 'boat the ship')).toBeCloseTo(elsewhere / 3, 9)
  })

  test('a phrase neither begins nor ends with what every sentence needs, and has no laughter', () => {
    const texts = ['the heron', 'heron is', 'heron the boat', 'haha pelican', 'goose haha stork'].flatMap((text) => often(9, text))
    expect(textsOf(rare(said([...texts, ...often(60, 'lake')], 1))).filter((text) => text.includes(' '))).toEqual(['heron the boat'])
  })

  test('the most telling come first, of equal ones by their letters', () => {
    const texts = ['pelican', 'heron', 'stork', 'goose'].flatMap((word, i) => often(i < 3 ? 9 : 12, word))
    const found = rare(said(texts))
    expect(textsOf(found)).toEqual(['goose', 'heron', 'pelican', 'stork'])
    expect(found.every(({ score }, i) => i === 0 || score <= found[i - 1].score)).toBe(true)
    // One in fewer messages that no table has.
    expect(textsOf(rare(said([...often(12, 'boat'), ...often(9, 'heron')])))).toEqual(['heron', 'boat'])
  })
})

describe('between people in one chat', () => {
  const between = (chat: Chat, languages: readonly string[] = []): Candidate[] =>
    betweenPeople(chat, sampleOf(chat, everything(chat)), languages)
  const filler = Array.from({ length: 200 }, (_, i) => `word${i} thing${i} other${i}`)

  test('a word is worth what makes it one person’s, times the root of days over messages', () => {
    const chat = said([...['heron', 'tin', 'heron', 'tin', 'heron', 'tin'], ...Array.from({ length: 900 }, () => 'lake')], 1)
    const sample = sampleOf(chat, everything(chat))
    const place = sample.words.findIndex(({ text }) => text === 'heron')
    const found = between(chat)
    expect(textsOf(found)).toEqual(['heron', 'tin'])
    expect(found[0].score).toBeCloseTo(ownWords(chat, sample)(place), 9)
    const onOneDay = said([...['heron', 'tin', 'heron', 'tin', 'heron', 'tin'], ...Array.from({ length: 900 }, () => 'lake')])
    expect(scoreOf(between(onOneDay), 'heron')).toBeCloseTo(found[0].score / Math.sqrt(3), 9)
  })

  test.each([
    [1024, 7, true],
    [1024, 8, false],
  ])('in a chat of %i words one in %i messages: %s', (total, messages, isOne) => {
    // Ana says it, and both say the other words.
    const chat = said([...often(messages, 'heron').flatMap((text) => [text, 'lake']), 'lake '.repeat(total - 2 * messages)])
    expect(textsOf(between(chat)).includes('heron')).toBe(isOne)
  })

  test('a word that every sentence needs in one of the languages is none, nor is laughter', () => {
    const lines = ['what', 'haha', 'heron'].flatMap((word) => often(3, word).flatMap((text) => [text, 'lake lake lake lake lake lake']))
    const chat = said([...lines, ...often(20, 'lake'), 'lake '.repeat(2000)])
    expect(textsOf(between(chat, ['en']))).toEqual(['heron'])
    expect(textsOf(between(chat, ['de'])).toSorted()).toEqual(['heron', 'what'])
  })

  test('a phrase is worth three times what it surprises', () => {
    const chat = said([...often(9, 'boat ship'), ...filler, ...filler, ...filler], 1)
    const sample = sampleOf(chat, everything(chat))
    const [{ expected, messages }] = phrasesOf(chat, sample).filter(({ places }) => places.length === 2)
    expect(scoreOf(between(chat), 'boat ship')).toBeCloseTo(3 * surprise(messages, expected), 9)
    const onOneDay = said([...often(9, 'boat ship'), ...filler, ...filler, ...filler])
    expect(scoreOf(between(onOneDay), 'boat ship')).toBeCloseTo(surprise(messages, expected), 9)
  })
})
