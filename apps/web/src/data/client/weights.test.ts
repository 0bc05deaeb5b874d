import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createWeights } from './weights.ts'

let comesOnline = () => {}
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', (type: string, hear: () => void) => {
    if (type === 'online') comesOnline = hear
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const bytes = Uint8Array.of(1, 2, 3)
const failing = () => Promise.reject(new TypeError('Failed to fetch'))

test('they are fetched once, however many ask, and passed as soon as they have come', async () => {
  const fetchFile = vi.fn(async (_cache: RequestCache) => bytes)
  const weights = createWeights(fetchFile)
  const [changed, came] = [vi.fn(), vi.fn()]
  weights.lent.hear(changed)
  weights.hear(came)
  expect(weights.lent.value()).toBeUndefined()
  weights.lent.wanted?.(false)
  await Promise.all([weights.load(), weights.load()])
  weights.lent.wanted?.(false)
  expect(fetchFile.mock.calls).toEqual([['default']])
  expect([weights.lent.value(), changed.mock.calls.length, came.mock.calls.length]).toEqual([bytes, 1, 1])
})

test('where they cannot be loaded that is said, and they are tried again after a while, for calls that wait, and when the network is back', async () => {
  const fetchFile = vi.fn<(cache: RequestCache) => Promise<Uint8Array>>(failing)
  const weights = createWeights(fetchFile)
  await expect(weights.load()).rejects.toThrow('Failed to fetch')
  expect(weights.lent.value()).toBeNull()
  const fetches = () => fetchFile.mock.calls.length
  for (const [seconds, times] of [
    [4, 1],
    [2, 2],
    [30, 3],
    [120, 4],
    [86_400, 4],
  ]) {
    await vi.advanceTimersByTimeAsync(seconds * 1000)
    expect(fetches()).toBe(times)
  }
  weights.lent.wanted?.(false)
  await vi.advanceTimersByTimeAsync(0)
  expect(fetches()).toBe(5)
  fetchFile.mockResolvedValue(bytes)
  comesOnline()
  await vi.advanceTimersByTimeAsync(0)
  expect([fetches(), weights.lent.value()]).toEqual([6, bytes])
  comesOnline()
  expect(fetches()).toBe(6)
})

test('useless ones that could not be fetched again are fetched again at the next call that needs them', async () => {
  const fetchFile = vi.fn<(cache: RequestCache) => Promise<Uint8Array>>(async () => bytes)
  const weights = createWeights(fetchFile)
  await weights.load()
  fetchFile.mockImplementationOnce(failing)
  weights.lent.wanted?.(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(weights.lent.value()).toBeNull()
  weights.lent.wanted?.(true)
  await vi.advanceTimersByTimeAsync(0)
  expect([fetchFile.mock.calls, weights.lent.value()]).toEqual([[['default'], ['reload'], ['reload']], bytes])
  // Repaired on the server a while later, they are had without the page being loaded again.
  await vi.advanceTimersByTimeAsync(11_000)
  weights.lent.wanted?.(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(fetchFile.mock.calls).toHaveLength(4)
})

test('useless ones are fetched past the cache, once in a while: what is useless again is none', async () => {
  const fetchFile = vi.fn(async (_cache: RequestCache) => bytes)
  const weights = createWeights(fetchFile)
  await weights.load()
  const came = vi.fn()
  weights.hear(came)
  weights.lent.wanted?.(true)
  await vi.advanceTimersByTimeAsync(0)
  expect([fetchFile.mock.calls, came.mock.calls.length]).toEqual([[['default'], ['reload']], 1])
  const changed = vi.fn()
  weights.lent.hear(changed)
  for (let i = 0; i < 3; i++) weights.lent.wanted?.(true)
  await vi.advanceTimersByTimeAsync(300_000)
  expect([fetchFile.mock.calls.length, came.mock.calls.length, weights.lent.value()]).toEqual([2, 1, null])
  expect(changed).toHaveBeenCalled()
})
