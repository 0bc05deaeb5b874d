import { expect, test } from 'vitest'
import { placeAfter } from './arrow-keys.ts'

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowLeft', 1, 0],
  ['ArrowDown', 1, 4],
  ['ArrowUp', 4, 1],
  ['Home', 4, 0],
  ['End', 1, 6],
])('of seven cards in rows of three %s leads from %d to %d', (key, from, to) => expect(placeAfter(key, from, 7, 3)).toBe(to))

test.each([
  ['ArrowLeft', 0],
  ['ArrowUp', 2],
  ['ArrowRight', 6],
  ['ArrowDown', 4],
  ['Home', 0],
  ['a', 3],
])('%s leads nowhere from %d', (key, from) => expect(placeAfter(key, from, 7, 3)).toBe(null))
