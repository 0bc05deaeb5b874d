import fc from 'fast-check'
import { expect, test } from 'vitest'
import { folded, NEAR, nearestAmong } from './near-duplicates.ts'

test('marks, capitals, accents, emoji and lengthened letters fold away', () => {
  expect(folded('Sooo HAPPY, José!! ❤️😂')).toBe('so hapy jose')
  expect(folded('❤️ 👍🏽')).toBe('')
  expect(folded('मुझे नहीं पता')).toBe('मुझे नहीं पता')
})

test('a line is near one that says the same except for a word or two, and not near one that shares a phrase', () => {
  const nearest = nearestAmong(['the parcel is at the neighbour’s today', 'by the way, the shop closes at 6', 'ok'])
  expect(nearest('The parcel is at the neighbours')?.other).toBe('the parcel is at the neighbour’s today')
  expect(nearest('OK!!')?.overlap).toBe(1)
  expect(nearest('shop closes at 8')).toBeNull()
  expect(nearest('😂')).toBeNull()
})

test('no near line is overlooked', () => {
  const word = fc.constantFrom('the', 'cat', 'sat', 'on', 'a', 'mat', 'cats', 'sit')
  const line = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '))
  fc.assert(
    fc.property(line, fc.array(line, { minLength: 1, maxLength: 20 }), (given, others) => {
      const overlaps = others.map((other) => overlapOf(runsOf(given), runsOf(other)))
      const most = overlaps.reduce((a, b) => Math.max(a, b), 0)
      expect(nearestAmong(others)(given)?.overlap ?? 0).toBeCloseTo(most >= NEAR ? most : 0)
    }),
  )
})

function runsOf(line: string): string[] {
  const text = ` ${folded(line)} `
  const runs = Array.from({ length: Math.max(1, text.length - 4) }, (_, i) => text.slice(i, i + 5))
  return runs.filter((run, i) => runs.indexOf(run) === i)
}

function overlapOf(some: string[], others: string[]): number {
  const both = some.filter((run) => others.includes(run)).length
  return both / (some.length + others.length - both)
}
