import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const module = () => import('./locks.ts')

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const refuse = () => {
  throw new DOMException('', 'SecurityError')
}
const hang = () => new Promise(() => undefined)

/** Three pieces of work begun at once, in the order in which they began and ended. */
async function three(): Promise<string[]> {
  const { alone } = await module()
  const log: string[] = []
  const work = (n: number) => async () => {
    log.push(`begin ${n}`)
    await new Promise((resolve) => setTimeout(resolve, 10))
    log.push(`end ${n}`)
    if (n === 2) throw new Error('failed')
    return n
  }
  const all = Promise.allSettled([1, 2, 3].map((n) => alone('write', work(n))))
  await vi.advanceTimersByTimeAsync(5000)
  expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  return log
}

const oneAtATime = [1, 2, 3].flatMap((n) => [`begin ${n}`, `end ${n}`])

/** The browser's own, in one page. */
function lockManager() {
  let last: Promise<unknown> = Promise.resolve()
  const held: { name: string }[] = []
  return {
    held,
    request: (name: string, work: () => Promise<unknown>) => {
      const next = last.then(async () => {
        held.push({ name })
        return work().finally(() => held.pop())
      })
      last = next.catch(() => undefined)
      return next
    },
    query: async () => ({ held }),
  }
}

const ways: [string, () => unknown][] = [
  ['has locks', lockManager],
  ['has none', () => undefined],
  ['throws where it is asked for them', refuse],
  ['refuses them', () => ({ request: () => Promise.reject(new DOMException('', 'SecurityError')), query: refuse })],
  ['throws where one is requested', () => ({ request: refuse, query: refuse })],
  ['never answers', () => ({ request: hang, query: hang })],
  ['says that nobody holds what it does not give', () => ({ request: hang, query: async () => ({ held: [] }) })],
]

test.each(ways)('where the browser %s, work is done one piece at a time, and a failure is passed on', async (_name, get) => {
  const manager = get === refuse ? null : get()
  vi.stubGlobal('navigator', Object.defineProperty({}, 'locks', { get: () => manager ?? get() }))
  expect(await three()).toEqual(oneAtATime)
})

test('a lock that another tab holds is waited for as long as it takes', async () => {
  const manager = lockManager()
  vi.stubGlobal('navigator', { locks: manager })
  let release: (value: unknown) => void = () => undefined
  void manager.request('write', () => new Promise((resolve) => (release = resolve)))
  const { alone } = await module()
  const work = vi.fn(async () => undefined)
  const done = alone('write', work)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(work).not.toHaveBeenCalled()
  release(undefined)
  await done
  expect(work).toHaveBeenCalledTimes(1)
})

test('a lock that is given after it was given up is let go at once, and the work is not done twice', async () => {
  let give: () => Promise<unknown> = async () => undefined
  const request = (_name: string, work: () => Promise<unknown>) => {
    give = work
    return hang()
  }
  vi.stubGlobal('navigator', { locks: { request, query: hang } })
  const { alone } = await module()
  const work = vi.fn(async () => 'done')
  const done = alone('write', work)
  await vi.advanceTimersByTimeAsync(5000)
  expect(await done).toBe('done')
  await give()
  expect(work).toHaveBeenCalledTimes(1)
})

test.each(ways)('what is held is known, or that nobody can say, where the browser %s', async (name, get) => {
  const manager = get === refuse ? null : get()
  vi.stubGlobal('navigator', Object.defineProperty({}, 'locks', { get: () => manager ?? get() }))
  const { alone, heldNames } = await module()
  let seen: ReadonlySet<string> | null = new Set()
  const done = alone('write', async () => {
    seen = await heldNames()
  })
  await vi.advanceTimersByTimeAsync(5000)
  await done
  expect(seen).toEqual(name === 'has locks' ? new Set(['write']) : null)
})
