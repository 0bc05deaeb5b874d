import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

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
    request: (name: string, _options: object, work: () => Promise<unknown>) => {
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
  ['reports a lock as free that it does not grant', () => ({ request: hang, query: async () => ({ held: [] }) })],
]

test.each(ways)('where the browser %s, work is done one piece at a time, and a failure is passed on', async (_name, get) => {
  const manager = get === refuse ? null : get()
  vi.stubGlobal('navigator', Object.defineProperty({}, 'locks', { get: () => manager ?? get() }))
  expect(await three()).toEqual(oneAtATime)
})

test('a lock held by another tab is waited for as long as necessary', async () => {
  const manager = lockManager()
  vi.stubGlobal('navigator', { locks: manager })
  let release: (value: unknown) => void = () => undefined
  void manager.request('write', {}, () => new Promise((resolve) => (release = resolve)))
  const { alone } = await module()
  const work = vi.fn(async () => undefined)
  const done = alone('write', work)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(work).not.toHaveBeenCalled()
  release(undefined)
  await done
  expect(work).toHaveBeenCalledTimes(1)
})

test('a lock that is given after it was given up is let go immediately, and the work is not done twice', async () => {
  let give: () => Promise<unknown> = async () => undefined
  const request = (_name: string, _options: object, work: () => Promise<unknown>) => {
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

test.each(ways)('the held locks are known, or known to be unknown, where the browser %s', async (name, get) => {
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

describe('a page that is left and kept by the browser', () => {
  const other = Symbol('another page')

  /** The browser's own, in several pages, as in Firefox, which does not check whether the page is still open. */
  function oneForAllPages() {
    let holder: unknown = null
    const waiting: { who: unknown; give: () => void }[] = []
    const next = () => {
      const first = holder === null ? waiting.shift() : undefined
      if (!first) return
      holder = first.who
      first.give()
    }
    const request = (_name: string, { signal, who = 'this page' }: { signal?: AbortSignal; who?: unknown }, work: () => Promise<unknown>) =>
      new Promise((resolve, reject) => {
        const asked = {
          who,
          give: () =>
            void work().then((value) => {
              holder = null
              next()
              resolve(value)
            }),
        }
        signal?.addEventListener('abort', () => {
          const at = waiting.indexOf(asked)
          if (at < 0) return
          waiting.splice(at, 1)
          reject(signal.reason)
        })
        waiting.push(asked)
        queueMicrotask(next)
      })
    const locks = { request, query: async () => ({ held: holder === null ? [] : [{ name: 'write' }] }) }
    /** Takes it for another page; gives what lets it go. */
    const take = async () => {
      let release: (value: unknown) => void = () => undefined
      const taken = new Promise<void>((resolve) => {
        void request('write', { who: other }, () => {
          resolve()
          return new Promise((done) => (release = done))
        })
      })
      await taken
      return () => release(undefined)
    }
    return { locks, take, holder: () => holder }
  }

  async function page() {
    const target = new EventTarget()
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
    const browser = oneForAllPages()
    vi.stubGlobal('navigator', { locks: browser.locks })
    const { alone } = await module()
    const fire = (name: string) => target.dispatchEvent(Object.assign(new Event(name), { persisted: true }))
    return { alone, ...browser, leave: () => fire('pagehide'), comeBack: () => fire('pageshow') }
  }

  test('takes no lock that it waited for, and takes it when it comes back', async () => {
    const { alone, take, holder, leave, comeBack } = await page()
    const letGo = await take()
    const work = vi.fn(async () => undefined)
    const done = alone('write', work)
    await vi.advanceTimersByTimeAsync(10)
    leave()
    letGo()
    await vi.advanceTimersByTimeAsync(10)
    expect(holder()).toBeNull()
    expect(work).not.toHaveBeenCalled()
    comeBack()
    await done
    expect(work).toHaveBeenCalledTimes(1)
  })

  test('lets go of what it holds, and asks for nothing until it comes back', async () => {
    const { alone, take, leave, comeBack } = await page()
    let end: (value: unknown) => void = () => undefined
    const first = alone('write', () => new Promise((resolve) => (end = resolve)))
    await vi.advanceTimersByTimeAsync(10)
    leave()
    const second = vi.fn(async () => undefined)
    const done = alone('write', second)
    const letGo = await take()
    await vi.advanceTimersByTimeAsync(10)
    letGo()
    await vi.advanceTimersByTimeAsync(10)
    expect(second).not.toHaveBeenCalled()
    comeBack()
    end(undefined)
    await Promise.all([first, done])
    expect(second).toHaveBeenCalledTimes(1)
  })
})
