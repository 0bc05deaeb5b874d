import type { State } from './state.ts'

/** The provider's time, in whole seconds: the real one, moved on by the player. */
export interface Clock {
  now(): number
  /** What happens now happened then. */
  at<T>(then: number, happening: () => T): T
}

export function movedClock(state: State, real: () => number): Clock {
  let then: number | null = null
  return {
    now: () => then ?? real() + state.offset,
    at(time, happening) {
      const before = then
      then = time
      try {
        return happening()
      } finally {
        then = before
      }
    },
  }
}
