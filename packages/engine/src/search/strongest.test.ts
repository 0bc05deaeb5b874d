import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chatFrom } from '#testing/chat-of.ts'
import { between } from './hits.ts'
import { matches } from './matches.ts'
import { phraseHits } from './phrase.ts'
import { parseQuery, type Term } from './query.ts'
import { LENGTHS, LONG, ranks } from './ranks.ts'
import { ranking } from './relevance.ts'
import { strongest } from './strongest.ts'

/** Messages that say a word once or more, mostly shortly, some at length, some in a link, some not at all. */
const anyMessages = fc.record({
  seed: fc.integer(),
  count: fc.integer({ min: LONG, max: 3 * LONG }),
  lengths: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 5 }),
  oddOnes: fc.constantFrom(2, 100, 200, 400, 1_000_000),
})

function textsOf({ seed, count, lengths, oddOnes }: { seed: number; count: number; lengths: number[]; oddOnes: number }): string[] {
  let state = seed
  const below = (most: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    return Math.floor(((state >>> 8) / 2 ** 24) * most)
  }
  const oddities = [
    () => 'red '.repeat(2 + below(12)),
    () => 'other '.repeat(200) + 'red '.repeat(1 + below(300)),
    () => `${'red '.repeat(below(2))}https://red.example.org`,
    () => `_red_ ${'red '.repeat(below(3))}`,
    () => 'nothing',
    () => `red${' other'.repeat(below(5))}`,
    () => `red red${' other'.repeat(below(9))}`,
  ]
  return Array.from({ length: count }, () =>
    below(oddOnes) === 0 ? oddities[below(oddities.length)]() : `red${' other'.repeat(lengths[below(lengths.length)])}`,
  )
}

test('the strongest of many are those of looking at each, though most are left unseen', () => {
  fc.assert(
    fc.property(anyMessages, fc.nat({ max: 99 }), fc.nat({ max: 99 }), (given, a, b) => {
      const chat = chatFrom(textsOf(given).map((text, i) => ({ time: i * 60, author: 'Ana', text })))
      const [from, to] = [Math.floor((Math.min(a, b) / 99) * chat.count), Math.ceil((Math.max(a, b) / 99) * chat.count)]
      for (const query of ['red', 'other', 're*', 'o*']) {
        const { terms } = parseQuery(query)
        const { hits, having } = phraseHits(chat, terms[0] as Term & { kind: 'words' })
        const found = matches(chat, terms, { from, to, passes: null })
        const { strengthAt } = ranking(chat, found, terms)
        const all = Array.from(found.rows, (row, place) => ({ row, strength: strengthAt(place) }))
        all.sort((one, other) => other.strength - one.strength || other.row - one.row)
        for (const size of [1, 5, 20, 60]) expect(strongest(chat, between(hits, from, to), having, size)).toMatchObject(all.slice(0, size))
      }
    }),
    { numRuns: 15 },
  )
})

test('what is equally strong except for rounding has one rank, which decides nothing', () => {
  const chat = chatFrom(['a b', 'a b c d'].map((text, i) => ({ time: i * 60, author: 'Ana', text })))
  const { ranks: known, isExact } = ranks(chat)
  // Of a mean of three tokens: once in one is as much as twice in three, 1 / (1 + 1.2 · 0.5) = 2 / (2 + 1.2 · 1).
  const [once, twice] = [known[1], known[LENGTHS + 3]]
  expect(once).toBe(twice)
  expect(isExact[once]).toBe(0)
  // Nothing is as strong as eight times in four.
  expect(isExact[known[7 * LENGTHS + 4]]).toBe(1)
  expect(known[7 * LENGTHS + 4]).toBeGreaterThan(once)
})
