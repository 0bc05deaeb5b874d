import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { largeBodies } from './large-bodies.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

test('large bodies are read one after the other, in time with their size; small ones immediately, and another address waits for none', async () => {
  const reading = largeBodies({ bytesPerSecond: 1e6 })
  const read: string[] = []
  const begin = (address: string, bytes: number) => reading(address, bytes, new AbortController().signal).then(() => read.push(address))
  const all = Array.from({ length: 3 }, () => begin('A', 2e6))
  await Promise.all([begin('small', 64_000), begin('B', 1e6), all[0]])
  expect(read.toSorted()).toEqual(['A', 'B', 'small'])
  await vi.advanceTimersByTimeAsync(1999)
  expect(read).toHaveLength(3)
  await vi.advanceTimersByTimeAsync(1)
  expect(read.slice(3)).toEqual(['A'])
  await vi.advanceTimersByTimeAsync(2000)
  expect(read.slice(3)).toEqual(['A', 'A'])
})
