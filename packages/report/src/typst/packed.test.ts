import { inflateSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { installedPack } from '#pack/make-pack.ts'
import { someBookOptions, someFacts, someOptions } from '#testing/facts.ts'
import { objectsOf, readPdf } from '#testing/pdf.ts'
import { wholeFacts } from '#testing/whole-facts.ts'
import { bookLabels, favoritesBook, freeReport, fullReport, reportLabels } from '../index.ts'
import { openPrinter, type Printer } from '../printer.ts'
import { packedPdf } from './packed.ts'

let printer: Printer
beforeAll(async () => {
  printer = await openPrinter(await installedPack())
})

const favorites = Array.from({ length: 30 }, (_, i) => ({
  author: 'Ana Sol',
  text: `Message ${i} 🎉 नमस्ते`,
  originalDate: `2024-03-05T18:${i + 10}:00`,
  note: '',
}))
const books = { ...someBookOptions, hasBleed: true }
const documents = {
  'a full report': () => printer.print(fullReport(wholeFacts(['Ana Sol', 'Ben Ohm']), someOptions), reportLabels),
  'a free one': () => printer.print(freeReport(someFacts(), { ...someOptions, monthlyCents: 700 }), reportLabels),
  'a book with bleed': () => printer.print(favoritesBook(favorites, {}, books), bookLabels),
  'a cover': () => printer.print(favoritesBook(favorites, {}, { ...books, part: 'cover' }), bookLabels),
}

test.each(Object.entries(documents))('%s is the same once it is packed, and smaller', async (_, print) => {
  const { pdf } = print()
  const packed = await packedPdf(pdf)
  expect(packed.length).toBeLessThan(0.9 * pdf.length)
  const [before, after] = [await readPdf(pdf), await readPdf(packed)]
  // Where a link leads is known by the numbers of objects, which stay.
  expect(after).toEqual(before)
  expect(Buffer.compare(packed, await packedPdf(pdf))).toBe(0)
})

test('every object is packed once, but pages, the catalog and streams', async () => {
  const { pdf } = documents['a full report']()
  const plain = Buffer.from(await packedPdf(pdf)).toString('latin1')
  expect(plain).toMatch(/\/Type \/Page\b/)
  expect(plain).toMatch(/\/Type \/Catalog\b/)
  expect(plain).not.toContain('/StructElem')
  const kinds = (text: string) => text.match(/\/S \/(?:Figure|H1|H2|P|TD|Link)\b/g)?.length
  expect(kinds(objectsOf(Buffer.from(plain, 'latin1')))).toBe(kinds(objectsOf(pdf)))
})

test('each object is where the table says: readers that find it elsewhere would forgive that', async () => {
  const packed = await packedPdf(documents['a full report']().pdf)
  const raw = Buffer.from(packed).toString('latin1')
  const contentAt = (at: number) => {
    const from = raw.indexOf('stream\n', at) + 'stream\n'.length
    return inflateSync(packed.subarray(from, from + Number(/\/Length (\d+)/.exec(raw.slice(at))?.[1])))
  }
  const table = contentAt(Number(/startxref\s+(\d+)/.exec(raw)?.[1]))
  const entries = Array.from({ length: table.length / 7 }, (_, number) => ({
    kind: table[7 * number],
    where: table.readUInt32BE(7 * number + 1),
    index: table.readUInt16BE(7 * number + 5),
  }))
  expect(entries.filter(({ kind }) => kind === 2).length).toBeGreaterThan(100)
  for (const [number, { kind, where, index }] of entries.entries()) {
    if (kind === 1) expect(raw.slice(where).startsWith(`${number} 0 obj`)).toBe(true)
    if (kind === 2)
      expect(
        contentAt(entries[where]?.where ?? 0)
          .toString('latin1')
          .split(/\s/)[2 * index],
      ).toBe(`${number}`)
  }
})

test('a file that is not as our compiler writes it stays as it is', async () => {
  const whole = documents['a cover']()
  const { length } = whole.pdf
  const cut = whole.pdf.slice(0, length - 100)
  for (const pdf of [new Uint8Array(), new TextEncoder().encode('no PDF at all'), cut]) expect(await packedPdf(pdf)).toBe(pdf)
})
