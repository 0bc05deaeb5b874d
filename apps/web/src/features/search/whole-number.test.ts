import { expect, test } from 'vitest'
import { wholeNumber } from './whole-number.ts'

test('whole numbers are read as integers, spaces around them aside', () => {
  expect(wholeNumber(' 12 ')).toEqual({ is: 'number', value: 12 })
  expect(wholeNumber('007')).toEqual({ is: 'number', value: 7 })
  expect(wholeNumber('0')).toEqual({ is: 'number', value: 0 })
})

test('nothing is no number, and no mistake', () => expect(wholeNumber('  ')).toEqual({ is: 'empty' }))

test('anything else is a mistake, not the number it begins with', () => {
  for (const typed of ['-1', '1.5', '1,000', '12 letters', 'ten', '1e3', '0x10', '9007199254740993', '∞'])
    expect(wholeNumber(typed)).toEqual({ is: 'wrong' })
})
