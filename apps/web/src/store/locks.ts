import { whenLeft, whileShown } from '#platform/left.ts'
import { within } from '#platform/within.ts'
import { createLeases } from './leases.ts'
import { createTurns } from './turns.ts'

/**
 * One at a time under each name, in all tabs together, by Web Locks.
 *
 * A browser that has none (Safari before 15.4, every browser over plain HTTP) may still store things, so there tabs take turns by
 * leases in IndexedDB. A browser that refuses locks, as with all cookies blocked, refuses storage too: what is left to protect is this
 * page's memory, and a queue does.
 */
export async function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = browserLocks()
  if (locks === 'none') return leases().alone(name, work)
  if (locks === 'refused') return inTurn(name, work)
  const lock = await held(locks, name)
  if (!lock) {
    isRefused = true
    return inTurn(name, work)
  }
  try {
    return await work()
  } finally {
    lock.release()
  }
}

/** The names that are held in any tab; null where they cannot be read. */
export async function heldNames(): Promise<ReadonlySet<string> | null> {
  const locks = browserLocks()
  if (locks === 'none') return leases().names()
  if (locks === 'refused') return null
  try {
    const { held = [] } = await within(patience, locks.query())
    return new Set(held.flatMap(({ name }) => name ?? []))
  } catch {
    return null
  }
}

/** If a browser has not granted a lock by then, it is asked whether the lock is held, with the same time to answer. */
const patience = 1000

/** Locks were refused once, or never answered: they are not waited for again. */
let isRefused = false

function browserLocks(): LockManager | 'none' | 'refused' {
  if (isRefused) return 'refused'
  try {
    return navigator.locks ?? 'none'
  } catch {
    return 'refused'
  }
}

interface Lock {
  release(): void
}

/** The lock once it is ours, however long others hold it; null where the browser refuses it, or does not grant a free one. */
function held(locks: LockManager, name: string): Promise<Lock | null> {
  return new Promise((resolve) => {
    let isGivenUp = false
    const giveUp = () => {
      isGivenUp = true
      clearInterval(watch)
      resolve(null)
    }
    let isLooking = false
    const look = async () => {
      if (isLooking) return
      isLooking = true
      // Asked twice: it may be on its way from one to the next.
      if (!(await isHeld(locks, name)) && !(await isHeld(locks, name))) giveUp()
      isLooking = false
    }
    const watch = setInterval(() => void look(), patience)
    const own = () =>
      new Promise<void>((letGo) => {
        clearInterval(watch)
        if (isGivenUp) return letGo()
        // What is under way comes to an end when the page comes back, if ever.
        const forget = whenLeft(letGo)
        const release = () => {
          forget()
          letGo()
        }
        resolve({ release })
      })
    // Firefox gives a lock even to a page that was left and is kept, where nothing would ever let it go.
    const ask = async (): Promise<unknown> => {
      await whileShown()
      const asking = new AbortController()
      const forget = whenLeft(() => asking.abort())
      try {
        return await locks.request(name, { signal: asking.signal }, () => {
          forget()
          return own()
        })
      } catch (error) {
        forget()
        if (asking.signal.aborted) return ask()
        throw error
      }
    }
    ask().catch(giveUp)
  })
}

async function isHeld(locks: LockManager, name: string): Promise<boolean> {
  if (isRefused) return false
  try {
    const { held = [] } = await within(patience, locks.query())
    return held.some((each) => each.name === name)
  } catch {
    isRefused = true
    return false
  }
}

const inTurn = createTurns()

let opened: ReturnType<typeof createLeases> | undefined
const leases = () => (opened ??= createLeases())
