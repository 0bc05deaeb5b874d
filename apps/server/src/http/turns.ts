import { Failure } from '@convostat/api'
import { inTurn } from '@convostat/api/in-turn'
import { fairShare, wholeOf } from './fair-share.ts'

export interface Turns {
  /** Resolves when it is the turn of an address, with what ends that turn. Throws where too many wait. */
  enter(address: string, signal: AbortSignal): Promise<() => void>
}

interface Waiting {
  begin(): void
  refuse(error: unknown): void
}

/**
 * Something of which only a limited amount can run at the same time, for addresses in turn. `atOnce` and `waiting`: how much of one address,
 * if there is no other.
 */
export function turns({ atOnce, waiting: most }: { atOnce: number; waiting: number }): Turns {
  const running = fairShare(atOnce)
  const places = fairShare(most)
  const waiting = inTurn<Waiting>()
  let free = wholeOf(atOnce)

  function dispatch(): void {
    while (free > 0) {
      const address = waiting.addresses().find((each) => running.fits(each))
      if (address === undefined) return
      const [next] = waiting.of(address)
      leave(address, next)
      waiting.served(address)
      next.begin()
    }
  }

  function leave(address: string, one: Waiting): void {
    if (waiting.remove(address, one)) places.add(address, -1)
  }

  function begun(address: string): () => void {
    running.add(address)
    free--
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      running.add(address, -1)
      free++
      dispatch()
    }
  }

  /** Where all places are taken, the last one of the address that has most of them is sent away. */
  function makeRoom(address: string): void {
    while (!places.fits(address)) {
      const [heaviest] = places.heavier(address)
      const last = heaviest === undefined ? undefined : waiting.of(heaviest).at(-1)
      if (!last) throw new Failure('unavailable', { retryAfter: 5 })
      leave(heaviest, last)
      last.refuse(new Failure('unavailable', { retryAfter: 5 }))
    }
  }

  return {
    async enter(address, signal) {
      signal.throwIfAborted()
      makeRoom(address)
      return new Promise((resolve, reject) => {
        const gone = () => {
          leave(address, one)
          reject(signal.reason)
        }
        const settled = () => signal.removeEventListener('abort', gone)
        const one: Waiting = {
          begin() {
            settled()
            resolve(begun(address))
          },
          refuse(error) {
            settled()
            reject(error)
          },
        }
        signal.addEventListener('abort', gone, { once: true })
        places.add(address)
        waiting.add(address, one)
        dispatch()
      })
    },
  }
}
