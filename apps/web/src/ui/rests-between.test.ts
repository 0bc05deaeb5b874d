import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { restsBetween } from './rests-between.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a long work rests once the time of a piece is over, and not before', async () => {
  const rest = restsBetween()
  expect(rest()).toBeUndefined()
  vi.advanceTimersByTime(11)
  const pause = rest()
  expect(pause).toBeInstanceOf(Promise)
  await vi.runAllTimersAsync()
  await pause
  expect(rest()).toBeUndefined()
})
