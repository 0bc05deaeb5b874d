import fc from 'fast-check'
import { expect, test } from 'vitest'
import { excerpt, partsOf, type Range, within } from './message-parts.ts'

const shown = (text: string, highlights: readonly Range[] = []) => text.slice(...excerpt(text, highlights))

test('a text is cut at its matches', () => {
  expect(
    partsOf('tea and cake', [
      [0, 3],
      [8, 12],
    ]),
  ).toEqual([
    { text: 'tea', isMarked: true, at: 0 },
    { text: ' and ', isMarked: false, at: 3 },
    { text: 'cake', isMarked: true, at: 8 },
  ])
  expect(partsOf('tea', [])).toEqual([{ text: 'tea', isMarked: false, at: 0 }])
})

test('the pieces are the text, whatever the matches say', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.tuple(fc.integer(), fc.integer())), (text, highlights) => {
      expect(
        partsOf(text, highlights)
          .map((part) => part.text)
          .join(''),
      ).toBe(text)
    }),
  )
})

test('a short text is shown whole, and so is one a little longer', () => {
  expect(shown('a'.repeat(780))).toHaveLength(780)
  expect(shown('line\n'.repeat(11))).toHaveLength(55)
})

test('of a long one its beginning is shown, of many lines the first', () => {
  expect(shown('a'.repeat(5000))).toHaveLength(700)
  expect(shown(Array.from({ length: 40 }, (_, n) => `line ${n}`).join('\n')).split('\n')).toHaveLength(12)
})

test('the first match is in sight, wherever it is', () => {
  const text = `${'a '.repeat(4000)}cake ${'b '.repeat(4000)}`
  expect(shown(text, [[8000, 8004]])).toContain('cake')
  const lines = `${'line\n'.repeat(30)}cake`
  expect(shown(lines, [[150, 154]])).toContain('cake')
  expect(within([[8000, 8004]], excerpt(text, [[8000, 8004]]))).toEqual([[120, 124]])
})

test('no letter is cut in two', () => {
  const family = '👨‍👩‍👧‍👦'
  const segments = [...new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(shown(family.repeat(400)))]
  expect(new Set(segments.map(({ segment }) => segment))).toEqual(new Set([family]))
})

/** How many UTF-16 units are looked through for where letters end. */
function segmentedUnits(work: () => void): number {
  const { segment } = Intl.Segmenter.prototype
  let units = 0
  Intl.Segmenter.prototype.segment = function (this: Intl.Segmenter, text) {
    units += text.length
    return segment.call(this, text)
  }
  try {
    work()
  } finally {
    Intl.Segmenter.prototype.segment = segment
  }
  return units
}

test('the longest message is cut without looking through all of it for letters, or reading it from every place', () => {
  const text = 'x'.repeat(3_000_000)
  const units = segmentedUnits(() => expect(shown(text, [[2_900_000, 2_900_004]]).length).toBeLessThan(10_000))
  expect(units).toBeGreaterThan(0)
  expect(units).toBeLessThan(10_000)
})
