import { expect, test } from 'vitest'
import { whereItHappened } from './answer.ts'

test('an error is reported by its name and frames; a message that looks like frames is left out', () => {
  const told = whereItHappened(new RangeError('Ana: secret\n    at Ana (secret.txt:1:1)\n    at home'))
  expect(told).toMatch(/^RangeError\n {4}at .*answer\.test\.ts/)
  expect(told).not.toMatch(/Ana|secret|home/)
})

test('what is not an error is reported by its type', () => expect(whereItHappened('Ana: secret')).toBe('string'))
