import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostileCells } from '#testing/hostile-cells.ts'
import { csv } from './csv.ts'

/** A reader of RFC 4180, for what the writer wrote. */
function read(text: string): string[][] {
  const rows: string[][] = []
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy
  let row: string[] = []
  for (const [, quoted, plain, end] of text.slice(1).matchAll(cells)) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}

test('a file begins with a byte order mark, and every row ends with CRLF', () => {
  expect(
    csv([
      ['Day', 'Messages'],
      ['2021-03-01', 7],
    ]),
  ).toBe('\ufeffDay,Messages\r\n2021-03-01,7\r\n')
})

test('numbers are written as they are, negative ones and fractions too; nothing is an empty cell', () => {
  expect(csv([[-1, 0.25, 12_345]])).toBe('\ufeff-1,0.25,12345\r\n')
  expect(csv([[true, null, false, '']])).toBe('\ufefftrue,,false,\r\n')
})

test('commas, quotes and line breaks stay inside their cell', () => {
  expect(csv([['a,b', 'say "hi"', 'two\nlines', 'two\r\nlines']])).toBe('\ufeff"a,b","say ""hi""","two\nlines","two\r\nlines"\r\n')
})

test.each(['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '\0=1', '＝1', '＋1', '－1', '＠A'])(
  'T7: %j is text, never a formula',
  (cell) => expect(read(csv([['Ana', cell]]))).toEqual([['Ana', `'${cell}`]]),
)

test('A15: hostile cells are read back as they were, except for what keeps them from being formulas', () => {
  const back = read(csv(hostileCells.map((cell) => [cell, 1]))).map(([cell]) => cell)
  expect(back).toEqual(hostileCells.map((cell) => (/^[=+\-@\t\r\n\0＝＋－＠]/.test(cell) ? `'${cell}` : cell)))
  expect(back.filter((cell) => cell.startsWith("'")).length).toBeGreaterThan(10)
})

test('what only contains such a sign is left as it is', () => {
  expect(csv([['Ana = Ben', '1-2', "'=1", ' =']])).toBe("\ufeffAna = Ben,1-2,'=1, =\r\n")
})

test('whatever the cells contain, a reader gets them back, except for the one known prefix', () => {
  const cell = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[=+"',;@\r\n\t a＝-]{0,6}$/))
  const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 5 })
  fc.assert(
    fc.property(rows, (given) => {
      const back = read(csv(given))
      expect(
        back.map((row, i) => row.map((cell, j) => (/^'[=+\-@\t\r\n\0＝＋－＠]/.test(cell) && cell !== given[i][j] ? cell.slice(1) : cell))),
      ).toEqual(given)
      for (const cell of back.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r\n\0＝＋－＠]/)
    }),
  )
})
