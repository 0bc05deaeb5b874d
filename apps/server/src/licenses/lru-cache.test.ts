import { expect, test } from 'vitest'
import { lastAsked } from './lru-cache.ts'

test('the entry that was read longest ago is forgotten first', () => {
  const { keep, get } = lastAsked<number>(2)
  keep('a', 1)
  keep('b', 2)
  expect(get('a')).toBe(1)
  keep('c', 3)
  expect([get('a'), get('b'), get('c')]).toEqual([1, undefined, 3])
  keep('a', 4)
  expect([get('a'), get('c')]).toEqual([4, 3])
})
