import { expect, test } from 'vitest'
import { refusalOf, settled, wholeNumber, withTyped } from './number-span.ts'

const open = { least: null, most: null }
const finished = (text: string) => ({ text, isFinished: true })
const typing = (text: string) => ({ text, isFinished: false })

test('the least is at most the most, and the other way round; both may be the same', () => {
  expect(refusalOf('least', '13', { least: null, most: 12 })).toBe('This is above the maximum, 12.')
  expect(refusalOf('most', '5', { least: 10, most: null })).toBe('This is below the minimum, 10.')
  expect(refusalOf('least', '12', { least: null, most: 12 })).toBe(null)
  expect(refusalOf('most', '12', { least: 12, most: null })).toBe(null)
})

test('what is not a whole number is refused whatever the other end is, and nothing is not', () => {
  expect(refusalOf('least', '12 letters', open)).toBe('Enter a whole number, 0 or more.')
  expect(refusalOf('least', ' ', { least: null, most: 5 })).toBe(null)
})

test('what is typed is one end, refused it is none, and the same again changes nothing', () => {
  expect(withTyped('least', '10', open, typing(''))).toEqual({ least: 10, most: null })
  expect(withTyped('most', '5', { least: 10, most: null }, finished('10'))).toBe(null)
  expect(withTyped('most', '012', { least: null, most: 12 }, typing(''))).toBe(null)
  expect(withTyped('most', '', { least: null, most: 12 }, typing(''))).toEqual(open)
})

test('what was refused is meant as soon as the other end allows it', () => {
  expect(withTyped('least', '3', { least: 10, most: null }, finished('5'))).toEqual({ least: 3, most: 5 })
  expect(withTyped('least', '7', { least: 10, most: null }, finished('5'))).toEqual({ least: 7, most: null })
  expect(withTyped('most', '', { least: null, most: 12 }, finished('13'))).toEqual({ least: 13, most: null })
})

test('what is still typed at the other end, or is not a number, is not meant with it', () => {
  expect(withTyped('least', '3', { least: 10, most: null }, typing('5'))).toEqual({ least: 3, most: null })
  expect(withTyped('least', '3', { least: 10, most: 20 }, finished('ten'))).toEqual({ least: 3, most: 20 })
})

test('a refusal stays while it is one, and what one types stays', () => {
  expect(settled('most', finished('5'), { least: 10, most: null }, { least: 7, most: null })).toEqual(finished('5'))
  expect(settled('most', typing('5'), { least: 10, most: null }, { least: 3, most: null })).toEqual(typing('5'))
})

test('after a step back the fields show the span of then', () => {
  expect(settled('most', finished('5'), { least: 10, most: null }, open)).toEqual(typing(''))
  expect(settled('least', finished('10'), { least: 10, most: null }, open)).toEqual(typing(''))
  expect(settled('most', finished('012'), open, { least: null, most: 12 })).toEqual(typing('012'))
})

test('whole numbers are read as integers, spaces around them aside', () => {
  expect(wholeNumber(' 12 ')).toEqual({ is: 'number', value: 12 })
  expect(wholeNumber('007')).toEqual({ is: 'number', value: 7 })
  expect(wholeNumber('0')).toEqual({ is: 'number', value: 0 })
})

test('nothing is not a number, and no mistake', () => expect(wholeNumber('  ')).toEqual({ is: 'empty' }))

test('anything else is a mistake, not the number it begins with', () => {
  for (const typed of ['-1', '1.5', '1,000', '12 letters', 'ten', '1e3', '0x10', '9007199254740993', '∞'])
    expect(wholeNumber(typed)).toEqual({ is: 'wrong' })
})
