import { describe, expect, test } from 'vitest'
import { chatFrom } from '#testing/chat-of.ts'
import { countSteps } from '#testing/count-steps.ts'
import { fold, foldWithOrigin } from '#words/fold.ts'
import { rowsHolding, wordsBeginning } from './any-of.ts'
import { keywordHighlights, keywordRows } from './keyword.ts'
import { keywordTerm } from './query.ts'
import { search } from './search.ts'
import { searchStats } from './stats.ts'
import { occurrences } from './substring.ts'
import { finderOf, looseFinderOf } from './words-in.ts'

/** What a message may repeat to be matched in many ways. */
const units =
  `a 1 . - _ ' " “ „ ( < @ # / :// www. a. a- a' a@ é ß İ ı 一 カ ใ สิบ ا ال एक ि \u0301 a\u0301 a\u0301\u0323 \u0323\u0301 \u093c\u094d ᄀ ᄀ\u1161 \u1161 👍 👍🏽 👩\u200d \u200d
  1\ufe0f\u20e3 \u20e3 🇩 \u{e0067} x\u200b \u00ad \u0323\u00ad\u0301\u00ad \u0301\ufe0f 1. 1, 1: ?! https://a. http:// a.com ? ！ ・ ー 가 a_ _a א ב״ ° ½ ❤ ❤️ ™ 𐐀 a❤`
    .split(/\s+/)
    .concat([' ', '\t', '\n', 'a ', '. ', 'a\n', '“a” ', '? ', '❤ ', 'a b '])

/** What is looked for in such a message: the unit, and phrases that begin with it or end with it. */
const keywordsOf = (unit: string): string[] => {
  const word = unit.trim() || 'x'
  return [word, `${word} x`, `${word} q`, `x ${word}`, `${word} ${word} x`, `${word}${word}x`, `❤ ${word}`]
}

const messageOf = (unit: string, units: number): string => `${unit.repeat(units / unit.length)} x`

describe('each sign of a message is read a few times, however often the message repeats itself', () => {
  const UNITS = 2000
  /** The most that any of these texts takes is 28 per sign; going back to the beginning for each sign takes thousands. */
  const MOST_PER_UNIT = 100
  /** Of a dozen searches together. */
  const MOST_FOR_ALL = 1000
  const stepsOf = (unit: string, work: (text: string) => unknown): number => {
    const text = messageOf(unit, UNITS)
    return countSteps(MOST_FOR_ALL * UNITS, () => work(text)) / UNITS
  }

  test.each(units)('folding %j', (unit) => {
    expect(stepsOf(unit, fold)).toBeLessThan(MOST_PER_UNIT)
    expect(stepsOf(unit, foldWithOrigin)).toBeLessThan(MOST_PER_UNIT)
  })

  test.each(units)('finding words in %j', (unit) => {
    for (const keyword of keywordsOf(unit)) {
      const term = keywordTerm(keyword)
      expect(term).not.toBeNull()
      const folded = fold(messageOf(unit, UNITS))
      const find = (finder: typeof finderOf) => () =>
        term?.kind === 'words' ? finder(term.words)(folded) : occurrences(folded, term?.text ?? '')
      for (const finder of [finderOf, looseFinderOf]) expect(stepsOf(unit, find(finder)), keyword).toBeLessThan(MOST_PER_UNIT)
      expect(
        stepsOf(unit, (text) => keywordHighlights(text, keyword)),
        keyword,
      ).toBeLessThan(MOST_PER_UNIT)
    }
  })

  const everything =
    (unit: string) =>
    (text: string): unknown => {
      const chat = chatFrom([
        { time: 1_600_000_000, author: 'Ana', text },
        { time: 1_600_000_060, author: 'Ben', text: 'the lighthouse' },
      ])
      const [keyword] = keywordsOf(unit)
      const queries = ['lighthouse', 'x', text.slice(0, 200), `"${text.slice(0, 100)}"`, `"${keyword} x"`]
      return [
        fold(text),
        searchStats(chat),
        queries.map((query) => search(chat, { query, limit: 20, offset: 0 })),
        keywordRows(chat, keyword),
        keywordHighlights(text, keyword),
        rowsHolding(chat, 'x'),
        wordsBeginning(chat, 'x'),
      ]
    }

  test.each(units)('searching a chat for %j', (unit) => {
    expect(stepsOf(unit, everything(unit))).toBeLessThan(MOST_FOR_ALL)
  })
})
