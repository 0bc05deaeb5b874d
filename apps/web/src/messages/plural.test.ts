import { expect, test } from 'vitest'
import { plural } from './plural.ts'

const forms = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' }

test('the form that goes with a number is that of CLDR', () => {
  const numbers = [0, 1, 2, 3, 11, 100]
  expect(numbers.map((n) => plural('ar')(n, forms))).toEqual(['zero', 'one', 'two', 'few', 'many', 'other'])
  expect(numbers.map((n) => plural('de')(n, forms))).toEqual(['other', 'one', 'other', 'other', 'other', 'other'])
})

test('a form that is not given is the other one', () => expect(plural('ar')(2, { one: 'one', other: 'other' })).toBe('other'))
