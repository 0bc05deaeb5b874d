import { beforeEach, expect, test, vi } from 'vitest'
import { createPause } from './pause.ts'

let screen = '/search'
let taken: string[] = []
const pause = () =>
  createPause(
    (typed) => taken.push(typed),
    () => screen,
  )

beforeEach(() => {
  vi.useFakeTimers()
  screen = '/search'
  taken = []
  return () => vi.useRealTimers()
})

test('what is typed is taken once, half a second after the last letter, or immediately', () => {
  const { soon, now } = pause()
  soon('1')
  vi.advanceTimersByTime(400)
  soon('12')
  vi.advanceTimersByTime(499)
  expect(taken).toEqual([])
  vi.advanceTimersByTime(1)
  expect(taken).toEqual(['12'])
  soon('123')
  now('123')
  vi.runAllTimers()
  expect(taken).toEqual(['12', '123'])
})

test('when its container closes, the text is taken, once', () => {
  const { soon, close } = pause()
  soon('12')
  close()
  close()
  vi.runAllTimers()
  expect(taken).toEqual(['12'])
})

test('on the way to another screen, while this one is still drawn, it is not taken either', () => {
  const { soon, now } = pause()
  soon('12')
  screen = '/dashboard'
  vi.runAllTimers()
  soon('12')
  screen = '/favorites'
  now('12')
  expect(taken).toEqual([])
})

test('on another screen it is taken neither immediately nor later', () => {
  const { soon, close } = pause()
  soon('12')
  screen = '/dashboard'
  close()
  vi.runAllTimers()
  expect(taken).toEqual([])
})
