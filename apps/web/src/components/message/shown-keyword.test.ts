import { expect, test } from 'vitest'
import { shortKeyword } from './shown-keyword.tsx'

test('a keyword is in a sentence as it was typed, its spaces as one', () => {
  expect(shortKeyword('Love  you\n!')).toBe('Love you !')
})

test('a long one is cut after sixty letters, never inside one', () => {
  expect(shortKeyword('a'.repeat(60))).toBe('a'.repeat(60))
  expect(shortKeyword('a'.repeat(61))).toBe(`${'a'.repeat(59)}…`)
  expect(shortKeyword('👩‍👩‍👧'.repeat(10_000))).toBe(`${'👩‍👩‍👧'.repeat(59)}…`)
})

test('P22: one that turns the line round cannot', () => expect(shortKeyword('a\u202eb')).toBe('a◌b'))
