import { inTurn } from './in-turn.ts'

/** Shares places among callers. */
export interface PrintingPlaces {
  fits(caller: string): boolean
  add(caller: string, amount: number): void
  /** Who has more than this one would, who has most first. */
  heavier(caller: string): string[]
}

/** The reports to be printed, one at a time, callers in turn. A report has a place until it is printed or leaves. */
export function reportQueue<Job extends { caller: string }>(places: PrintingPlaces) {
  const waiting = inTurn<Job>()
  let current: Job | null = null

  function leave(job: Job): void {
    if (waiting.remove(job.caller, job)) places.add(job.caller, -1)
  }

  return {
    /** The one that is being printed. */
    current: () => current,
    all: (): Job[] => [...(current ? [current] : []), ...waiting.addresses().flatMap((caller) => waiting.of(caller))],

    /**
     * Takes a report, and gives those that are sent away for it. Where there is no place, that is the last report of who has
     * most of them; where that would be no fairer, the new one.
     */
    enter(job: Job): readonly Job[] {
      const sentAway: Job[] = []
      while (!places.fits(job.caller)) {
        const last = places.heavier(job.caller).flatMap((caller) => waiting.of(caller).slice(-1))[0] ?? job
        leave(last)
        sentAway.push(last)
        if (last === job) return sentAway
      }
      places.add(job.caller, 1)
      waiting.add(job.caller, job)
      return sentAway
    },

    /** One that is being printed keeps its place until it is done. */
    leave,

    /** The first report of the caller whose turn it is. */
    next(): Job | undefined {
      const [caller] = waiting.addresses()
      if (caller === undefined) return undefined
      const [job] = waiting.of(caller)
      waiting.remove(caller, job)
      waiting.served(caller)
      current = job
      return job
    },

    /** The current one is printed, or could not be. */
    done(): void {
      if (current) places.add(current.caller, -1)
      current = null
    },
  }
}
