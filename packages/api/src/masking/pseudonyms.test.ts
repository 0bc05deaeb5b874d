import { expect, test } from 'vitest'
import { cover } from './cover.ts'
import { rowsOf, withColumns } from './masked-csv.ts'
import { lettersOf } from './person-labels.ts'
import { createStandIns, withoutNumbers } from './pseudonyms.ts'

test('a covered text has its lines and its units, whatever is written; long runs are broken', () => {
  expect(cover('red fox,\nnow')).toBe('━━━ ━━━━\n━━━')
  for (const text of ['😀 é', 'שלום עולם', 'नमस्ते', 'x'.repeat(40), '日本語'.repeat(9), ''])
    expect(cover(text)).toMatch(new RegExp(`^[━ ]{${text.length}}$`))
  expect(cover('x'.repeat(40))).not.toMatch(/━{13}/)
})

test('two originals that look alike are two, and each is found again, also among other words', () => {
  const { standIn, original } = createStandIns()
  const [ok, no] = ['ok', 'no'].map((text) => standIn('text', text, cover(text)))
  expect(ok).not.toBe(no)
  expect(withoutNumbers(ok)).toBe(withoutNumbers(no))
  expect(standIn('text', 'ok', cover('ok'))).toBe(ok)
  expect(original(`${ok}, ${no} and ${ok}`)).toBe('ok, no and ok')
  expect(original({ [ok]: [no, { deep: ok, n: 1, none: null }] })).toEqual({ ok: ['no', { deep: 'ok', n: 1, none: null }] })
})

test('what nobody gave out stands for nothing, nor does half of what was', () => {
  const { standIn, original } = createStandIns(7)
  const shown = standIn('text', 'red', cover('red'))
  for (const text of [shown.slice(1), shown.slice(0, -1), withoutNumbers(shown), 'Person A', '❤️']) expect(original(text)).toBe(text)
  expect(original(createStandIns(8).standIn('text', 'a longer one', cover('a longer one')))).not.toContain('red')
})

test('a file and whatever else is not a plain value passes as it is', () => {
  const file = new File(['x'], 'a.txt')
  expect(createStandIns().original({ file }).file).toBe(file)
})

test('letters continue after Z', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(lettersOf)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA'])
})

test('a table file is read as it was written, and written with other cells', () => {
  const file = '\ufeffid,author,message\r\n0,Ana,"a, ""b""\r\nc"\r\n1,,\r\n'
  expect(rowsOf(file)).toEqual([
    ['id', 'author', 'message'],
    ['0', 'Ana', 'a, "b"\r\nc'],
    ['1', '', ''],
  ])
  expect(withColumns(file, {})).toBe(file)
  expect(withColumns(file, { author: (name) => name.length.toString() })).toContain('\r\n0,3,"a, ""b""')
  expect(rowsOf(file.slice(1))).toEqual(rowsOf(file))
  expect(rowsOf('a,b')).toEqual([['a', 'b']])
  expect(rowsOf('')).toEqual([])
  // A file of nothing stays one.
  expect(rowsOf(withColumns('', {})).flat().join('')).toBe('')
  for (const broken of ['a,"b', 'a,b"c"', '"a"b']) expect(() => rowsOf(broken)).toThrow('not a table file of ours')
})

test('a text with marks from elsewhere among its own is read by its own alone', () => {
  const { standIn, original } = createStandIns(0)
  const shown = standIn('text', 'red', cover('red'))
  // The look of the second begins within the first, which has been read already.
  const overlap = shown + shown.slice(3)
  expect(original(overlap)).toBe(`red${shown.slice(3)}`)
})

test('line ends of both kinds stay, other blanks become spaces', () => {
  expect(cover('a\r\nb\tc\u00a0d')).toBe('━\r\n━ ━ ━')
})
