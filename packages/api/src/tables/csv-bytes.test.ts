import fc from 'fast-check'
import { expect, test } from 'vitest'
import { setNumber, setStamp, setText, sheetOf, stampsOf, withRoom } from './csv-bytes.ts'

const readable = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

test('numbers are written as String writes them, whatever was there', () => {
  const borders = [1e4, 1e8, 1e12, 2 ** 31, 2 ** 32].flatMap((n) => [n - 1, n, n + 1, 7 * n, 7 * n + 5])
  const numbers = [...Array.from({ length: 20_000 }, (_, n) => n), ...borders, 2 ** 53 - 1, 2 ** 53]
  const sheet = sheetOf(20)
  for (const number of numbers) {
    sheet.bytes.fill(0x2d)
    const end = setNumber(sheet, 1, number)
    expect(readable(sheet.bytes.subarray(0, end))).toBe(`-${number}`)
  }
})

test('texts of any size come one behind the other, and nothing before them changes', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 9 }), { minLength: 1, maxLength: 9 }), (texts) => {
      const stamps = stampsOf(texts)
      let sheet = sheetOf(8)
      let at = 0
      for (const which of texts.keys()) {
        sheet = withRoom(sheet, at, stamps.sizes[which] + 3)
        at = setStamp(sheet, at, stamps, which)
      }
      expect(readable(sheet.bytes.subarray(0, at))).toBe(texts.join('').toWellFormed())
    }),
  )
})

test('a cell is written at the given offset, and returns where it ends', () => {
  const bytes = new TextEncoder().encode('\r=a,\r\n"b"\r')
  const sheet = sheetOf(40)
  const end = setText(sheet, setStamp(sheet, 0, stampsOf(['id,'])), bytes, 0, bytes.length)
  expect(readable(sheet.bytes.subarray(0, end))).toBe(`id,"'=a,\n""b"""`)
})
