import { expect, test } from 'vitest'
import { lookAlikes } from './look-alikes.ts'

test('a Latin and a Cyrillic “Ann” are found to look alike', () => {
  expect(lookAlikes(['Ann', 'Ben', '\u0410nn'])).toEqual([['Ann', '\u0410nn']])
})

test('unseen characters do not make a name look different', () => {
  expect(lookAlikes(['Ana', 'A\u200bna', 'Ana\u202e'])).toHaveLength(2)
})

test('different people are left alone', () => {
  expect(lookAlikes(['Ana', 'Anna', 'Аня', 'ana', 'José', 'Jose', '李雷', '', '__proto__', 'constructor'])).toEqual([])
})

test('names of unseen characters only are nobody’s look-alike', () => expect(lookAlikes(['\u200b', '\u200d'])).toEqual([]))
