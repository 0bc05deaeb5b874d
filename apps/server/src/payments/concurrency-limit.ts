/** Runs at most this many tasks at a time; the rest wait in order. */
export function atMost(most: number) {
  const waiting: (() => void)[] = []
  let free = most
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // The next in line takes this place; nobody comes in between.
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
