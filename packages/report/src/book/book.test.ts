import fc from 'fast-check'
import { expect, test } from 'vitest'
import { someBookOptions } from '#testing/facts.ts'
import { favoritesBook, mostPages } from './book.ts'
import { fitted } from './fitting.ts'
import { measures, spineOf } from './measures.ts'
import { chatRibbonOf, clothOf, ribbonOf } from './ribbon.ts'

const day = fc.integer({ min: 0, max: 3000 }).map((days) => new Date(Date.UTC(2016, 0, 1 + days)).toISOString().slice(0, 19))
const favorite = fc.record({
  author: fc.constantFrom('Ana', 'Ben', 'Cleo'),
  text: fc.string({ maxLength: 60 }),
  originalDate: day,
  note: fc.string({ maxLength: 9 }),
})

test('the law of a book: every favorite is in it once, in the order in which they were written, in the chapter of its time', () =>
  fc.assert(
    fc.property(fc.array(favorite, { minLength: 1, maxLength: 60 }), (favorites) => {
      const { chapters } = favoritesBook(favorites, {}, someBookOptions)
      const pages = chapters.flatMap((chapter) => chapter.pages)
      const sorted = favorites.toSorted((a, b) => (a.originalDate < b.originalDate ? -1 : a.originalDate > b.originalDate ? 1 : 0))
      expect(pages.map(({ message }) => message.text.said)).toEqual(sorted.map(({ text }) => text))
      expect(pages.every(({ at }) => at >= 0 && at <= 1)).toBe(true)
      for (const chapter of chapters)
        if (chapter.title !== '') for (const { message } of chapter.pages) expect(message.when).toContain(chapter.title.slice(-4))
      expect(chapters.length === 1 || pages.length >= 3 * chapters.length).toBe(true)
    }),
  ))

test('longer messages are never set larger, nor on a smaller page, and neighbors only make them smaller', () =>
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3000 }), fc.integer({ min: 0, max: 500 }), (length, more) => {
      const size = (letters: number, paper: 'a5' | 'a4' = 'a5', neighbors: string[] = []) =>
        fitted({ text: 'a'.repeat(letters), note: '', neighbors }, measures[paper]).size
      expect(size(length + more)).toBeLessThanOrEqual(size(length))
      expect(size(length, 'a4')).toBeGreaterThanOrEqual(size(length))
      expect(size(length, 'a5', ['before it', 'after it'])).toBeLessThanOrEqual(size(length))
    }),
  ))

test('more than a shop binds have several on a page', () => {
  const many = Array.from({ length: mostPages + 1 }, (_, i) => ({
    author: 'Ana',
    text: `${i}`,
    originalDate: '2024-03-05T18:07:00',
    note: '',
  }))
  const layouts = (count: number) => [
    ...new Set(favoritesBook(many.slice(0, count), {}, someBookOptions).chapters.flatMap(({ pages }) => pages.map(({ layout }) => layout))),
  ]
  expect([layouts(mostPages), layouts(mostPages + 1)]).toEqual([['single'], ['gathered']])
})

test('a ribbon has a lane for everyone, within its square', () =>
  fc.assert(
    fc.property(fc.array(favorite, { minLength: 1, maxLength: 80 }), (favorites) => {
      const lanes = ribbonOf(favorites, (author) => ['Ana', 'Ben', 'Cleo'].indexOf(author))
      expect(new Set(lanes.map(({ counts }) => counts.length)).size).toBe(1)
      expect(lanes.map(({ color }) => color).toSorted()).toEqual(
        [...new Set(favorites.map(({ author }) => ['Ana', 'Ben', 'Cleo'].indexOf(author)))].toSorted(),
      )
      for (const { points } of clothOf(lanes)) for (const [x, y] of points) expect(x >= -1e-3 && x <= 1.001 && y >= 0 && y <= 1).toBe(true)
    }),
  ))

const colors = { Ana: 0, Ben: 1 }
const chat = fc.record({ days: fc.integer({ min: 1, max: 300 }), rest: fc.boolean() }).chain(({ days, rest }) => {
  const counts = fc.array(fc.nat(9), { minLength: 4 * days, maxLength: 4 * days })
  return fc.record({ ana: counts, ben: counts, others: rest ? counts : fc.constant(null) }).map(({ ana, ben, others }) => ({
    from: '2020-01-01',
    to: new Date(Date.UTC(2020, 0, days)).toISOString().slice(0, 10),
    slots_per_day: 4,
    people: [
      { person: 'Ana', counts: ana },
      { person: 'Ben', counts: ben },
    ],
    rest: others && { people: 3, counts: others },
    messages: 0,
    remark: null,
  }))
})

test('the cover has the ribbon of the chat, with all of its messages, where all favorites are from it', () =>
  fc.assert(
    fc.property(chat, (ribbon) => {
      const at = (author: string, day: string) => ({ author, originalDate: `${day}T09:00:00` })
      const lanes = chatRibbonOf(ribbon, colors, [at('Ana', ribbon.from), at('Ben', ribbon.to)])
      expect(lanes).toHaveLength(ribbon.rest ? 3 : 2)
      const all = (counts: readonly number[] = []) => counts.reduce((sum, n) => sum + n, 0)
      const own = lanes?.find(({ color }) => color === 0)?.counts ?? []
      // Smoothing loses a quarter of the first and of the last.
      expect(all(own)).toBeLessThanOrEqual(all(ribbon.people[0]?.counts))
      expect(all(own)).toBeGreaterThanOrEqual(all(ribbon.people[0]?.counts) / 2)
      const book = favoritesBook([], colors, { ...someBookOptions, chatRibbon: lanes })
      expect(book.ribbon).toEqual(lanes)
      for (const other of [at('Dora', ribbon.from), at('Ana', '2019-12-31'), at('Ana', '2021-06-01')])
        expect(chatRibbonOf(ribbon, colors, [at('Ana', ribbon.from), other])).toBeNull()
      expect(chatRibbonOf(null, colors, [])).toBeNull()
    }),
  ))

test('a leaf has two pages', () => expect([spineOf(200), spineOf(201), spineOf(4)]).toEqual([11.5, expect.closeTo(11.615), 1]))
