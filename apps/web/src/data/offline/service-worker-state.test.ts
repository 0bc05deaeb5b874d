import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** What the hook gives a part of a page that is drawn now. */
vi.mock('react', () => ({ useSyncExternalStore: (_listen: unknown, state: () => unknown) => state() }))

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

/** The module in a browser whose service workers have this to say when one is registered, and whose server has something to keep. */
async function browserThat(register: () => Promise<unknown>) {
  vi.stubEnv('CONVOSTAT_TOLD', JSON.stringify({ offline: 'on' }))
  const asked = vi.fn(register)
  const serviceWorker = Object.assign(new EventTarget(), { controller: null, register: asked })
  vi.stubGlobal('navigator', { serviceWorker })
  vi.stubGlobal('caches', {})
  const { keepApp, useKeeping: keeping } = await import('./service-worker-state.ts')
  return { keepApp, keeping, asked }
}

const ready = async () => Object.assign(new EventTarget(), { active: {}, installing: null, waiting: null, update: async () => undefined })

test('the app is kept where its service worker is there', async () => {
  const { keepApp, keeping } = await browserThat(ready)
  expect(keeping()).toEqual({ state: 'later' })
  await keepApp()
  expect(keeping()).toEqual({ state: 'kept' })
})

test('a browser that refuses a service worker is not a failure of the page: it is said, and asked again at the next call', async () => {
  let isRefusing = true
  const refusing = async () => {
    if (isRefusing) throw new DOMException('', 'SecurityError')
    return ready()
  }
  const { keepApp, keeping, asked } = await browserThat(refusing)
  await keepApp()
  expect(keeping()).toEqual({ state: 'failed', why: 'network' })
  isRefusing = false
  await keepApp()
  expect([keeping(), asked.mock.calls.length]).toEqual([{ state: 'kept' }, 2])
})

test('a service worker that is never registered is waited for ten seconds', async () => {
  const { keepApp, keeping } = await browserThat(() => new Promise(() => undefined))
  const over = vi.fn()
  const kept = keepApp().then(over)
  await vi.advanceTimersByTimeAsync(9900)
  expect([keeping(), over.mock.calls.length]).toEqual([{ state: 'later' }, 0])
  await vi.advanceTimersByTimeAsync(100)
  await kept
  expect(keeping()).toEqual({ state: 'failed', why: 'network' })
  expect(vi.getTimerCount()).toBe(0)
})

test('one that ends before it is there is a failure', async () => {
  const installing = Object.assign(new EventTarget(), { state: 'redundant' })
  const { keepApp, keeping } = await browserThat(async () => Object.assign(new EventTarget(), { active: null, installing, waiting: null }))
  const kept = keepApp()
  await vi.advanceTimersByTimeAsync(300)
  await kept
  expect(keeping()).toEqual({ state: 'failed', why: 'network' })
})
