import { expect, test } from 'vitest'
import { textPieces, withoutMarks } from './text-pieces.ts'

test('what a model wrote is told apart from the marks of what it rests on', () => {
  expect(textPieces('It began there [1][2]. It went on. [1]', 2)).toEqual([
    { said: 'It began there', cites: [1, 2] },
    { said: '. It went on.', cites: [1] },
  ])
})

test('a mark that stands for no message is text, and so is all where nothing is marked', () => {
  expect(textPieces('A [3] b', 2)).toEqual([{ said: 'A [3] b', cites: [] }])
  expect(textPieces('Plain.', 2)).toEqual([{ said: 'Plain.', cites: [] }])
  expect(textPieces('', 2)).toEqual([])
})

test('heard, it has no marks', () => expect(withoutMarks('It began there [1][2]. And on. [12]')).toBe('It began there. And on.'))
