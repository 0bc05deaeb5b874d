import { expect, test } from 'vitest'
import { printable } from './printable.ts'

const everything = () => true

test.each([
  ['Hello', 'ltr'],
  ['123 שלום', 'rtl'],
  ['😀 السلام عليكم, Tom', 'rtl'],
  ['Tom: السلام', 'ltr'],
  ['42 !?', 'ltr'],
  ['', 'ltr'],
])('%s is read %s, by its first letter', (text, direction) => {
  expect(printable(text, everything).direction).toBe(direction)
})

test.each([
  ['明日行きます', 'jp'],
  ['서울 漢字', 'kr'],
  ['这个周末我们去公园吗', 'sc'],
  ['這個週末我們去公園嗎', 'tc'],
  ['Hello', 'sc'],
])('%s wants the forms of %s', (text, han) => {
  expect(printable(text, everything).han).toBe(han)
})

test('text that no font covers is named once per run, by its script; characters without a glyph are left', () => {
  const missing = new Set<string>()
  const isCovered = (codePoint: number) => codePoint < 0x250
  expect(printable('Hi ᎣᏏᏲ ᎣᏏ!\n\u200b🫠🫠 x', isCovered, missing).text).toBe('Hi [Cherokee] !\n\u200b[emoji] x')
  expect([...missing]).toEqual(['Cherokee', 'emoji'])
})
