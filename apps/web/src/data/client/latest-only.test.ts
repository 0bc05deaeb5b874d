import { expect, test } from 'vitest'
import { createTurns } from './latest-only.ts'

test('the last that was begun counts, whichever comes first', () => {
  const { begin } = createTurns()
  const isFirst = begin()
  expect(isFirst()).toBe(true)
  const isSecond = begin()
  expect([isFirst(), isSecond()]).toEqual([false, true])
})

test('once they are ended none counts, until another is begun', () => {
  const { begin, end } = createTurns()
  const isFirst = begin()
  end()
  expect(isFirst()).toBe(false)
  expect(begin()()).toBe(true)
})
