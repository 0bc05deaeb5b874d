import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TooLate, within } from './within.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what comes in time is passed on, answer or failure, and leaves no timer', async () => {
  expect(await within(1000, Promise.resolve('here'))).toBe('here')
  await expect(within(1000, Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(vi.getTimerCount()).toBe(0)
})

test('what never comes is too late after its time, and not before', async () => {
  let failed: unknown
  within(1000, new Promise(() => undefined)).catch((error: unknown) => {
    failed = error
  })
  await vi.advanceTimersByTimeAsync(900)
  expect(failed).toBeUndefined()
  await vi.advanceTimersByTimeAsync(100)
  expect(failed).toBeInstanceOf(TooLate)
  expect(vi.getTimerCount()).toBe(0)
})
