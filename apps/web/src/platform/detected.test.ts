import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => void vi.resetModules())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const refuse = () => {
  throw new DOMException('', 'SecurityError')
}

test('service workers and their caches are null where the browser has none or refuses them', async () => {
  const { serviceWorkers, cacheStorage } = await import('./service-workers.ts')
  for (const get of [() => undefined, refuse]) {
    vi.stubGlobal('navigator', Object.defineProperty({}, 'serviceWorker', { get }))
    Object.defineProperty(globalThis, 'caches', { configurable: true, get })
    expect([serviceWorkers(), cacheStorage()]).toEqual([null, null])
  }
  Reflect.deleteProperty(globalThis, 'caches')
})

test('the browser is asked once to keep what is stored, and a browser that cannot be asked is none to worry about', async () => {
  const { askToPersist } = await import('./persist.ts')
  const asked = vi.fn()
  for (const storage of [undefined, {}, { persisted: refuse }, { persisted: async () => true }]) {
    vi.stubGlobal('navigator', { storage })
    await askToPersist(asked)
  }
  vi.stubGlobal('navigator', Object.defineProperty({}, 'storage', { get: refuse }))
  await askToPersist(asked)
  expect(asked).not.toHaveBeenCalled()
  const persist = vi.fn(refuse)
  vi.stubGlobal('navigator', { storage: { persisted: async () => false, persist } })
  await askToPersist(asked)
  expect([asked.mock.calls.length, persist.mock.calls.length]).toEqual([1, 1])
})

const hang = (): Promise<boolean> => new Promise(() => undefined)

test.each([
  ['says whether it has agreed', { persisted: hang }, 0],
  ['agrees', { persisted: async () => false, persist: hang }, 1],
] satisfies [string, { persisted: () => Promise<boolean>; persist?: () => Promise<boolean> }, number][])(
  'a browser that never %s is noted as asked only where it was asked',
  async (_what, storage, times) => {
    const { askToPersist } = await import('./persist.ts')
    const methods = { persisted: vi.fn(storage.persisted), persist: vi.fn('persist' in storage ? storage.persist : hang) }
    vi.stubGlobal('navigator', { storage: methods })
    const [asked, over] = [vi.fn(), vi.fn()]
    void askToPersist(asked).finally(over)
    await new Promise((resolve) => setTimeout(resolve))
    expect([asked, methods.persisted, methods.persist, over].map(({ mock }) => mock.calls.length)).toEqual([times, 1, times, 0])
  },
)

test('private files that never open are waited for once, and found when they come after all', async () => {
  vi.useFakeTimers()
  let open: (root: string) => void = () => undefined
  const getDirectory = vi.fn(() => new Promise((resolve) => (open = resolve)))
  vi.stubGlobal('navigator', { storage: { getDirectory } })
  const { privateFiles } = await import('./private-files.ts')
  const { TooLate } = await import('./within.ts')
  const first = privateFiles().catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(5500)
  expect(await first).toBeInstanceOf(TooLate)
  await expect(privateFiles()).rejects.toBeInstanceOf(TooLate)
  expect(getDirectory).toHaveBeenCalledTimes(1)
  open('late')
  await vi.advanceTimersByTimeAsync(0)
  const again = privateFiles()
  open('root')
  expect(await again).toBe('root')
})

/** Each is asked for in one module, which knows what to do where a browser lacks it, refuses it or never answers. */
const places: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\blocalStorage\b|\bsessionStorage\b/, ['platform/local.ts']],
  [/\bBroadcastChannel\b/, ['platform/channel.ts']],
  // The worker has brought its own where there is none.
  [/\b(?:Dec|C)ompressionStream\b/, ['store/']],
  [/\bnavigator\b.{0,30}\.locks\b/, ['store/locks.ts']],
  [/\.estimate\b/, ['platform/room.ts']],
  [/\.persist(?:ed)?\(/, ['platform/persist.ts']],
  [/\.getDirectory\b/, ['platform/private-files.ts']],
  [/\bnavigator\??\.storage\b/, ['platform/room.ts', 'platform/persist.ts', 'platform/private-files.ts']],
  [/\bnavigator\??\.serviceWorker\b|\bglobalThis\.caches\b/, ['platform/service-workers.ts']],
  [/\bindexedDB\b|import \{ (?!type)[^}]*from 'idb'/, ['platform/databases.ts', 'store/database.ts']],
]

test('nothing else in the pages and their workers asks for a feature that a browser may lack', () => {
  const root = join(import.meta.dirname, '..')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.d\.ts$/.test(path))
  const elsewhere = files.flatMap((path) => {
    const code = readFileSync(join(root, path), 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '')
    return places.flatMap(([feature, allowed]) =>
      feature.test(code) && !allowed.some((place) => path.startsWith(place)) ? [`${path}: ${feature.source}`] : [],
    )
  })
  expect(files.length).toBeGreaterThan(100)
  expect(elsewhere).toEqual([])
})
