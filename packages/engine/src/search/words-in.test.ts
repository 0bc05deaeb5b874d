import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loosePatternOf, patternOf } from '#testing/slow-patterns.ts'
import { finderOf, looseFinderOf, type WordTerm } from './words-in.ts'

const pieces = [
  'a',
  'ab',
  "'",
  '\u2019',
  ' ',
  '.',
  '_',
  '1',
  'é',
  'e\u0301',
  'ก',
  'မ',
  '가',
  '𝒜',
  '𐐀',
  '👍',
  '\u200d',
  '❤',
  'ΐ',
  '\ud835',
  '\udc9c',
]
const anyText = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join(''))
const anyWord = fc.record<WordTerm>({
  text: fc.oneof(
    fc.constantFrom('a', 'ab', 'a1', "a'a", 'é', 'ก', '가', '𝒜', '👍', '❤'),
    fc.array(fc.constantFrom('a', 'b', "'", '1', 'é', '𐐀', '.'), { minLength: 1, maxLength: 3 }).map((parts) => parts.join('')),
  ),
  isPrefix: fc.boolean(),
  isEmoji: fc.boolean(),
})

/** One list of words and many texts: a pattern takes long to make. */
const anyWords = fc
  .array(anyWord, { minLength: 1, maxLength: 3 })
  // Only the last word of a query can be a prefix.
  .map((words) => words.map((word, i) => ({ ...word, isPrefix: word.isPrefix && i === words.length - 1 })))
const anyTexts = fc.array(anyText, { minLength: 1, maxLength: 30 })

describe('words are found where their pattern matches', () => {
  test.each([
    { name: 'standing by themselves', finder: finderOf, pattern: patternOf },
    { name: 'and anywhere', finder: looseFinderOf, pattern: loosePatternOf },
  ])('$name', ({ finder, pattern }) => {
    fc.assert(
      fc.property(anyTexts, anyWords, (texts, words) => {
        for (const text of texts) {
          const slow = Array.from(text.matchAll(pattern(words)), (match) => [match.index, match[0].length])
          expect({ text, words, found: finder(words)(text) }).toEqual({ text, words, found: slow })
        }
      }),
      { numRuns: 200 },
    )
  })
})
