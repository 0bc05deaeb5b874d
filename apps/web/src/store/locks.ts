/**
 * One at a time under each name, in all tabs together, by Web Locks. Where the browser has none, or refuses them, only those of this
 * page wait for one another.
 */
export async function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = browserLocks()
  if (!locks) return inTurn(name, work)
  let begun: Promise<T> | null = null
  const own = () => {
    begun = work()
    return begun
  }
  try {
    return (await locks.request(name, own)) as T
  } catch (error) {
    if (begun) throw error
    return inTurn(name, work)
  }
}

/** The names that are held in any tab; null where nobody can say. */
export async function heldNames(): Promise<ReadonlySet<string> | null> {
  try {
    const { held = [] } = (await browserLocks()?.query()) ?? { held: null }
    return held && new Set(held.flatMap(({ name }) => name ?? []))
  } catch {
    return null
  }
}

function browserLocks(): LockManager | null {
  try {
    return navigator.locks ?? null
  } catch {
    return null
  }
}

const last = new Map<string, Promise<unknown>>()

function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const turn = (last.get(name) ?? Promise.resolve()).then(work, work)
  last.set(name, turn)
  return turn
}
