import { pause, pauseUntilQuiet } from './pause.ts'

/** After this long what goes first no longer stops the rest: storage or a disk may never answer. */
const longestMs = 20_000

/**
 * What one session's person waits for goes before the reading of feelings. A file that is read or saved comes and goes in
 * pieces: if a slice of feelings ran between every two of them, it would take as long as all of the feelings.
 */
export interface Precedence {
  /** Does this before anything that gives way. */
  first<T>(work: () => Promise<T>): Promise<T>
  /** A pause in work that lets other work go first. */
  giveWay(rank: Rank): Promise<void>
}

/** Work that a call waits for; work ahead of a call that is likely to come; and the rest, which waits for both. */
type Rank = 'awaited' | 'ahead' | 'background'

export function createPrecedence(longest = longestMs): Precedence {
  const going = new Set<symbol>()
  let over = Promise.resolve()
  let end: () => void = () => undefined

  function begin(one: symbol): void {
    if (going.size === 0) {
      over = new Promise((resolve) => {
        end = resolve
      })
    }
    going.add(one)
  }

  function leave(one: symbol): void {
    if (going.delete(one) && going.size === 0) end()
  }

  return {
    async first(work) {
      const one = Symbol('first')
      begin(one)
      const late = setTimeout(leave, longest, one)
      try {
        return await work()
      } finally {
        clearTimeout(late)
        leave(one)
      }
    },

    async giveWay(rank) {
      do {
        await over
        await (rank === 'awaited' ? pause() : pauseUntilQuiet(rank === 'ahead'))
      } while (going.size > 0)
    },
  }
}
