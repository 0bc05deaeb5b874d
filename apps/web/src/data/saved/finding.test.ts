import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldOf, rangesOf, wordsOf } from './finding.ts'

const marked = (text: string, query: string) => rangesOf(text, wordsOf(query)).map(([from, to]) => text.slice(from, to))

test.each([
  ['The café by the harbour', 'CAFE', ['café']],
  ['The cafe\u0301 by the harbour', 'café', ['cafe\u0301']],
  ['say it, say it', 'say', ['say', 'say']],
  ['within a word', 'ith', ['ith']],
  ['two words here', 'here two', ['two', 'here']],
  ['an overlap: banana', 'ban anan', ['banan']],
  ['ΟΔΟΣ', 'οδος', ['ΟΔΟΣ']],
  ['ﬁne ligature', 'fine', ['ﬁne']],
  ['İstanbul', 'istanbul', ['İstanbul']],
  ['emoji 🎂 stay', '🎂', ['🎂']],
  ['[a+](.*)', '(.*)', ['(.*)']],
  ['nothing', 'else', []],
  ['nothing', '   ', []],
])('in “%s”, “%s” finds %j', (text, query, found) => expect(marked(text, query)).toEqual(found))

test('what is marked is in order, apart, within the text, and is what was looked for', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme', maxLength: 3 }), (text, query) => {
      const ranges = rangesOf(text, wordsOf(query))
      let last = 0
      for (const [from, to] of ranges) {
        expect(from).toBeGreaterThanOrEqual(last)
        expect(to).toBeGreaterThan(from)
        expect(to).toBeLessThanOrEqual(text.length)
        last = to
      }
      const [word] = wordsOf(query)
      if (word !== undefined) expect(ranges.length > 0).toBe(wordsOf(query).some((each) => foldOf(text).includes(each)))
    }),
  )
})
