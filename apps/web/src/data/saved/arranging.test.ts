import { expect, test } from 'vitest'
import { favoriteOf } from '#testing/favorites.ts'
import { arranged, asSaved, chatsOf, countsOf, isNarrowed, within } from './arranging.ts'

/** As they come: the one saved last first. */
const all = [
  favoriteOf(3, { author: 'Ben', text: 'The café', originalDate: '2021-03-05T09:00:00' }),
  favoriteOf(2, { author: 'Åsa', text: 'ok', originalDate: '2020-01-01T00:00:00', uploadTitle: 'Climbing', note: 'On Tuesdays' }),
  favoriteOf(1, { author: 'Ana', text: 'ok', originalDate: '2021-03-05T23:59:59' }),
]
const ids = (more: object) => arranged(all, { ...asSaved, ...more }).map(({ id }) => Number(id.slice('favorite-'.length)))

test.each([
  ['saved', [3, 2, 1]],
  ['newest', [1, 3, 2]],
  ['oldest', [2, 3, 1]],
  ['author', [1, 2, 3]],
])('by %s they are as %j', (sort, expected) => expect(ids({ sort })).toEqual(expected))

test.each([
  ['cafe', [3]],
  ['OK', [2, 1]],
  ['ok åsa', [2]],
  ['tuesday', [2]],
  ['climb', [2]],
  ['ok nowhere', []],
  ['  ', [3, 2, 1]],
])('“%s” is found in the text, the author, the note or the chat of %j', (query, expected) => expect(ids({ query })).toEqual(expected))

test('no word begins in one and ends in another', () => expect(ids({ query: 'okana' })).toEqual([]))

test('one chat alone, and what is looked for in it', () => {
  expect(ids({ chat: 'Climbing' })).toEqual([2])
  expect(ids({ chat: 'Climbing', query: 'cafe' })).toEqual([])
  expect([asSaved, { ...asSaved, query: ' ' }, { ...asSaved, chat: 'Climbing' }].map(isNarrowed)).toEqual([false, false, true])
})

test('a chat that no favorite is from any more narrows nothing', () => {
  const climbing = { ...asSaved, chat: 'Climbing', sort: 'oldest' } as const
  expect(within(all, climbing)).toBe(climbing)
  expect(within(all.slice(2), climbing)).toEqual({ ...asSaved, sort: 'oldest' })
})

test('arranging leaves what is given as it is', () => {
  const before = [...all]
  ids({ sort: 'oldest' })
  expect(all).toEqual(before)
})

test('what is counted: messages, names, calendar days', () => {
  expect(countsOf(all)).toEqual({ saved: 3, authors: 3, days: 2 })
  expect(countsOf([])).toEqual({ saved: 0, authors: 0, days: 0 })
  expect(chatsOf(all)).toEqual(['Ana & Ben', 'Climbing'])
})

/** How often two names are compared. */
function comparisons(work: () => void): number {
  const { prototype } = Intl.Collator
  const getter = Object.getOwnPropertyDescriptor(prototype, 'compare') as PropertyDescriptor
  let count = 0
  Object.defineProperty(prototype, 'compare', {
    configurable: true,
    get() {
      const compare = getter.get?.call(this)
      return (a: string, b: string) => {
        count++
        return compare(a, b)
      }
    },
  })
  try {
    work()
  } finally {
    Object.defineProperty(prototype, 'compare', getter)
  }
  return count
}

test('of ten thousand each text is read once, not at every letter typed, and each author compared with a few', () => {
  let reads = 0
  const many = Array.from({ length: 10_000 }, (_, n) =>
    Object.defineProperty(favoriteOf(n, { author: `Ana ${(n * 7919) % 9999}` }), 'text', {
      get() {
        reads++
        return `message ${n}`
      },
    }),
  )
  const count = comparisons(() => {
    for (const query of ['m', 'message', 'message 9999']) arranged(many, { sort: 'author', chat: null, query })
  })
  expect(reads).toBe(10_000)
  // Twice, since the last query leaves one.
  expect(count).toBeGreaterThan(2 * 10_000)
  expect(count).toBeLessThan(2 * 10_000 * Math.log2(10_000))
  expect(arranged(many, { sort: 'author', chat: null, query: 'message 9999' })).toHaveLength(1)
})
