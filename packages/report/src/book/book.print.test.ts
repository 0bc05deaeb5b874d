import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { installedPack } from '#pack/make-pack.ts'
import { someBookOptions } from '#testing/facts.ts'
import { objectsOf, readPdf } from '#testing/pdf.ts'
import type { FavoriteFacts } from '../facts.ts'
import { bookLabels } from '../labels.ts'
import { openPrinter, type Printer } from '../printer.ts'
import { type BookOptions, favoritesBook } from './book.ts'

let printer: Printer
beforeAll(async () => {
  printer = await openPrinter(await installedPack())
})

const printed = (favorites: readonly FavoriteFacts[], options: Partial<BookOptions> = {}) =>
  readPdf(printer.print(favoritesBook(favorites, {}, { ...someBookOptions, ...options }), bookLabels).pdf)
const bytes = (favorites: readonly FavoriteFacts[], options: Partial<BookOptions> = {}) =>
  printer.print(favoritesBook(favorites, {}, { ...someBookOptions, ...options }), bookLabels).pdf

const favorite = (text: string, more: Partial<FavoriteFacts> = {}): FavoriteFacts => ({
  author: 'Ana Sol',
  text,
  originalDate: '2024-03-05T18:07:00',
  note: '',
  ...more,
})
const beside = (text: string) => ({ author: 'Ben Ohm', text, originalDate: '2024-03-05T18:00:00' })
const inOrder = (count: number, text: (i: number) => string): FavoriteFacts[] =>
  Array.from({ length: count }, (_, i) =>
    favorite(text(i), { originalDate: new Date(Date.UTC(2020, 0, 1 + 17 * i, 9)).toISOString().slice(0, 19) }),
  )
const squeezed = (text: string) => text.replace(/[\s\p{Cf}]/gu, '')

test('the law of a book: one favorite on a page, all of them, in their order, in full; an even number of pages', async () => {
  const papers = ['a5', 'a4', 'letter'] as const
  const lengths = fc.array(fc.constantFrom(1, 3, 20, 90, 250, 600, 1000), { minLength: 1, maxLength: 14 })
  await fc.assert(
    fc.asyncProperty(lengths, fc.constantFrom(...papers), fc.boolean(), async (words, paper, hasBleed) => {
      const favorites = inOrder(words.length, (i) => `begin${i}x ${'word '.repeat(words[i] ?? 1)}end${i}x`)
      const { pages } = await printed(favorites, { paper, hasBleed })
      expect(pages.length % 2).toBe(0)
      const places = favorites.map((_, i) => [`begin${i}x`, `end${i}x`].map((mark) => pages.findIndex((page) => page.includes(mark))))
      for (const [i, [begin = -1, end = -1]] of places.entries()) {
        expect(begin).toBeGreaterThan(places[i - 1]?.[1] ?? 0)
        expect(end).toBeGreaterThanOrEqual(begin)
        // What fits is on one page.
        if ((words[i] ?? 1) < 150) expect(end).toBe(begin)
      }
      const all = squeezed(pages.join(''))
      expect(all.match(/word/g)?.length).toBe(words.reduce((sum, count) => sum + count, 0))
    }),
    { numRuns: 12 },
  )
})

test('the messages before and after, and the note, are on the same page as their message', async () => {
  const { pages } = await printed([
    favorite('Will you marry me?', { before: beside('You are so quiet'), after: beside('Yes!'), note: 'On the pier' }),
  ])
  const page = pages.find((each) => each.includes('marry')) ?? ''
  expect(['You are so quiet', 'marry me?', 'On the pier', 'Yes!'].map((each) => page.indexOf(each) >= 0)).toEqual([true, true, true, true])
})

test('each paper has its size; with a bleed pages are larger, and say where they are cut', () => {
  const boxes = (options: Partial<BookOptions>) =>
    objectsOf(bytes([favorite('Hello')], options)).match(/\/(Media|Trim|Bleed)Box\s*\[[^\]]*\]/g)
  const sizes = { a5: [419.5, 595.3], a4: [595.3, 841.9], letter: [612, 792] } as const
  for (const paper of ['a5', 'a4', 'letter'] as const) {
    const [width, height] = sizes[paper]
    const read = (of: string) => [...of.matchAll(/[\d.]+/g)].map(([n]) => Number(n))
    for (const box of boxes({ paper }) ?? []) {
      expect(box).toContain('MediaBox')
      expect(Math.abs((read(box)[2] ?? 0) - width)).toBeLessThan(0.1)
    }
    const cut = boxes({ paper, hasBleed: true })?.filter((box) => box.includes('Trim')) ?? []
    expect(cut.length).toBeGreaterThan(3)
    for (const box of cut) {
      const [left = 0, bottom = 0, right = 0, top = 0] = read(box)
      expect([Math.abs(right - left - width) < 0.1, Math.abs(top - bottom - height) < 0.1]).toEqual([true, true])
    }
  }
})

