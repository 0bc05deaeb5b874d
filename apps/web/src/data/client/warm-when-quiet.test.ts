import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { warmWhenQuiet } from './warm-when-quiet.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A worker whose calls take as long as their input says, in milliseconds. */
function worker() {
  const signals: AbortSignal[] = []
  const warmUp = vi.fn(async (signal: AbortSignal) => void signals.push(signal))
  const answer = async (name: string, ms: number): Promise<unknown> => {
    await new Promise((resolve) => setTimeout(resolve, ms))
    if (name === 'license.fails') throw new Error('no')
    return name
  }
  return { ask: warmWhenQuiet(answer, warmUp), warmUp, signals }
}

test('a worker that is asked nothing about a chat warms up once it is quiet, and only once', async () => {
  const { ask, warmUp } = worker()
  const answers = Promise.all([ask('license.status', 10), ask('uploads.list', 1000)])
  await vi.advanceTimersByTimeAsync(1200)
  expect(await answers).toEqual(['license.status', 'uploads.list'])
  expect(warmUp).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(warmUp).toHaveBeenCalledTimes(1)
  void ask('uploads.list', 10)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(warmUp).toHaveBeenCalledTimes(1)
})

test('a call that fails is a call, too, and its failure arrives', async () => {
  const { ask, warmUp } = worker()
  const failing = expect(ask('license.fails', 10)).rejects.toThrow('no')
  await vi.advanceTimersByTimeAsync(400)
  await failing
  expect(warmUp).toHaveBeenCalledTimes(1)
})

test.each(['upload.inspect', 'uploads.open', 'figures.overview'])('a worker that is asked %s never warms up', async (name) => {
  const { ask, warmUp } = worker()
  void ask('license.status', 10)
  void ask(name, 20)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(warmUp).not.toHaveBeenCalled()
})

test('a call about a chat stops what is being warmed up', async () => {
  const { ask, signals } = worker()
  void ask('license.status', 10)
  await vi.advanceTimersByTimeAsync(400)
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
  void ask('uploads.list', 10)
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
  void ask('upload.inspect', 10)
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
})

test('a failure to warm up is nobody’s', async () => {
  const { ask, warmUp } = worker()
  warmUp.mockRejectedValue(new Error('no memory'))
  void ask('license.status', 10)
  await vi.advanceTimersByTimeAsync(1000)
  await expect(Promise.all([ask('uploads.list', 0), vi.advanceTimersByTimeAsync(10)])).resolves.toContain('uploads.list')
})
