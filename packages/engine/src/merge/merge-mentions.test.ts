import { expect, test } from 'vitest'
import { isSameMention } from './merge-mentions.ts'

const names = ['Cleo', 'Dan Oak']
const marked = (name: string) => `@\u2068${name}\u2069`

test.each([
  ['a number and a name between marks', 'hi @491701234567, come', `hi ${marked('Cleo')}, come`],
  ['a number and a name of the chat without marks', 'hi @491701234567 come', 'hi @Dan Oak come'],
  ['a number and one word that may be a name', 'hi @491701234567', 'hi @Zoe'],
  ['a number that is shown with blanks', 'hi @491701234567', `hi ${marked('+49 170 1234567')}`],
  ['a number of somebody who is no contact', 'hi @491701234567', `hi ${marked('~ +49 170 1234567')}`],
  ['two mentions', '@491701234567 and @491707654321', `${marked('Cleo')} and ${marked('Dan Oak')}`],
])('the same: %s', (_, numbered, named) => {
  expect(isSameMention(numbered, named, names)).toBe(true)
  expect(isSameMention(named, numbered, names)).toBe(true)
})

test.each([
  ['nobody is mentioned', 'hi', 'hi'],
  ['something else is said', 'hi @491701234567, come', `hi ${marked('Cleo')}, go`],
  ['another number', 'hi @491701234567', `hi ${marked('+49 170 7654321')}`],
  ['several words that are nobody of the chat', 'hi @491701234567', 'hi @all of you'],
  ['one of two is another number', '@491701234567 and @491707654321', `${marked('Cleo')} and ${marked('+49 170 1234567')}`],
  ['letters instead of a number', 'hi @491701234567', 'hi @a 123 456 789'],
])('not the same: %s', (_, numbered, named) => expect(isSameMention(numbered, named, names)).toBe(false))