test('a file with boxes is whole: every object is where its table says', () => {
  const pdf = Buffer.from(
    bytes(
      inOrder(5, (i) => `Message ${i}`),
      { hasBleed: true },
    ),
  ).toString('latin1')
  const table = pdf.slice(Number(/startxref\s+(\d+)/.exec(pdf)?.[1]))
  expect(table.startsWith('xref')).toBe(true)
  const entries = table.match(/\d{10} \d{5} [nf]/g) ?? []
  expect(entries.length).toBeGreaterThan(20)
  entries.forEach((entry, number) => {
    if (entry.endsWith('n')) expect(pdf.slice(Number(entry.slice(0, 10))).startsWith(`${number} 0 obj`)).toBe(true)
  })
})

test('a book that is mostly written from the right opens from the right', async () => {
  const direction = async (...texts: string[]) => /\/Direction \/(\w+)/.exec(objectsOf(bytes(texts.map((text) => favorite(text)))))?.[1]
  expect(await direction('مرحبا يا صديقي', 'كيف حالك؟', 'hello')).toBe('R2L')
  expect(await direction('שלום לך', 'מה שלומך?')).toBe('R2L')
  expect(await direction('مرحبا يا صديقي', 'how are you?', 'hello')).not.toBe('R2L')
})

test('the cover is one sheet, as wide as the pages make the spine; a narrow spine has no words', async () => {
  const width = (pdf: Uint8Array) => Number(/\/MediaBox\s*\[0 0 ([\d.]+)/.exec(objectsOf(pdf))?.[1])
  const [few, many] = [3, 300].map((count) => inOrder(count, (i) => `Message ${i}`))
  const cover = { paper: 'a5', part: 'cover' } as const
  const [narrow, thick] = [bytes(few ?? [], cover), bytes(many ?? [], cover)]
  const [pages] = [(await printed(many ?? [], { paper: 'a5' })).pages.length]
  expect(width(thick)).toBeCloseTo(((2 * 148 + (pages / 2) * 0.115) * 72) / 25.4, 0)
  expect(width(narrow)).toBeCloseTo(((2 * 148 + 1) * 72) / 25.4, 0)
  const titles = async (pdf: Uint8Array) => (await readPdf(pdf)).text.match(/worth\s*keeping/g)?.length
  expect([await titles(narrow), await titles(thick)]).toEqual([1, 2])
})

test('a longer book than can be bound has several messages on a page', async () => {
  const { pages } = await printed(
    inOrder(900, (i) => `Message ${i} of the book`),
    { paper: 'a5' },
  )
  expect(pages.length).toBeLessThan(400)
  const all = pages.join(' ')
  for (const i of [0, 450, 899]) expect(all).toContain(`Message ${i} of the book`)
})

test('a book of some messages has chapters, by month or year, in its outline and contents; one of a few has none', async () => {
  const months = inOrder(24, (i) => `Message ${i}`).map((each, i) => ({
    ...each,
    originalDate: `2024-0${1 + Math.floor(i / 4)}-0${1 + (i % 4)}T09:00:00`,
  }))
  const { outline, pages } = await printed(months)
  expect(outline).toEqual(['January 2024', 'February 2024', 'March 2024', 'April 2024', 'May 2024', 'June 2024'])
  const contents = pages.find((page) => page.includes('Contents')) ?? ''
  const opens = pages.findIndex((page, i) => i > 5 && page.includes('June 2024'))
  expect(contents.replace(/\s+/g, ' ')).toContain(`June 2024 ${opens + 1}`)
  expect((await printed(inOrder(40, (i) => `Message ${i}`))).outline).toEqual(['2020', '2021'])
  expect((await printed(inOrder(4, (i) => `Message ${i}`))).outline).toEqual([])
})

test('the same book gives the same bytes', () => {
  const favorites = inOrder(4, (i) => `Message ${i} 🎉`)
  expect(Buffer.compare(bytes(favorites, { hasBleed: true }), bytes(favorites, { hasBleed: true }))).toBe(0)
})
