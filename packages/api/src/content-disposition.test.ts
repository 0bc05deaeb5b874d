import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentDisposition } from './content-disposition.ts'

test.each([
  ['convostat_report_pro.pdf', 'convostat_report_pro.pdf', 'convostat_report_pro.pdf'],
  ['Zoë & Ünal.pdf', 'Zoe & Unal.pdf', 'Zo%C3%AB%20%26%20%C3%9Cnal.pdf'],
  ['رسائل.csv', '_____.csv', '%D8%B1%D8%B3%D8%A7%D8%A6%D9%84.csv'],
  ['🏠.zip', '_.zip', '%F0%9F%8F%A0.zip'],
  [`a"b\\c%41'(d)*.pdf`, `a_b_c_41'(d)*.pdf`, 'a%22b%5Cc%2541%27%28d%29%2A.pdf'],
  ['a\r\nSet-Cookie: b', 'a__Set-Cookie: b', 'a%0D%0ASet-Cookie%3A%20b'],
])('%s is offered in ASCII and in full', (name, ascii, full) => {
  expect(contentDisposition(name)).toBe(`attachment; filename="${ascii}"; filename*=UTF-8''${full}`)
})

test('law: for any name, both forms are well-formed, and the full one is the name', () => {
  const names = fc.string({ unit: 'grapheme' })
  const halves = fc.array(fc.integer({ min: 0xd7ff, max: 0xe000 })).map((codes) => String.fromCharCode(...codes))
  fc.assert(
    fc.property(fc.oneof(names, halves), (name) => {
      const [, ascii, full] =
        /^attachment; filename="([^"\\%]*)"; filename\*=UTF-8''([\w!#$&+.^`|~%-]*)$/.exec(contentDisposition(name)) ?? []
      expect(ascii).toMatch(/^[ -~]*$/)
      expect(decodeURIComponent(full)).toBe(name.replace(/\p{Surrogate}/gu, '\ufffd'))
    }),
  )
})
