import { expect, test } from 'vitest'
import { balanced, fitted, wrapped } from './painting.ts'

/** As if every letter were one wide. */
const upTo = (width: number) => (text: string) => Array.from(new Intl.Segmenter('und').segment(text)).length <= width

test('words are wrapped at spaces', () => {
  expect(wrapped(upTo(11), 'You write most on Sunday evenings.')).toEqual(['You write', 'most on', 'Sunday', 'evenings.'])
  expect(wrapped(upTo(40), 'One line.')).toEqual(['One line.'])
  expect(wrapped(upTo(40), '')).toEqual([])
})

test('a headline has no lonely last word', () => {
  const fits = (text: string, share: number) => text.length <= 30 * share
  expect(wrapped((text) => fits(text, 1), 'August 2023 was your busiest month')).toEqual(['August 2023 was your busiest', 'month'])
  expect(balanced(fits, 'August 2023 was your busiest month')).toEqual(['August 2023 was', 'your busiest month'])
  expect(balanced(fits, 'A short one')).toEqual(['A short one'])
  expect(balanced(fits, '')).toEqual([])
})

test('a word longer than a line is broken, between letters only', () => {
  expect(wrapped(upTo(4), 'a bbbbbbbbb c')).toEqual(['a', 'bbbb', 'bbbb', 'b c'])
  expect(wrapped(upTo(2), '👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧')).toEqual(['👩‍👩‍👧👩‍👩‍👧', '👩‍👩‍👧'])
})

test('a name too long for its place ends with …', () => {
  expect(fitted(upTo(8), 'Bartholomew')).toBe('Barthol…')
  expect(fitted(upTo(8), 'Ana Maria Lopez')).toBe('Ana Mar…')
  expect(fitted(upTo(5), 'Ana Maria')).toBe('Ana…')
  expect(fitted(upTo(3), 'Ana')).toBe('Ana')
  expect(fitted(upTo(2), '👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧')).toBe('👩‍👩‍👧…')
  expect(fitted(upTo(0), 'Ana')).toBe('…')
})
