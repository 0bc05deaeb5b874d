import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const freeBytes = async () => (await import('./room.ts')).freeBytes()

beforeEach(() => void vi.resetModules())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const refuse = () => {
  throw new DOMException('', 'SecurityError')
}

test.each([
  ['says both', { storage: { estimate: async () => ({ quota: 100, usage: 30 }) } }, 70],
  ['uses more than it promised', { storage: { estimate: async () => ({ quota: 100, usage: 130 }) } }, 0],
  ['says one of the two', { storage: { estimate: async () => ({ quota: 100 }) } }, null],
  ['refuses', { storage: { estimate: () => Promise.reject(new TypeError()) } }, null],
  ['has no estimate', { storage: {} }, null],
  ['has no storage', {}, null],
  ['throws where it is asked for storage', Object.defineProperty({}, 'storage', { get: refuse }), null],
] as const)('where the browser %s the free bytes follow, or are not known', async (_name, navigator, free) => {
  vi.stubGlobal('navigator', navigator)
  expect(await freeBytes()).toBe(free)
})

test('a browser that never answers is waited for a second, once', async () => {
  vi.useFakeTimers()
  const estimate = vi.fn(() => new Promise(() => undefined))
  vi.stubGlobal('navigator', { storage: { estimate } })
  const { freeBytes } = await import('./room.ts')
  const first = freeBytes()
  await vi.advanceTimersByTimeAsync(1000)
  expect(await first).toBeNull()
  expect(await freeBytes()).toBeNull()
  expect(estimate).toHaveBeenCalledTimes(1)
})
