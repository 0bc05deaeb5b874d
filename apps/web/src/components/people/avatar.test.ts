import { expect, test } from 'vitest'
import { initialOf } from './avatar.tsx'

test.each([
  ['Maya Bellini', 'M'],
  ['tom', 'T'],
  ['~ Ana', 'A'],
  ['+49 170 111', '4'],
  ['مايا', 'م'],
  ['🌻', '🌻'],
])('the initial of %s is %s', (name, initial) => expect(initialOf(name)).toBe(initial))
